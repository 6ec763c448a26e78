"""Positions and orders in the form of the AFJD API 2020, read with care and written back."""

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

from services.solver.domain.orders import Order, OrderType, Position, Row, UnitType
from services.solver.domain.shapes import (
    Malformed,
    by_number,
    check_keys,
    integer,
    items,
    members,
)
from services.solver.domain.variants import Variant

MOST_ORDERS = 4096
FakeUnits = dict[tuple[int, int], int]  # role and zone -> unit type
Bounds = dict[int, list[tuple[int, int]]]  # by width of a row, of each of its numbers
_order = partial(tuple.__new__, Order)  # a third of the time that Order._make takes


def read_position(data: Any, variant: Variant, path: str = "situation") -> Position:
    data = members(data, path)
    check_keys(data, path, ("ownerships", "units"), ("dislodged_ones", "fake_units", "forbiddens"))

    def owner(value: Any, where: str) -> int:
        return integer(value, where, 1, variant.roles)

    ownerships = by_number(data["ownerships"], f"{path}.ownerships", len(variant.centers), owner)
    if 0 in ownerships:
        raise Malformed(f"{path}.ownerships.0", "is not the number of a center")
    return Position(
        units=_read_units(data["units"], variant, f"{path}.units", 2),
        dislodged=_read_units(data.get("dislodged_ones", {}), variant, f"{path}.dislodged_ones", 3),
        forbiddens=_read_forbiddens(data.get("forbiddens", []), variant, f"{path}.forbiddens"),
        ownerships=ownerships,
    )


def read_fake_units(data: Any, variant: Variant, path: str = "situation.fake_units") -> FakeUnits:
    """The units a role would build, which say what is to be built where (D21)."""
    rows = _read_units(data, variant, path, 2, taken_once=False)
    return {(role, zone): unit_type for role, unit_type, zone in rows}


def _read_units(
    data: Any, variant: Variant, path: str, width: int, *, taken_once: bool = True
) -> list[tuple[int, ...]]:
    if width == 2 and taken_once and (sound := _sound_units(data, variant)) is not None:
        return sound
    rows: list[tuple[int, ...]] = []
    taken = set()

    def units_of_role(value: Any, where: str) -> list[tuple[int, ...]]:
        return [
            _read_unit(row, variant, f"{where}.{rank}", width)
            for rank, row in enumerate(items(value, where, most=MOST_ORDERS))
        ]

    for role, units in by_number(data, path, variant.roles, units_of_role).items():
        if role == 0:
            raise Malformed(f"{path}.0", "is not the number of a role")
        for rank, (unit_type, zone, *origin) in enumerate(units):
            region = variant.region_of(zone)
            if taken_once and region in taken:
                raise Malformed(f"{path}.{role}.{rank}", "another unit is in this region")
            taken.add(region)
            rows.append((role, unit_type, zone, *origin))
    return rows


def _sound_units(data: Any, variant: Variant) -> list[tuple[int, ...]] | None:
    """Tried first: nearly all units are sound, and paths cost more than all checks."""
    rows: list[tuple[int, ...]] = []
    if type(data) is not dict:
        return None
    for key, units in data.items():
        role = variant.role_numbers.get(key)
        if role is None or type(units) is not list:
            return None
        for row in units:
            if type(row) is not list or len(row) != 2:
                return None
            unit_type, zone = row
            if type(unit_type) is not int or type(zone) is not int:
                return None
            if (unit_type, zone) not in variant.standing:
                return None
            rows.append((role, unit_type, zone))
    regions = {variant.region_of(zone) for _, _, zone in rows}
    return rows if len(regions) == len(rows) else None


