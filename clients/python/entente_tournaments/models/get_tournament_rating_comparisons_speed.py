from enum import StrEnum


class GetTournamentRatingComparisonsSpeed(StrEnum):
    BLITZ = "blitz"
    RAPID = "rapid"
    STANDARD = "standard"

    def __str__(self) -> str:
        return str(self.value)
