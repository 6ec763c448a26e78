from enum import StrEnum


class FamilyChangesTypeType0(StrEnum):
    BOARDS = "boards"
    INPUT = "input"
    PLAYERS = "players"

    def __str__(self) -> str:
        return str(self.value)
