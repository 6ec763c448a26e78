from enum import StrEnum


class Measured(StrEnum):
    GAME = "game"
    HAND = "hand"
    PLAYER_IN_A_GAME = "player in a game"
    WIN = "win"

    def __str__(self) -> str:
        return str(self.value)
