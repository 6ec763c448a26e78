"""When the clock may have a phase played."""

from datetime import UTC, datetime, timedelta

import pytest

from services.games.diplomacy.domain.readiness import (
    LOOK_AGAIN,
    PhaseState,
    Readiness,
    is_given_up,
    next_look,
    pause_after,
)
from services.games.diplomacy.domain.readiness import readiness as decided

NOW = datetime(2030, 6, 3, 20, tzinfo=UTC)
HOUR, GRACE = timedelta(hours=1), timedelta(hours=24)
PLAY, DEFAULTS, WAIT = Readiness.PLAY, Readiness.PLAY_WITH_DEFAULTS, Readiness.WAIT


@pytest.mark.parametrize(
    ("due_at", "fast", "missing", "agreed", "covers", "expected"),
    [
        (NOW, False, False, False, False, PLAY),  # due, all in
        (NOW + HOUR, False, False, False, False, WAIT),  # all in, not due
        (NOW + HOUR, True, False, False, False, PLAY),  # all in, a fast game
        (NOW + HOUR, False, False, True, False, PLAY),  # all called their orders final
        (None, False, False, False, False, WAIT),  # no deadline
        (None, True, False, False, False, PLAY),
        (NOW, True, True, False, True, WAIT),  # someone is missing, the grace has just begun
        (NOW - GRACE + HOUR, False, True, False, True, WAIT),
        (NOW - GRACE, False, True, False, True, DEFAULTS),  # the grace is over
        (NOW - 10 * GRACE, False, True, False, False, WAIT),  # disorder is not allowed here
        (None, True, True, False, True, WAIT),
    ],
)
def test_a_phase_is_played_when_the_rules_say_so(due_at, fast, missing, agreed, covers, expected):
    assert decided(PhaseState(due_at, fast, missing, agreed, covers), NOW, GRACE) is expected


@pytest.mark.parametrize(
    ("due_at", "expected"),
    [
        (NOW + timedelta(seconds=1), NOW + timedelta(seconds=1)),  # another scheduler was quicker
        (NOW - GRACE + timedelta(minutes=1), NOW + timedelta(minutes=1)),  # the grace ends
        (NOW - 2 * GRACE, NOW + LOOK_AGAIN),
        (NOW + GRACE, NOW + LOOK_AGAIN),
        (None, NOW + LOOK_AGAIN),
    ],
)
def test_a_waiting_phase_is_looked_at_when_time_makes_a_difference(due_at, expected):
    assert next_look(due_at, NOW, GRACE) == expected


def test_pauses_between_tries_grow():
    assert [pause_after(tries).seconds for tries in (1, 2, 3)] == [5, 20, 80]


def test_the_fifth_try_is_the_last():
    assert [is_given_up(tries) for tries in (1, 4, 5)] == [False, False, True]
