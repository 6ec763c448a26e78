from enum import StrEnum


class GetGameScoresOfSystem(StrEnum):
    BANG = "BANG"
    BOUC = "BOUC"
    CALH = "CALH"
    CDIP = "CDIP"
    CNAM = "CNAM"
    DLIG = "DLIG"
    MANO = "MANO"
    NOMG = "NOMG"
    WNAM = "WNAM"

    def __str__(self) -> str:
        return str(self.value)
