"""How far the game of a board is."""

from enum import StrEnum


class GameStatus(StrEnum):
    """`hangs` and `gone` wait for the director; `by_hand` and `released` count no longer."""

    WANTED = "wanted"
    MADE = "made"
    HANGS = "hangs"
    GONE = "gone"
    BY_HAND = "by_hand"
    RELEASED = "released"


# The board of such a game gets no other one by itself.
ATTACHED = (
    GameStatus.WANTED,
    GameStatus.MADE,
    GameStatus.HANGS,
    GameStatus.GONE,
    GameStatus.BY_HAND,
)
