"""The states of a game, its kinds and flags, and what a client may do next."""

from enum import IntEnum, IntFlag, StrEnum
from functools import cache


class Status(StrEnum):
    INVITED, SETUP, KOMI = "INVITED", "SETUP", "KOMI"
    PLAY, PASS, SCORE, SCORE2 = "PLAY", "PASS", "SCORE", "SCORE2"
    FINISHED = "FINISHED"


RUNNING = (Status.PLAY, Status.PASS, Status.SCORE, Status.SCORE2)
STARTED = (Status.KOMI, *RUNNING)


class GameType(StrEnum):
    GO, TEAM_GO, ZEN_GO = "GO", "TEAM_GO", "ZEN_GO"


class GameFlag(IntFlag):
    KO, HIDDEN_MESSAGE, ADMINISTRATOR_RESULT, DETACHED = 1, 2, 4, 8
    ATTACHED_SGF, NO_RESULT, SECRET_MESSAGE, REPETITION = 16, 32, 64, 128


@cache
def flag_names(flags: int) -> tuple[str, ...]:
    """The flags of a game by name; there are few combinations, and lists ask for hundreds."""
    return tuple(flag.name for flag in GameFlag(flags) if flag.name)


class NextAction(IntEnum):
    """Codes old robots know."""

    OTHER, PLACE_HANDICAP, MOVE, SCORE = 0, 1, 2, 3
    BID, BID_OR_ACCEPT, CHOOSE_COLOUR, WAIT = 10, 11, 12, 13


class Rated(StrEnum):
    NO, YES, DONE = "N", "Y", "Done"


YOUNG_GAME_MOVES = 10  # plus the handicap


def is_young(moves: int, handicap: int) -> bool:
    """Young games may be deleted, and end too early to be rated."""
    return moves < YOUNG_GAME_MOVES + handicap


def next_action(status: Status, moves: int, handicap: int, bidding: NextAction) -> NextAction:
    """What the player to move is asked for; `bidding` is what the komi negotiation asks."""
    if status is Status.KOMI:
        return bidding
    if status in (Status.PLAY, Status.PASS):
        return NextAction.PLACE_HANDICAP if moves < handicap else NextAction.MOVE
    return NextAction.SCORE if status in (Status.SCORE, Status.SCORE2) else NextAction.OTHER
