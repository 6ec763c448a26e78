from enum import StrEnum


class NotesConvoyRetreat(StrEnum):
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"

    def __str__(self) -> str:
        return str(self.value)
