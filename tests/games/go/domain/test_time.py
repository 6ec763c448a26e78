"""Clocks that sleep, time systems, gifts and vacations."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.games.go.domain.clocks import (
    ALWAYS,
    TICK_SECONDS,
    TICKS_PER_DAY,
    TICKS_PER_HOUR,
    charged_hours,
    clock_of,
    hour_in_utc,
    runs_at,
    tick_at,
    tick_when,
    ticks,
)
from services.games.go.domain.rules_broken import (
    InvalidGift,
    InvalidVacation,
    TimeLimitTooLarge,
    TimeLimitTooSmall,
)
from services.games.go.domain.time_systems import (
    OUT,
    ByoType,
    TimeLeft,
    TimeLimit,
    check_limit,
    comparable_hours,
    hours_until_out,
    time_after,
    timeout_date,
    with_gift,
)
from services.games.go.domain.time_texts import long_limit, short_limit, time_left_text
from services.games.go.domain.vacations import Vacation, changed_vacation, new_vacation
from services.games.go.tables.players import Night
from tests.games.go.domain.counts import few

JAPANESE = TimeLimit(ByoType.JAPANESE, 210, 15, 10)
CANADIAN = TimeLimit(ByoType.CANADIAN, 60, 225, 8)
FISCHER = TimeLimit(ByoType.FISCHER, 150, 15, 0)
limits = some.builds(
    TimeLimit,
    some.sampled_from(ByoType),
    some.integers(0, 300),
    some.integers(0, 60),
    some.integers(0, 12),
)


def tick(text: str) -> int:
    return tick_at(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize("clock", range(24))
def test_a_clock_sleeps_nine_hours_from_its_number(clock):
    sleeping = {hour % 24 for hour in range(clock, clock + 9)}
    assert {hour for hour in range(24) if not runs_at(clock, hour)} == sleeping


@given(some.integers(0, 23), some.booleans(), some.integers(0, 40_000_000))
@few
def test_clocks_tick_one_by_one_and_only_when_awake(night, weekends, at):
    clock = clock_of(night, weekends)
    moment = datetime.fromtimestamp(at * TICK_SECONDS, UTC)
    awake = runs_at(night, moment.hour) and (weekends or moment.weekday() < 5)
    assert ticks(clock, at + 1) - ticks(clock, at) == int(awake)


@given(some.integers(0, 23), some.integers(0, 10_000_000))
@few
def test_a_week_has_105_hours_of_play_and_75_without_weekend(night, at):
    week = 7 * TICKS_PER_DAY
    assert ticks(night, at + week) - ticks(night, at) == 105 * TICKS_PER_HOUR
    assert ticks(100 + night, at + week) - ticks(100 + night, at) == 75 * TICKS_PER_HOUR
    assert ticks(ALWAYS, at) == at


@given(
    some.integers(0, 23),
    some.booleans(),
    some.integers(5_000_000, 6_000_000),
    some.integers(1, 5000),
)
@few
def test_the_tick_of_a_deadline_is_the_first_that_reaches_it(night, weekends, since, more):
    clock = clock_of(night, weekends)
    wanted = ticks(clock, since) + more
    found = tick_when(clock, wanted, since)
    assert ticks(clock, found) == wanted
    assert ticks(clock, found - 1) < wanted


def test_a_weekend_stands_still_from_saturday_to_monday_utc():
    clock = clock_of(22, runs_on_weekends=False)
    friday, monday = tick("2026-11-13T21:00"), tick("2026-11-16T07:00")
    assert ticks(clock, monday) - ticks(clock, friday) == TICKS_PER_HOUR


@pytest.mark.parametrize(("elapsed", "hours"), [(-5, 0), (12, 0), (13, 1), (24, 1), (25, 2)])
def test_the_first_hour_is_free(elapsed, hours):
    assert charged_hours(elapsed) == hours


@pytest.mark.parametrize(
    ("limit", "left", "hours", "moved", "expected"),
    [
        (JAPANESE, (210, 0, -1), 10, True, (200, 0, -1)),
        (JAPANESE, (5, 0, -1), 5, True, (0, 15, 9)),
        (JAPANESE, (5, 0, -1), 25, False, (0, 10, 8)),
        (JAPANESE, (0, 7, 3), 7, True, (0, 15, 2)),
        (JAPANESE, (0, 7, 0), 7, True, (0, 0, 0)),
        (CANADIAN, (10, 0, -1), 40, True, (0, 195, 7)),
        (CANADIAN, (0, 40, 1), 39, True, (0, 225, 8)),
        (CANADIAN, (0, 40, 5), 40, True, (0, 0, 0)),
        (FISCHER, (150, 0, -1), 1, True, (150, 0, -1)),
        (FISCHER, (100, 0, -1), 1, True, (114, 0, -1)),
        (FISCHER, (200, 0, -1), 10, True, (190, 0, -1)),
        (FISCHER, (10, 0, -1), 10, True, (0, 0, 0)),
    ],
)
def test_time_is_charged(limit, left, hours, moved, expected):
    assert time_after(limit, TimeLeft(*left), hours, moved) == TimeLeft(*expected)


@given(limits, some.integers(0, 400), some.integers(0, 400))
@few
def test_the_flag_falls_exactly_at_the_computed_hour(limit, first, second):
    """From the start of a game, after any first move, and after a further one."""
    left = limit.start
    for hours in (first, second):
        is_late = hours >= hours_until_out(limit, left)
        assert (time_after(limit, left, hours, False) == OUT) == is_late
        left = time_after(limit, left, hours, True)
        if left == OUT:
            return


@given(limits, some.integers(0, 300), some.integers(0, 300))
@few
def test_thinking_in_two_parts_charges_as_much_as_in_one(limit, first, second):
    whole = time_after(limit, limit.start, first + second, False)
    part = time_after(limit, limit.start, first, False)
    if part != OUT:
        assert time_after(limit, part, second, False) == whole


def test_the_most_urgent_game_is_known_by_its_value():
    assert comparable_hours(JAPANESE, TimeLeft(191)) == 341
    assert comparable_hours(CANADIAN, TimeLeft(0, 40, 5)) == 8
    assert timeout_date(JAPANESE, TimeLeft(0, 3, 3), 900_000, 4.5) == 901_872


@pytest.mark.parametrize(
    ("limit", "refusal"),
    [
        ((ByoType.FISCHER, 0, 15, 0), TimeLimitTooSmall),
        ((ByoType.JAPANESE, 0, 0, 5), TimeLimitTooSmall),
        ((ByoType.CANADIAN, 10, 15, 0), TimeLimitTooSmall),
        ((ByoType.FISCHER, 1351, 0, 0), TimeLimitTooLarge),
        ((ByoType.CANADIAN, 10, 451, 1), TimeLimitTooLarge),
        ((ByoType.JAPANESE, 10, 15, 201), TimeLimitTooLarge),
        ((ByoType.JAPANESE, 10, 450, 13), TimeLimitTooLarge),
    ],
)
def test_impossible_limits_are_refused(limit, refusal):
    with pytest.raises(refusal):
        check_limit(TimeLimit(*limit))


@pytest.mark.parametrize(
    ("limit", "left", "hours", "reset", "after", "given"),
    [
        (JAPANESE, (0, 7, 3), 30, False, (30, 15, 3), 30),
        (JAPANESE, (0, 7, 3), 0, True, (0, 15, 10), -1),
        (JAPANESE, (0, 7, 3), 30, True, (30, 0, -1), 30),
        (CANADIAN, (0, 7, 3), 45, False, (45, 0, -1), 45),
        (FISCHER, (10, 0, -1), 15, True, (25, 0, -1), 15),
    ],
)
def test_time_gifts(limit, left, hours, reset, after, given):
    assert with_gift(limit, TimeLeft(*left), hours, reset) == (TimeLeft(*after), given)


@pytest.mark.parametrize(("main", "hours"), [(10, -1), (10, 211), (5191, 1)])
def test_too_generous_gifts_are_refused(main, hours):
    with pytest.raises(InvalidGift):
        with_gift(FISCHER, TimeLeft(main), hours, False)


def test_time_in_words():
    assert short_limit(JAPANESE) == "J: 14d + 1d * 10"
    assert short_limit(CANADIAN) == "C: 4d + 15d / 8"
    assert short_limit(FISCHER) == "F: 10d + 1d"
    assert long_limit(TimeLimit(ByoType.JAPANESE, 16, 1, 1)) == (
        "1 day and 1 hour + 1 hour per move and 1 extra period"
    )
    assert time_left_text(CANADIAN, TimeLeft(0, 40, 5)) == "C: 2d 10h / 5 (15d / 8)"
    assert time_left_text(FISCHER, TimeLeft(150)) == "F: 10d (+ 1d)"
    assert time_left_text(TimeLimit(ByoType.FISCHER, 7), TimeLeft(7)) == "F: 7h (-)"
    assert time_left_text(JAPANESE, OUT) == "J: 0h"


def test_time_without_main_time_in_words():
    japanese, canadian = (
        TimeLimit(ByoType.JAPANESE, 0, 15, 3),
        TimeLimit(ByoType.CANADIAN, 0, 15, 8),
    )
    assert [short_limit(japanese), short_limit(canadian)] == ["J: 1d * 3", "C: 1d / 8"]
    assert long_limit(japanese) == "1 day per move and 3 extra periods"
    assert long_limit(canadian) == "1 day per 8 stones"
    assert time_left_text(japanese, japanese.start) == "J: 1d (1d * 2)"
    assert time_left_text(canadian, canadian.start) == "C: 1d / 8 (1d / 8)"
    assert time_left_text(japanese, OUT) == "J: 0h"
    assert short_limit(TimeLimit(ByoType.FISCHER, 0, 15)) == "F: 0h + 1d"


def test_a_vacation_is_paid_from_a_balance_that_grows():
    day = TICKS_PER_DAY
    vacation = new_vacation(Vacation(14, 0), 10, 12 * day)
    assert (vacation.balance, vacation.ends) == (5, 22 * day)
    assert vacation.is_away(22 * day - 1)
    assert not vacation.is_away(22 * day)
    assert Vacation(30, 0).balance_at(1000 * day) == 30.44


@pytest.mark.parametrize("days", [0, 1, 15])
def test_vacations_have_two_days_and_no_more_than_the_balance(days):
    with pytest.raises(InvalidVacation):
        new_vacation(Vacation(14.9, 0), days, 0)


def test_a_vacation_can_be_changed_but_not_below_two_days():
    away = new_vacation(Vacation(14, 0), 7, 0)
    assert changed_vacation(away, -5, 0).ends == 2 * TICKS_PER_DAY
    assert changed_vacation(away, 7, 0).balance == 0
    with pytest.raises(InvalidVacation):
        changed_vacation(away, -6, 0)


@pytest.mark.parametrize(
    ("hour", "offset", "expected"),
    [(22, 0, 22), (22, -8, 6), (22, 1, 21), (1, 2, 23), (22, 5.5, 16)],
)
def test_an_hour_of_ones_own_time_is_an_hour_of_all(hour, offset, expected):
    assert hour_in_utc(hour, timedelta(hours=offset)) == expected


def test_the_night_follows_summer_time():
    night = Night(22, "America/Los_Angeles")
    winter, summer = datetime(2026, 1, 5, tzinfo=UTC), datetime(2026, 7, 5, tzinfo=UTC)
    hours = [night.clock_hour(tick_at(moment.timestamp())) for moment in (winter, summer)]
    assert hours == [6, 5]
