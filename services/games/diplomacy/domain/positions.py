"""A position: who owns which center, where the units stand, who must retreat, where nobody may."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from services.games.diplomacy.domain.variants import Variant


@dataclass(frozen=True)
class Unit:
    unit_type: int
    zone: int
    dislodged_origin: int | None = None  # where the attacker came from; 0 when he came by sea


Units = Mapping[int, tuple[Unit, ...]]


@dataclass(frozen=True)
class Position:
    ownerships: Mapping[int, int]  # center number -> role
    units: Units
    dislodged: Units = field(default_factory=dict)
    forbiddens: tuple[int, ...] = ()

    def centers_of(self, role: int) -> list[int]:
        return [center for center, owner in self.ownerships.items() if owner == role]

    def unit_at(self, role: int, zone: int, dislodged: bool = False) -> Unit | None:
        units = (self.dislodged if dislodged else self.units).get(role, ())
        return next((unit for unit in units if unit.zone == zone), None)


def start_position(variant: Variant) -> Position:
    return Position(
        ownerships={
            center: role
            for role, centers in zip(variant.roles, variant.start_centers, strict=True)
            for center in centers
        },
        units={
            role: tuple(
                Unit(int(unit_type), zone) for unit_type, zones in starts.items() for zone in zones
            )
            for role, starts in zip(variant.roles, variant.start_units, strict=True)
        },
    )


def position_as_json(position: Position) -> dict[str, Any]:
    """The AFJD API's shape, which is also the solver's; roles without units are left out."""
    return {
        "ownerships": {str(center): role for center, role in position.ownerships.items()},
        "dislodged_ones": {
            str(role): [[unit.unit_type, unit.zone, unit.dislodged_origin] for unit in units]
            for role, units in position.dislodged.items()
            if units
        },
        "units": {
            str(role): [[unit.unit_type, unit.zone] for unit in units]
            for role, units in position.units.items()
            if units
        },
        "forbiddens": list(position.forbiddens),
    }


def position_from_json(data: Mapping[str, Any]) -> Position:
    return Position(
        ownerships={int(center): role for center, role in data["ownerships"].items()},
        units=_units(data["units"]),
        dislodged=_units(data["dislodged_ones"]),
        forbiddens=tuple(data["forbiddens"]),
    )


def faults_of(position: Position, variant: Variant) -> str | None:
    """Why this position cannot be on this map, in one sentence; None when it can."""
    for center, role in position.ownerships.items():
        if not 1 <= center <= len(variant.centers):
            return f"Center {center} doesn't exist"
        if role not in variant.roles:
            return f"Role {role} doesn't exist"
    regions = set(range(1, len(variant.regions) + 1))
    if unknown := set(position.forbiddens) - regions:
        return f"Region {min(unknown)} doesn't exist"
    return (
        _faults_of_units(position.units, variant)
        or _faults_of_units(position.dislodged, variant)
        or _faults_of_origins(position.dislodged, regions)
    )


def _faults_of_units(units: Units, variant: Variant) -> str | None:
    taken: set[int] = set()
    for role, unit in ((role, unit) for role, some in units.items() for unit in some):
        if role not in variant.roles:
            return f"Role {role} doesn't exist"
        if not variant.may_stand(unit.unit_type, unit.zone):
            return f"A unit of type {unit.unit_type} cannot stand in zone {unit.zone}"
        region = variant.region_of(unit.zone)
        if region in taken:
            return f"Two units stand in region {region}"
        taken.add(region)
    return None


def _faults_of_origins(dislodged: Units, regions: set[int]) -> str | None:
    for unit in (unit for some in dislodged.values() for unit in some):
        if unit.dislodged_origin and unit.dislodged_origin not in regions:
            return f"Region {unit.dislodged_origin} doesn't exist"
    return None


def _units(by_role: Mapping[str, Sequence[Sequence[int]]]) -> dict[int, tuple[Unit, ...]]:
    return {int(role): tuple(Unit(*unit) for unit in units) for role, units in by_role.items()}
