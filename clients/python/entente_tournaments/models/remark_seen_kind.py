from enum import StrEnum


class RemarkSeenKind(StrEnum):
    ALTERED = "altered"
    SKIPPED = "skipped"

    def __str__(self) -> str:
        return str(self.value)
