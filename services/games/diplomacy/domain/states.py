"""The states of a game: waiting, started, stopped."""

from enum import IntEnum


class State(IntEnum):
    WAITING, STARTED, STOPPED = range(3)


STEPS = {
    (State.WAITING, State.STARTED),
    (State.STARTED, State.STOPPED),
    (State.WAITING, State.STOPPED),
}

# What a position, a deal or a promise of secrecy already rests on.
FIXED_BY_THE_START = ("variant", "archive", "anonymous", "cumulate", "manual", "fog", "rated")


def may_become(current: int, wanted: int) -> bool:
    return (current, wanted) in STEPS
