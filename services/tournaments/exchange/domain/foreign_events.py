"""An event that another program kept, as plain values; ids in it are those of its source."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from services.tournaments.exchange.domain.files import Content

SKIPPED, ALTERED = "skipped", "altered"
LONGEST_NAME, LONGEST_NOTE = 100, 300
TITLES = {"g": "GM", "gf": "WGM", "m": "IM", "mf": "WIM", "f": "FM", "ff": "WFM"}
SEXES = {"m": "m", "f": "w"}


class UnreadableEvent(ValueError):
    """This is not the file of an event"""


@dataclass(frozen=True)
class Remark:
    """What was left out or taken otherwise than it stood there, and why."""

    table: str
    source_id: str
    kind: str
    reason: str


@dataclass(frozen=True)
class ForeignTournament:
    """`given` creates it; `cards` are round, player and moment, `moments` when results came.

    Moments are seconds since 1970; `prizes` are groups, the first first.
    """

    source_id: int
    given: dict[str, Any]
    content: Content
    cards: tuple[tuple[int, int, float | None], ...] = ()
    moments: dict[tuple[int, int, int], float] = field(default_factory=dict)
    prizes: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class ForeignThing:
    """A timer, screen, family or rotator; `parts` are its hours or sets."""

    table: str
    source_id: int
    given: dict[str, Any]
    parts: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class ForeignEvent:
    """`read` counts the rows of each table; `connections` are those of registration platforms."""

    source_id: str
    given: dict[str, Any]
    tournaments: tuple[ForeignTournament, ...] = ()
    things: tuple[ForeignThing, ...] = ()
    connections: tuple[tuple[int, dict[str, Any]], ...] = ()
    read: dict[str, int] = field(default_factory=dict)
    remarks: tuple[Remark, ...] = ()


class Remarks:
    """What is noticed while a file is read."""

    def __init__(self) -> None:
        self.found: list[Remark] = []

    def skip(self, table: str, source_id: object, reason: str) -> None:
        self.found.append(Remark(table, str(source_id), SKIPPED, reason[:LONGEST_NOTE]))

    def alter(self, table: str, source_id: object, reason: str) -> None:
        self.found.append(Remark(table, str(source_id), ALTERED, reason[:LONGEST_NOTE]))


def line_of(value: object, longest: int = LONGEST_NAME) -> str:
    """One line of text, empty for anything else."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    return " ".join(str(value).split())[:longest]


def whole_of(value: object, low: int = 0, high: int = 2**31 - 1) -> int | None:
    """A number within these, None for anything else."""
    if isinstance(value, str) and value.strip().isdecimal():
        value = int(value.strip()[:12])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if type(value) is int and low <= value <= high else None


def cents_of(value: object) -> int:
    """Of an amount in whole and broken units."""
    amount = float(value) if isinstance(value, int | float) else 0.0
    return round(amount * 100) if 0 <= amount < 10**7 else 0


def json_of(value: object, kind: type) -> Any:
    """What a text of JSON holds, if it is of this kind; else an empty one."""
    try:
        found = json.loads(value) if isinstance(value, str) else None
    except (ValueError, RecursionError):
        found = None
    return found if isinstance(found, kind) else kind()


def present(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """These columns, where they say something."""
    return {name: row[name] for name in names if row.get(name) is not None}


def without_nulls(value: object) -> dict[str, Any]:
    return {name: each for name, each in json_of(value, dict).items() if each is not None}


def full_name(last: object, first: object) -> str:
    return ", ".join(filter(None, (line_of(last), line_of(first))))[:LONGEST_NAME]


def names_for_addresses(names: Iterable[object], longest: int = 50) -> list[str]:
    """Without what addresses cannot have; equal ones get a number."""
    found: list[str] = []
    for name in names:
        plain = re.sub(r"[/:\s]+", "-", line_of(name, longest)).strip("-") or "tournament"
        tries = (plain, *(f"{plain}-{number}" for number in range(2, len(found) + 3)))
        found.append(next(each for each in tries if each not in found))
    return found
