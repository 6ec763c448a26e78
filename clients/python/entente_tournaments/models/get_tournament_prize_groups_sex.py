from enum import StrEnum


class GetTournamentPrizeGroupsSex(StrEnum):
    M = "m"
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
