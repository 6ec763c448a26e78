from enum import StrEnum


class TournamentChangesInitialColour(StrEnum):
    B = "b"
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
