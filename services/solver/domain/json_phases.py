"""One phase a line: the shape scripts exchange positions and results in."""

from collections.abc import Mapping
from itertools import chain
from typing import Any

from services.solver.domain.orders import (
    Adjudication,
    ConvoyRetreat,
    Position,
    Question,
    Rules,
)
from services.solver.domain.outcomes import outcome_documents
from services.solver.domain.shapes import Malformed, integer, items, members
from services.solver.domain.variants import Variant

LONGEST_GAME = 100_000  # advancements
MOST_ROWS = 4096
# A line tells the region an attack came from even where it came by convoy.
RULES = Rules(convoy_retreat=ConvoyRetreat.DOUBT)


def read_line(
    line: Any, variant: Variant, *, strict: bool = False, rules: Rules = RULES
) -> Question:
    """Only shapes are checked here; numbers that make no sense are the engine's to refuse."""
    line = members(line, "line")
    advancement = integer(line.get("advancement"), "advancement", 0, LONGEST_GAME)
    position = Position(
        units=_table(line, "units", 3),
        dislodged=_dislodged(line),
        forbiddens=_numbers(
            items(line.get("forbiddens", []), "forbiddens", most=MOST_ROWS), "forbiddens"
        ),
        ownerships=_ownerships(line.get("ownerships", {})),
    )
    return Question(
        variant, advancement, position, _table(line, "orders", 7), strict=strict, rules=rules
    )


def write_line(
    line_id: Any, adjudication: Adjudication, *, with_outcomes: bool = True
) -> dict[str, Any]:
    position = adjudication.position
    written = {
        "id": line_id,
        "units": sorted(map(tuple, position.units)),
        "dislodged": sorted(map(tuple, position.dislodged)),
        "forbiddens": position.forbiddens,
        "ownerships": position.ownerships,
    }
    if with_outcomes:
        written["outcomes"] = outcome_documents(adjudication)
    return written


def _table(line: Mapping[str, Any], key: str, width: int) -> list[list[int]]:
    rows = items(line.get(key, []), key, most=MOST_ROWS)
    if set(map(type, rows)) <= {list} and set(map(len, rows)) <= {width}:
        numbers = list(chain.from_iterable(rows))
        if _are_numbers(numbers):  # all at once; only a wrong one is looked for
            return rows
    for rank, row in enumerate(rows):
        if type(row) is not list or len(row) != width:
            raise Malformed(f"{key}.{rank}", f"must be a list of {width} numbers")
        _numbers(row, f"{key}.{rank}")
    return rows


def _dislodged(line: Mapping[str, Any]) -> list[list[int]]:
    """The origin may be null or left out when the attack came by convoy."""
    rows = []
    for rank, row in enumerate(items(line.get("dislodged", []), "dislodged", most=MOST_ROWS)):
        if type(row) is not list or len(row) not in (3, 4):
            raise Malformed(f"dislodged.{rank}", "must be a list of 4 numbers")
        rows.append(
            _numbers([*row[:3], (row[3] or 0) if len(row) == 4 else 0], f"dislodged.{rank}")
        )
    return rows


def _ownerships(value: Any) -> dict[int, int]:
    owners = members(value, "ownerships")
    try:
        centers = [int(center) for center in owners]
    except ValueError:
        raise Malformed("ownerships", "its keys must be numbers of centers") from None
    return dict(
        zip(
            _numbers(centers, "ownerships"), _numbers([*owners.values()], "ownerships"), strict=True
        )
    )


def _are_numbers(values: list) -> bool:
    if set(map(type, values)) != {int}:
        return not values
    return min(values) >= -(2**31) and max(values) < 2**31


def _numbers(values: list, path: str) -> list[int]:
    if _are_numbers(values):
        return values
    for rank, value in enumerate(values):
        if type(value) is not int or not -(2**31) <= value < 2**31:
            raise Malformed(f"{path}.{rank}", "must be a whole number of 32 bits")
    return values
