from enum import StrEnum


class HallRole(StrEnum):
    ARBITER = "arbiter"
    CLERK = "clerk"
    ORGANISER = "organiser"
    SPECTATOR = "spectator"

    def __str__(self) -> str:
        return str(self.value)
