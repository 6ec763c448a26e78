from enum import StrEnum


class ScreenChangesTypeType0(StrEnum):
    BOARDS = "boards"
    CALLS = "calls"
    CHECK_IN = "check_in"
    CROSSTABLE = "crosstable"
    IMAGE = "image"
    INPUT = "input"
    PLAYERS = "players"
    RANKING = "ranking"
    RESULTS = "results"

    def __str__(self) -> str:
        return str(self.value)
