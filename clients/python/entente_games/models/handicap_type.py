from enum import StrEnum


class HandicapType(StrEnum):
    AUKO_OPN = "auko_opn"
    AUKO_SEC = "auko_sec"
    BLACK = "black"
    CONV = "conv"
    DIV_IKYC = "div_ikyc"
    DIV_YKIC = "div_ykic"
    DOUBLE = "double"
    NIGIRI = "nigiri"
    PROPER = "proper"
    WHITE = "white"

    def __str__(self) -> str:
        return str(self.value)
