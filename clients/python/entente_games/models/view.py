from enum import StrEnum


class View(StrEnum):
    FINISHED = "finished"
    OBSERVE = "observe"
    RUNNING = "running"
    STATUS = "status"

    def __str__(self) -> str:
        return str(self.value)
