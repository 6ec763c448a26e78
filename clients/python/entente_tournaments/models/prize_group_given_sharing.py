from enum import StrEnum


class PrizeGroupGivenSharing(StrEnum):
    AVERAGE = "average"
    HORT = "hort"
    NONE = "none"

    def __str__(self) -> str:
        return str(self.value)
