from enum import StrEnum


class NamedThing(StrEnum):
    EVENT = "event"
    LEAGUE = "league"
    LEAGUE_PLAYER = "league-player"
    LEAGUE_TEAM = "league-team"
    REGISTRATION = "registration"
    TEAM = "team"
    TOURNAMENT = "tournament"

    def __str__(self) -> str:
        return str(self.value)
