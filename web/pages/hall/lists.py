"""Lists as screens show them: a part of them, in leaves of columns, names cut to fit."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from web.pages.tournaments.words import family_and_given

ROWS = (8, 10, 12, 16, 20)  # the sizes of type the style sheet has
USUAL_ROWS = 16
MOST_COLUMNS = 4
LONGEST_NAME = 40
GIVEN_WEIGHT = 0.77  # first names are set smaller


@dataclass(frozen=True)
class Layout:
    """How many columns of how many rows; fewer rows are larger type."""

    columns: int
    rows: int

    @property
    def room(self) -> int:
        return self.columns * self.rows


def layout_for(count: int, columns: int, rows: int | None) -> Layout:
    """As asked, else the largest type in which everything fits, else leaves that can be read."""
    columns = min(max(columns, 1), MOST_COLUMNS)
    if rows in ROWS:
        return Layout(columns, rows)
    on_a_leaf = ceil(count / max(ceil(count / (columns * USUAL_ROWS)), 1))
    return Layout(columns, next(size for size in ROWS if size * columns >= on_a_leaf))


def part_of(items: Sequence[Any], first: int | None, last: int | None) -> list[Any]:
    """Places first to last, counted from 1; open ends are open."""
    return list(items[(first or 1) - 1 : last])


def leaves_of(items: Sequence[Any], layout: Layout) -> list[list[list[Any]]]:
    """Leaves that are turned, each with its columns: the first ones are one longer."""
    count = max(ceil(len(items) / layout.room), 1)
    return [in_columns(leaf, layout.columns) for leaf in in_parts(items, count)]


def in_columns(items: Sequence[Any], columns: int) -> list[list[Any]]:
    return in_parts(items, columns)


def in_parts(items: Sequence[Any], count: int) -> list[list[Any]]:
    """13 in 3 parts are 5, 4 and 4."""
    size, longer = divmod(len(items), count)
    parts, start = [], 0
    for place in range(count):
        stop = start + size + (place < longer)
        parts.append(list(items[start:stop]))
        start = stop
    return parts


@dataclass(frozen=True)
class ShownName:
    """A name on a wall: the family name first, two lines if it is long."""

    family: str
    given: str
    long: bool

    @property
    def initials(self) -> str:
        return self.family[:3].upper()


def shown_name(name: str, fits: int = 14) -> ShownName:
    family, given = family_and_given(name)
    if len(family) > LONGEST_NAME:
        family, given = f"{family[: LONGEST_NAME - 1]}…", ""
    given = given[: max(LONGEST_NAME - len(family), 1)]
    return ShownName(family, given, len(family) + GIVEN_WEIGHT * len(given) > fits)
