from enum import StrEnum


class GoSetupRuleset(StrEnum):
    CHINESE = "CHINESE"
    JAPANESE = "JAPANESE"

    def __str__(self) -> str:
        return str(self.value)
