from enum import StrEnum


class RoundChangeStatus(StrEnum):
    CLOSED = "closed"
    DRAFT = "draft"
    PUBLISHED = "published"

    def __str__(self) -> str:
        return str(self.value)
