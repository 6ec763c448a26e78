"""Deadlines: speeds, weekends, pauses."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from services.games.diplomacy.domain.deadlines import (
    Pace,
    after_pause,
    end_of_grace,
    exact_times,
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
    assert end_of_grace(MONDAY, 24, None) == datetime(2026, 11, 17, 9, 30, tzinfo=UTC)
    assert end_of_grace(None, 24, MONDAY) is None


def test_a_shortened_grace_takes_nobody_what_he_counted_on():
    assert end_of_grace(MONDAY, 24, FRIDAY) == FRIDAY
    assert end_of_grace(FRIDAY, 24, MONDAY) == FRIDAY + timedelta(days=1)


@pytest.mark.parametrize(
    ("fast", "advancement", "after"),
    [
        (False, MOVES, timedelta(hours=36)),
        (False, 1, timedelta(hours=12)),
        (True, MOVES, timedelta(minutes=36)),
    ],
)
def test_a_pace_counts_from_the_moment_the_phase_begins(fast, advancement, after):
    exact = exact_times(36, 12, 0, fast)
    assert next_deadline(replace(pace(), exact=exact), advancement, MONDAY) == MONDAY + after


def test_where_no_pace_is_set_the_days_count():
    exact = exact_times(36, 0, 0, fast=False)
    assert next_deadline(replace(pace(), exact=exact), 1, MONDAY) == next_deadline(
        pace(), 1, MONDAY
    )


def test_a_pace_that_ends_on_a_weekend_ends_on_monday_at_that_time():
    exact = exact_times(24, 0, 0, fast=False)
    due = next_deadline(replace(pace(), exact=exact), MOVES, FRIDAY)
    assert (due.weekday(), due.time()) == (0, FRIDAY.time())


def test_a_pause_moves_an_exact_deadline_by_exactly_its_length():
    exact = replace(pace(), exact=exact_times(36, 0, 0, fast=False))
    due, resumed = MONDAY + timedelta(hours=36), MONDAY + timedelta(minutes=90)
    assert after_pause(exact, due, MONDAY, resumed) == due + timedelta(minutes=90)


def test_a_pause_leaves_at_least_the_time_that_was_left():
    due = datetime(2026, 11, 18, 20, tzinfo=UTC)
    resumed = datetime(2026, 11, 16, 10, 30, tzinfo=UTC)
    assert after_pause(pace(), due, MONDAY, resumed) == datetime(2026, 11, 19, 20, tzinfo=UTC)


def test_a_clock_that_went_back_during_a_pause_takes_no_time_away():
    due = datetime(2026, 11, 18, 20, tzinfo=UTC)
    assert after_pause(pace(), due, FRIDAY, MONDAY) == due
