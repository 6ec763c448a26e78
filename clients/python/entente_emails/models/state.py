from enum import StrEnum


class State(StrEnum):
    DROPPED = "dropped"
    FAILED = "failed"
    KEPT = "kept"
    SENT = "sent"
    WAITING = "waiting"

    def __str__(self) -> str:
        return str(self.value)
