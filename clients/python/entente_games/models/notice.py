from enum import StrEnum


class Notice(StrEnum):
    DISPUTE = "dispute"
    GAME_OVER = "game_over"
    INVITATION = "invitation"
    MESSAGE = "message"
    MOVE = "move"
    SEAT = "seat"
    TIME = "time"

    def __str__(self) -> str:
        return str(self.value)