def _read_unit(row: Any, variant: Variant, path: str, width: int) -> tuple[int, ...]:
    items(row, path, width)
    unit_type = integer(row[0], f"{path}.0", UnitType.ARMY, UnitType.FLEET)
    zone = integer(row[1], f"{path}.1", 1, variant.zones)
    if not variant.can_stand(unit_type, zone):
        raise Malformed(f"{path}.1", "this type of unit cannot stand there")
    if width == 2:
        return unit_type, zone
    return unit_type, zone, integer(row[2] or 0, f"{path}.2", 0, len(variant.regions))


def _read_forbiddens(data: Any, variant: Variant, path: str) -> list[int]:
    return [
        integer(region, f"{path}.{rank}", 1, len(variant.regions))
        for rank, region in enumerate(items(data, path, most=len(variant.regions)))
    ]


def read_orders(
    data: Any, variant: Variant, fake_units: FakeUnits, path: str = "orders"
) -> list[Order]:
    """[role, type, active, passive, destination], perhaps via_convoy; or the seven of scripts."""
    role, kind, zone = (1, variant.roles), (1, len(OrderType)), (1, variant.zones)
    short = [role, kind, zone, (0, variant.zones), (0, variant.zones), (0, 1)]
    bounds = {5: short[:5], 6: short, 7: [*short[:2], (0, UnitType.FLEET.value), *short[2:]]}
    rows = items(data, path, most=MOST_ORDERS)
    return _sound_orders(rows, bounds) or [
        _read_order(row, variant, fake_units, bounds, f"{path}.{rank}")
        for rank, row in enumerate(rows)
    ]


def _sound_orders(rows: list, bounds: Bounds) -> list[Order] | None:
    """Tried first, a column at a time; None when one may be wrong or builds."""
    if not rows or set(map(type, rows)) != {list} or len(widths := set(map(len, rows))) > 1:
        return None
    width = widths.pop()
    if width not in bounds or set(map(type, chain.from_iterable(rows))) != {int}:
        return None
    columns = list(zip(*rows, strict=True))
    for column, (lowest, highest) in zip(columns, bounds[width], strict=True):
        if min(column) < lowest or max(column) > highest:
            return None
    if width == len(Order._fields):
        return list(map(_order, rows))
    if OrderType.BUILD in columns[1]:
        return None
    nothing = [0] * len(rows)
    via_convoy = columns[5] if width == 6 else nothing
    return list(map(_order, zip(*columns[:2], nothing, *columns[2:5], via_convoy, strict=True)))


def _read_order(
    row: Any, variant: Variant, fake_units: FakeUnits, bounds: Bounds, path: str
) -> Order:
    if not isinstance(row, list) or len(row) not in bounds:
        raise Malformed(path, "must be a list of 5 numbers, 6 with via_convoy")
    for place, (value, (lowest, highest)) in enumerate(zip(row, bounds[len(row)], strict=True)):
        if type(value) is not int or not lowest <= value <= highest:
            integer(value, f"{path}.{place}", lowest, highest)
    if len(row) == len(Order._fields):
        return Order(*row)
    role, kind, active, passive, destination, *via_convoy = row
    unit_type = _type_to_build(variant, fake_units, role, active) if kind == OrderType.BUILD else 0
    return Order(role, kind, unit_type, active, passive, destination, *via_convoy)


def _type_to_build(variant: Variant, fake_units: FakeUnits, role: int, zone: int) -> int:
    if (role, zone) in fake_units:
        return fake_units[role, zone]
    possible = [unit_type for unit_type in UnitType if variant.can_stand(unit_type, zone)]
    return possible[0] if len(possible) == 1 else 0


def position_as_json(position: Position) -> dict[str, Any]:
    return {
        "ownerships": {str(center): role for center, role in position.ownerships.items()},
        "dislodged_ones": _by_role(position.dislodged),
        "units": _by_role(position.units),
        "forbiddens": list(position.forbiddens),
    }


def _by_role(rows: Sequence[Row]) -> dict[str, list[list[int]]]:
    units: dict[str, list[list[int]]] = {}
    for role, *unit in sorted(map(tuple, rows)):
        units.setdefault(str(role), []).append(unit)
    return units
