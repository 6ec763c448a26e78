from enum import StrEnum


class FoulType(StrEnum):
    CHI_BY_MISTAKE = "chi by mistake"
    CHOMBO = "chombo"
    PON_BY_MISTAKE = "pon by mistake"
    REACHED_BY_MISTAKE = "reached by mistake"
    RON_AGARI_BY_MISTAKE = "ron agari by mistake"
    SHORTAGE_OF_TILES = "shortage of tiles"
    TOO_MANY_TILES = "too many tiles"
    TSUMO_AGARI_BY_MISTAKE = "tsumo agari by mistake"

    def __str__(self) -> str:
        return str(self.value)
