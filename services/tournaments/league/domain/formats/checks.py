"""What the readers of all forms share: refusals with a place, and checked values."""

import json
from collections.abc import Callable
from typing import Any

from services.tournaments.league.domain.events import HandLog
from services.tournaments.league.domain.refusals import LogTooLong, NotATile, UnreadableLog

# The longest game seen in the most verbose form is a tenth of this.
MOST_CHARACTERS = 2 * 1024 * 1024
MOST_HANDS = 60
MOST_EVENTS = 400  # in one hand: 70 draws and discards, four hands, a few calls and indicators


def refuse_long(text: str) -> None:
    if len(text) > MOST_CHARACTERS:
        raise LogTooLong(f"{len(text)} characters, at most {MOST_CHARACTERS}")


def parse_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as failure:
        raise UnreadableLog(str(failure)) from None


def parse_game(
    text: str, field: str, read_hand: Callable[[Any], HandLog]
) -> tuple[dict[str, Any], tuple[HandLog, ...]]:
    """A JSON object and the hands it lists under `field`."""
    game = parse_json(text)
    if not isinstance(game, dict) or not isinstance(game.get(field), list):
        raise UnreadableLog(f"an object with a list `{field}` is expected")
    if len(game[field]) > MOST_HANDS:
        raise UnreadableLog(f"{len(game[field])} hands")
    hands = []
    for number, entry in enumerate(game[field], start=1):
        try:
            hands.append(read_hand(entry))
        except UnreadableLog as unreadable:
            raise unreadable.at(hand=number) from None
        except NotATile as wrong:
            raise UnreadableLog(str(wrong)).at(hand=number) from None
    return game, tuple(hands)


def names_of_game(game: dict[str, Any], field: str, count: int | None = 4) -> tuple[str, ...]:
    return tuple(texts(game[field], field, count)) if field in game else ()


def whole_numbers(values: Any, count: int | None, place: str = "") -> list[int]:
    """A list of whole numbers, of exactly so many if a number is given."""
    if not isinstance(values, list) or (count is not None and len(values) != count):
        raise _unreadable(place, f"{count} numbers are expected")
    return [whole_number(value, place) for value in values]


def whole_number(value: Any, place: str = "") -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise _unreadable(place, f"{str(value)[:40]!r} is not a whole number")
    return value


def seat_number(value: Any, place: str = "") -> int:
    if whole_number(value, place) not in range(4):
        raise _unreadable(place, f"{value} is not a seat")
    return value


def texts(values: Any, place: str = "", count: int | None = None) -> list[str]:
    is_list = isinstance(values, list) and all(isinstance(value, str) for value in values)
    if not is_list or (count is not None and len(values) != count):
        raise _unreadable(place, "a list of texts is expected")
    return values


def _unreadable(place: str, what: str) -> UnreadableLog:
    return UnreadableLog(f"{place}: {what}" if place else what)
