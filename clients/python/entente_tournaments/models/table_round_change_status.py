from enum import StrEnum


class TableRoundChangeStatus(StrEnum):
    CLOSED = "closed"
    PUBLISHED = "published"

    def __str__(self) -> str:
        return str(self.value)
