from enum import StrEnum


class Stage(StrEnum):
    FINAL = "final"
    REGULAR = "regular"
    SEMIFINAL = "semifinal"

    def __str__(self) -> str:
        return str(self.value)
