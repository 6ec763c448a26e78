from enum import StrEnum


class EndedBy(StrEnum):
    DEALER = "dealer"
    TIME = "time"

    def __str__(self) -> str:
        return str(self.value)
