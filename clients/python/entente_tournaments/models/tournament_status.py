from enum import StrEnum


class TournamentStatus(StrEnum):
    ARCHIVED = "archived"
    FINISHED = "finished"
    PLANNED = "planned"
    RUNNING = "running"

    def __str__(self) -> str:
        return str(self.value)
