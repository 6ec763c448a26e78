from enum import StrEnum


class GetTournamentGroupStandingsBy(StrEnum):
    CATEGORY = "category"
    CLUB = "club"
    FEDERATION = "federation"
    TEAM = "team"

    def __str__(self) -> str:
        return str(self.value)
