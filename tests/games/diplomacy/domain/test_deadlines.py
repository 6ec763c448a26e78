"""Deadlines: speeds, weekends, pauses."""

from datetime import UTC, datetime

import pytest

from services.games.diplomacy.domain.deadlines import (
    Pace,
    after_pause,
    grace_is_over,
    is_due,
    next_deadline,
)

MOVES, RETREATS, ADJUSTMENTS = 0, 1, 4
MONDAY = datetime(2026, 11, 16, 9, 30, tzinfo=UTC)
FRIDAY = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)


def pace(play_weekend=False, hour=20, speeds=(3, 1, 2)):
    return Pace(*speeds, play_weekend=play_weekend, deadline_hour=hour)


@pytest.mark.parametrize(("advancement", "day"), [(MOVES, 19), (RETREATS, 17), (ADJUSTMENTS, 18)])
def test_each_kind_of_phase_has_its_own_speed(advancement, day):
    assert next_deadline(pace(), advancement, MONDAY) == datetime(2026, 11, day, 20, tzinfo=UTC)


def test_a_speed_of_zero_is_no_deadline():
    assert next_deadline(pace(speeds=(0, 1, 1)), MOVES, MONDAY) is None


@pytest.mark.parametrize(("speed", "day"), [(1, 23), (2, 23), (3, 23), (4, 24)])
def test_a_deadline_on_a_weekend_waits_for_monday(speed, day):
    assert next_deadline(pace(speeds=(speed, 1, 1)), MOVES, FRIDAY).day == day


def test_some_games_play_on_weekends():
    assert next_deadline(pace(play_weekend=True, speeds=(1, 1, 1)), MOVES, FRIDAY).day == 21


def test_the_hour_is_the_games_own():
    assert next_deadline(pace(hour=7), MOVES, MONDAY).hour == 7


def test_a_phase_is_due_from_its_deadline_on():
    assert not is_due(FRIDAY, MONDAY)
    assert is_due(MONDAY, MONDAY)
    assert not is_due(None, MONDAY)


def test_grace_counts_from_the_deadline():
    assert not grace_is_over(MONDAY, datetime(2026, 11, 17, 9, 29, tzinfo=UTC), 24)
    assert grace_is_over(MONDAY, datetime(2026, 11, 17, 9, 30, tzinfo=UTC), 24)
    assert not grace_is_over(None, MONDAY, 0)


def test_a_pause_leaves_at_least_the_time_that_was_left():
    due = datetime(2026, 11, 18, 20, tzinfo=UTC)
    resumed = datetime(2026, 11, 16, 10, 30, tzinfo=UTC)
    assert after_pause(pace(), due, MONDAY, resumed) == datetime(2026, 11, 19, 20, tzinfo=UTC)


def test_a_clock_that_went_back_during_a_pause_takes_no_time_away():
    due = datetime(2026, 11, 18, 20, tzinfo=UTC)
    assert after_pause(pace(), due, FRIDAY, MONDAY) == due
