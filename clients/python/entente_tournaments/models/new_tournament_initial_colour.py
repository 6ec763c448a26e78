from enum import StrEnum


class NewTournamentInitialColour(StrEnum):
    B = "b"
    W = "w"

    def __str__(self) -> str:
        return str(self.value)
