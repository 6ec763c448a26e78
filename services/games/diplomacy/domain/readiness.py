"""Whether the clock may have a phase played now, and with what for orders that are missing."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum


class Readiness(StrEnum):
    PLAY = "play"
    PLAY_WITH_DEFAULTS = "play with default orders"
    WAIT = "wait"


@dataclass(frozen=True)
class PhaseState:
    """What the decision rests on."""

    due_at: datetime | None
    fast: bool
    someone_missing: bool
    all_agreed: bool
    disorder_covers: bool  # civil disorder is allowed for all that is missing


def readiness(phase: PhaseState, now: datetime, grace: timedelta) -> Readiness:
    """All in and due, or all in and fast; else civil disorder when the grace is over."""
    due = phase.due_at is not None and now >= phase.due_at
    if not phase.someone_missing:
        return Readiness.PLAY if due or phase.fast or phase.all_agreed else Readiness.WAIT
    late = phase.due_at is not None and now >= phase.due_at + grace
    return Readiness.PLAY_WITH_DEFAULTS if late and phase.disorder_covers else Readiness.WAIT


LOOK_AGAIN = timedelta(minutes=10)  # the master may have changed what the game allows


def next_look(due_at: datetime | None, now: datetime, grace: timedelta) -> datetime:
    """When a phase that must wait may be ready: at its deadline, or when the grace is over."""
    moments = [due_at, due_at + grace] if due_at else []
    return min([moment for moment in moments if moment > now] + [now + LOOK_AGAIN])


FIRST_PAUSE = timedelta(seconds=5)
LAST_TRY = 5


def pause_after(tries: int) -> timedelta:
    """5 s, 20 s, 80 s, … between tries of a game that fails."""
    return FIRST_PAUSE * 4 ** (tries - 1)


def is_given_up(tries: int) -> bool:
    return tries >= LAST_TRY
