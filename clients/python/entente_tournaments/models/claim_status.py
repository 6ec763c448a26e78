from enum import StrEnum


class ClaimStatus(StrEnum):
    CONFIRMED = "confirmed"
    DISPUTED = "disputed"
    WAITING = "waiting"

    def __str__(self) -> str:
        return str(self.value)
