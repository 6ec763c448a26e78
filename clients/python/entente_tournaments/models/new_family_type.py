from enum import StrEnum


class NewFamilyType(StrEnum):
    BOARDS = "boards"
    INPUT = "input"
    PLAYERS = "players"

    def __str__(self) -> str:
        return str(self.value)
