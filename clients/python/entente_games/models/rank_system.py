from enum import StrEnum


class RankSystem(StrEnum):
    AGA = "aga"
    CHINA = "china"
    DRAGON = "dragon"
    EURORANK = "eurorank"
    FICGS = "ficgs"
    IGS = "igs"
    IYTGG = "iytgg"
    JAPAN = "japan"
    KGS = "kgs"
    KOREA = "korea"
    OGS = "ogs"
    TYGEM = "tygem"
    WBADUK = "wbaduk"

    def __str__(self) -> str:
        return str(self.value)
