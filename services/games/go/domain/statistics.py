"""When a player moves: the slot of an instant in the statistics of moves."""

from datetime import UTC, datetime
from typing import NamedTuple

LAST_WEEK = 51  # the last one or two days of a year count with it


class MoveSlot(NamedTuple):
    """Hour as hhmm, day of the week from Sunday, week of the year."""

    time: int
    weekday: int
    week: int


def slot_of(instant: datetime) -> MoveSlot:
    instant = instant.astimezone(UTC)
    day_of_year = instant.timetuple().tm_yday - 1
    return MoveSlot(instant.hour * 100, instant.isoweekday() % 7, min(day_of_year // 7, LAST_WEEK))
