from enum import StrEnum


class GetGameScoresOfSystem(StrEnum):
    BANG = "BANG"
    BOUC = "BOUC"
    CALH = "CALH"
    CARN = "CARN"
    CDIP = "CDIP"
    CNAM = "CNAM"
    DLIG = "DLIG"
    DRAW = "DRAW"
    MANO = "MANO"
    NOMG = "NOMG"
    SQUA = "SQUA"
    WNAM = "WNAM"

    def __str__(self) -> str:
        return str(self.value)
