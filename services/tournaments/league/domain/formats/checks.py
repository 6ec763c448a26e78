"""What the readers of all forms share: refusals with a place, and checked values."""

import json
from typing import Any

from services.tournaments.league.domain.refusals import LogTooLong, UnreadableLog

# The longest game seen in the most verbose form is a tenth of this.
MOST_CHARACTERS = 2 * 1024 * 1024
MOST_HANDS = 60
MOST_EVENTS = 400  # in one hand: 70 draws and discards, four hands, a few calls and indicators


def refuse_long(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise LogTooLong(f"{len(text)} characters, at most {MOST_CHARACTERS}")


def parse_json(text: str, place: str = "") -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as failure:
        raise UnreadableLog(f"{place}{failure}") from None


def whole_numbers(values: Any, count: int, place: str) -> list[int]:
    """A list of exactly so many whole numbers."""
    if not isinstance(values, list) or len(values) != count:
        raise UnreadableLog(f"{place}: {count} numbers are expected")
    return [whole_number(value, place) for value in values]


def whole_number(value: Any, place: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise UnreadableLog(f"{place}: {str(value)[:40]!r} is not a whole number")
    return value


def seat_number(value: Any, place: str) -> int:
    if whole_number(value, place) not in range(4):
        raise UnreadableLog(f"{place}: {value} is not a seat")
    return value


def texts(values: Any, place: str, count: int | None = None) -> list[str]:
    is_list = isinstance(values, list) and all(isinstance(value, str) for value in values)
    if not is_list or (count is not None and len(values) != count):
        raise UnreadableLog(f"{place}: a list of texts is expected")
    return values
