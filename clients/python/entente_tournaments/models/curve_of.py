from enum import StrEnum


class CurveOf(StrEnum):
    PLAYERS = "players"
    RATINGS = "ratings"
    TEAMS = "teams"

    def __str__(self) -> str:
        return str(self.value)
