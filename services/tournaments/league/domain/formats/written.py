"""A hand as people write it, read from what somebody sent."""

from collections.abc import Mapping
from typing import Any

from services.tournaments.league.domain.formats.checks import seat_number, whole_number
from services.tournaments.league.domain.refusals import UnreadableLog
from services.tournaments.league.domain.written.hands import (
    HAND_FIELDS,
    WIN_FIELDS,
    End,
    Limit,
    WrittenHand,
    WrittenWin,
)

MOST_HAN, MOST_POINTS = 60, 1_000_000


def read_written(entry: Any) -> WrittenHand:
    """One written hand; a field that no such hand has is refused."""
    given = _fields(entry, HAND_FIELDS, "a written hand")
    if given.get("end") not in list(End):
        raise UnreadableLog("end is ron, tsumo, draw or chombo")
    reason = given.get("reason")
    if reason is not None and not isinstance(reason, str):
        raise UnreadableLog("reason is a text")
    wins = _list(given, "wins")
    seats = {name: tuple(_seats(given, name)) for name in ("riichi", "tenpai", "nagashi")}
    return WrittenHand(given["end"], tuple(map(_read_win, wins)), reason=reason, **seats)


def _read_win(entry: Any) -> WrittenWin:
    given = _fields(entry, WIN_FIELDS, "a win")
    for name in ("winner", "loser", "responsible"):
        if name in given or name == "winner":
            seat_number(given.get(name), name)
    for name, most in (("han", MOST_HAN), ("fu", 200), ("yakuman", 6), ("points", MOST_POINTS)):
        if name in given and not 1 <= whole_number(given[name], name) <= most:
            raise UnreadableLog(f"{name}: {given[name]} is out of range")
    if "limit" in given and given["limit"] not in list(Limit):
        raise UnreadableLog("limit is mangan, haneman, baiman, sanbaiman or yakuman")
    if "is_open" in given and not isinstance(given["is_open"], bool):
        raise UnreadableLog("is_open is true or false")
    if "yaku" in given:
        given["yaku"] = _read_yaku(given["yaku"])
    return WrittenWin(**given)


def _read_yaku(entry: Any) -> dict[str, int]:
    if not isinstance(entry, Mapping) or len(entry) > MOST_HAN:
        raise UnreadableLog("yaku is an object of names with their han")
    for name, han in entry.items():
        if not isinstance(name, str) or not 0 < whole_number(han, "yaku") <= MOST_HAN:
            raise UnreadableLog("yaku is an object of names with their han")
    return dict(entry)


def _fields(entry: Any, known: frozenset[str], what: str) -> dict[str, Any]:
    if not isinstance(entry, Mapping):
        raise UnreadableLog(f"{what} is an object")
    unknown = set(entry) - known
    if unknown:
        raise UnreadableLog(f"unknown field {min(map(str, unknown))[:40]!r}")
    return {key: value for key, value in entry.items() if value is not None}


def _list(given: Mapping[str, Any], name: str) -> list[Any]:
    value = given.get(name, [])
    if not isinstance(value, list) or len(value) > 4:
        raise UnreadableLog(f"{name} is a list")
    return value


def _seats(given: Mapping[str, Any], name: str) -> list[int]:
    return [seat_number(seat, name) for seat in _list(given, name)]
