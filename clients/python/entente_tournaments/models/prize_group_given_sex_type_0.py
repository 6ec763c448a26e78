from enum import StrEnum


class PrizeGroupGivenSexType0(StrEnum):
    M = "m"
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
