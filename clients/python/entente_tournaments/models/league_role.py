from enum import StrEnum


class LeagueRole(StrEnum):
    ORGANISER = "organiser"
    SCORER = "scorer"

    def __str__(self) -> str:
        return str(self.value)
