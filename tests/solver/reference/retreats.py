"""Retreats, and the centers taken by those who stand in them at the end of the year."""

from dataclasses import dataclass

from .board import Board, Unit
from .orders import RETREAT, RawOrder


@dataclass(frozen=True)
class Dislodged:
    """A unit that must leave, and the region its attacker came from (0 if by convoy)."""

    unit: Unit
    origin: int


def retreat_zones(
    board: Board, dislodged: Dislodged, units: list[Unit], forbidden: list[int]
) -> set[int]:
    """Where a dislodged unit may go: not where a unit stands, nor to the attacker's region
    (unless it came by convoy, DATC 4.A.5), nor to a contested one."""
    taken = {board.region_of[unit.zone] for unit in units}
    closed = taken | set(forbidden) | {dislodged.origin}
    return {zone for zone in board.reachable(dislodged.unit) if board.region_of[zone] not in closed}


def retreated_unit(
    board: Board,
    units: list[Unit],
    dislodged: list[Dislodged],
    forbidden: list[int],
    raw: RawOrder,
) -> Unit | None:
    """The unit as it would stand after a retreat order, or None if the order is illegal."""
    for loser in dislodged:
        if raw.kind == RETREAT and is_for(board, raw, loser.unit):
            zone = board.destination(loser.unit, raw.destination)
            if zone in retreat_zones(board, loser, units, forbidden):
                return Unit(raw.role, raw.unit_type, zone)
    return None


def arrivals(board: Board, legal: list[tuple[int, Unit]]) -> list[Unit]:
    """Of the legal retreats, by region left, the first of each unit that meets nobody."""
    first = dict(reversed(legal))
    regions = [board.region_of[unit.zone] for unit in first.values()]
    return [unit for unit in first.values() if regions.count(board.region_of[unit.zone]) == 1]


def is_for(board: Board, raw: RawOrder, unit: Unit) -> bool:
    same_place = board.region_of.get(raw.active) == board.region_of[unit.zone]
    return same_place and (raw.role, raw.unit_type) == (unit.role, unit.type)


def ownerships_after(board: Board, ownerships: dict[int, int], units: list[Unit]) -> dict[int, int]:
    """Centers belong to who stands there, others keep their owner."""
    owners = dict(ownerships)
    for unit in units:
        region = board.region_of[unit.zone]
        if region in board.center_at:
            owners[board.center_at[region]] = unit.role
    return owners
