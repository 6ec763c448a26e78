"""Deadlines after a long stop of the site."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from services.games.diplomacy.domain.deadlines import Pace, is_weekend
from services.games.diplomacy.domain.downtime import downtime, moved_deadline

PACE = Pace(2, 1, 1, play_weekend=False, deadline_hour=20)
MONDAY = datetime(2030, 6, 3, 20, tzinfo=UTC)
HOURS = st.integers(0, 24 * 30).map(lambda hours: timedelta(hours=hours))


def test_a_short_restart_is_no_downtime():
    assert not downtime(MONDAY, MONDAY + timedelta(minutes=5), timedelta(minutes=15))


def test_a_clock_that_went_back_is_no_downtime():
    assert not downtime(MONDAY, MONDAY - timedelta(days=1), timedelta(minutes=15))


def test_a_day_off_is_a_days_downtime():
    day = timedelta(days=1)
    assert downtime(MONDAY, MONDAY + day, timedelta(minutes=15)) == day


def test_a_deadline_missed_by_the_stop_moves_by_as_much_as_was_left():
    stopped, back = MONDAY - timedelta(hours=6), MONDAY + timedelta(days=2, hours=-12)
    # Six hours were left when it stopped; from Wednesday 8:00 that is Wednesday evening.
    assert moved_deadline(PACE, MONDAY, stopped, back) == datetime(2030, 6, 5, 20, tzinfo=UTC)


def test_it_does_not_fall_on_a_weekend():
    back = MONDAY + timedelta(days=5)
    assert moved_deadline(PACE, MONDAY, MONDAY, back).weekday() == 0


def test_a_game_that_was_late_before_gets_nothing_back():
    assert (
        moved_deadline(PACE, MONDAY, MONDAY + timedelta(hours=1), MONDAY + timedelta(days=3))
        == MONDAY
    )


def test_a_deadline_still_to_come_stays():
    assert (
        moved_deadline(PACE, MONDAY, MONDAY - timedelta(days=3), MONDAY - timedelta(hours=1))
        == MONDAY
    )


@given(HOURS, HOURS)
def test_nobody_has_less_time_than_was_left(left, after):
    stopped, back = MONDAY - left, MONDAY + after
    moved = moved_deadline(PACE, MONDAY, stopped, back)
    assert moved >= back + left
    assert moved < back + left + timedelta(days=4)
    assert not is_weekend(moved.date())
