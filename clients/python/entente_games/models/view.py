from enum import StrEnum


class View(StrEnum):
    EVERYBODY = "everybody"
    FINISHED = "finished"
    OBSERVE = "observe"
    PLAYED = "played"
    RUNNING = "running"
    STATUS = "status"

    def __str__(self) -> str:
        return str(self.value)
