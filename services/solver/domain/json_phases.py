"""Phases and results in JSON, as scripts and batches exchange them."""

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
from services.solver.domain.outcomes import outcomes_as_json
from services.solver.domain.phases import LONGEST_GAME
from services.solver.domain.shapes import Malformed, integer, items, members
from services.solver.domain.variants import Variant

MOST_ROWS = 4096
# Scripts tell the region an attack came from even where it came by convoy.
SCRIPT_RULES = Rules(convoy_retreat=ConvoyRetreat.DOUBT)


def read_phase(
    phase: Any, variant: Variant, *, strict: bool = False, rules: Rules = SCRIPT_RULES
) -> Question:
    """Only shapes are checked here; numbers that make no sense are the engine's to refuse."""
    phase = members(phase, "line")
    advancement = integer(phase.get("advancement"), "advancement", 0, LONGEST_GAME)
    position = Position(
        units=_table(phase, "units", 3),
        dislodged=_dislodged_units(phase),
        forbiddens=_numbers(
            items(phase.get("forbiddens", []), "forbiddens", most=MOST_ROWS), "forbiddens"
        ),
        ownerships=_ownerships(phase.get("ownerships", {})),
    )
    return Question(
        variant, advancement, position, _table(phase, "orders", 7), strict=strict, rules=rules
    )


def result_as_json(
    phase_id: Any, adjudication: Adjudication, *, with_outcomes: bool = True
) -> dict[str, Any]:
    position = adjudication.position
    written = {
        "id": phase_id,
        "units": sorted(map(tuple, position.units)),
        "dislodged": sorted(map(tuple, position.dislodged)),
        "forbiddens": position.forbiddens,
        "ownerships": position.ownerships,
    }
    if with_outcomes:
        written["outcomes"] = outcomes_as_json(adjudication)
    return written


def _table(phase: Mapping[str, Any], key: str, width: int) -> list[list[int]]:
    rows = items(phase.get(key, []), key, most=MOST_ROWS)
    if set(map(type, rows)) <= {list} and set(map(len, rows)) <= {width}:
        numbers = list(chain.from_iterable(rows))
        if _are_numbers(numbers):  # all at once; only a wrong one is looked for
            return rows
    for rank, row in enumerate(rows):
        if type(row) is not list or len(row) != width:
            raise Malformed(f"{key}.{rank}", f"must be a list of {width} numbers")
        _numbers(row, f"{key}.{rank}")
    return rows


def _dislodged_units(phase: Mapping[str, Any]) -> list[list[int]]:
    """The origin may be null or left out when the attack came by convoy."""
    rows = []
    for rank, row in enumerate(items(phase.get("dislodged", []), "dislodged", most=MOST_ROWS)):
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
