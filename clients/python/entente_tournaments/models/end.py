from enum import StrEnum


class End(StrEnum):
    CHOMBO = "chombo"
    DRAW = "draw"
    RON = "ron"
    TSUMO = "tsumo"

    def __str__(self) -> str:
        return str(self.value)
