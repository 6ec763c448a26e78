"""Clocks that stand still at night and on weekends, as pure functions of an instant.

A tick is five minutes. Clock c (0 to 23) sleeps nine hours from c o'clock UTC; clock 100 + c also
stands still on Saturdays and Sundays; clock 204 always ticks; a clock below 0 is a vacation."""

from datetime import timedelta
from functools import cache

TICK_SECONDS = 300
TICKS_PER_HOUR = 12
NIGHT_HOURS, DAY_HOURS = 9, 15
ALWAYS = 204
VACATION = -1
WEEKEND_OFFSET = 100
TICKS_PER_DAY = 24 * TICKS_PER_HOUR
FIRST_WEEKDAY = 3  # 1 January 1970 was a Thursday; Monday is 0
HORIZON_DAYS = 4000  # further than any clock can be set


def tick_at(seconds: float) -> int:
    """The tick of the clock that never stops."""
    return int(seconds // TICK_SECONDS)


def clock_of(night_start: int, runs_on_weekends: bool) -> int:
    return night_start + (0 if runs_on_weekends else WEEKEND_OFFSET)


def hour_in_utc(hour: int, offset: timedelta) -> int:
    """When it is so late where somebody lives; clocks know whole hours, the earlier one counts."""
    return (hour * 3600 - int(offset.total_seconds())) // 3600 % 24


def is_vacation(clock: int) -> bool:
    return clock < 0


def ticks(clock: int, tick: int) -> int:
    """How often a clock has ticked since 1970, when the clock that never stops shows `tick`."""
    if is_vacation(clock):
        return 0
    if clock == ALWAYS:
        return tick
    day, within = divmod(tick, TICKS_PER_DAY)
    before = _ticks_before_hour(clock % WEEKEND_OFFSET)
    hour, rest = divmod(within, TICKS_PER_HOUR)
    today = before[hour] + (rest if runs_at(clock % WEEKEND_OFFSET, hour) else 0)
    if clock < WEEKEND_OFFSET:
        return day * DAY_HOURS * TICKS_PER_HOUR + today
    if _is_weekend(day):
        today = 0
    return _weekdays_before(day) * DAY_HOURS * TICKS_PER_HOUR + today


def runs_at(clock: int, hour: int) -> bool:
    """Whether a clock of the week runs in this hour of the day, UTC."""
    return (hour - clock) % 24 >= NIGHT_HOURS


def tick_when(clock: int, wanted: int, since: int) -> int:
    """The first tick, not before `since`, at which a clock shows `wanted`."""
    low, high = since, since + HORIZON_DAYS * TICKS_PER_DAY
    while low < high:
        middle = (low + high) // 2
        if ticks(clock, middle) >= wanted:
            high = middle
        else:
            low = middle + 1
    return low


def charged_hours(elapsed: int) -> int:
    """Whole hours charged for elapsed ticks: the first hour and its last tick are free."""
    return 0 if elapsed <= TICKS_PER_HOUR else (elapsed - 1) // TICKS_PER_HOUR


@cache
def _ticks_before_hour(clock: int) -> tuple[int, ...]:
    sums = [0]
    for hour in range(24):
        sums.append(sums[-1] + (TICKS_PER_HOUR if runs_at(clock, hour) else 0))
    return tuple(sums)


def _is_weekend(day: int) -> bool:
    return (day + FIRST_WEEKDAY) % 7 >= 5


def _weekdays_before(day: int) -> int:
    weeks, rest = divmod(day + FIRST_WEEKDAY, 7)
    return weeks * 5 + min(rest, 5) - FIRST_WEEKDAY
