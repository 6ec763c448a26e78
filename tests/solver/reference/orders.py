"""Orders of a movement phase: which are legal, and what they mean."""

from dataclasses import dataclass

from .board import ARMY, FLEET, LAND, SEA, Board, Unit
from .routes import connected, seas_with_fleets, useful_fleets

MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)


@dataclass(frozen=True)
class RawOrder:
    """An order as it was written."""

    role: int
    kind: int
    unit_type: int
    active: int
    passive: int
    destination: int
    via_convoy: int = 0


@dataclass(frozen=True)
class Order:
    """A legal order, or the hold of a unit without one.

    `other` is the region of the supported or convoyed unit. `destination` is a zone: that of a
    move is where the unit will stand, that of a support may leave the coast open.
    """

    unit: Unit
    kind: int = HOLD
    other: int = 0
    destination: int = 0
    via_convoy: bool = False


class Orders:
    """The orders of all units of a board: the first legal one of each, a hold by default."""

    def __init__(self, board: Board, units: list[Unit], raw_orders: list[list[int]]) -> None:
        self.board = board
        self.units = {board.region_of[unit.zone]: unit for unit in units}
        self.fleets_at_sea = seas_with_fleets(board, set(self.units))
        self.by_region = {region: Order(unit) for region, unit in self.units.items()}
        self.understood: list[Order | None] = []
        ordered = set()
        for raw in raw_orders:
            order = self.legal(RawOrder(*raw))
            self.understood.append(order)
            if order:
                region = board.region_of[order.unit.zone]
                if region not in ordered:
                    ordered.add(region)
                    self.by_region[region] = order

    def legal(self, raw: RawOrder) -> Order | None:
        """The order as it will be carried out, or None if it is illegal (DATC 4.E.1)."""
        # The coast of the ordered unit has no purpose, so a wrong one is overlooked (DATC 4.B.5).
        unit = self.units.get(self.board.region_of.get(raw.active, 0))
        if unit is None or (unit.role, unit.type) != (raw.role, raw.unit_type):
            return None
        understand = {
            HOLD: self.legal_hold,
            MOVE: self.legal_move,
            SUPPORT_HOLD: self.legal_support_hold,
            SUPPORT_MOVE: self.legal_support_move,
            CONVOY: self.legal_convoy,
        }.get(raw.kind)
        return understand(unit, raw) if understand else None

    def legal_hold(self, unit: Unit, _: RawOrder) -> Order:
        return Order(unit)

    def legal_move(self, unit: Unit, raw: RawOrder) -> Order | None:
        start, end = self.board.region_of[unit.zone], self.board.region_of.get(raw.destination)
        if end is None or end == start:
            return None
        by_convoy = unit.type == ARMY and self.can_be_convoyed(start, end, self.fleets_at_sea)
        if raw.via_convoy and unit.type == ARMY:
            return Order(unit, MOVE, 0, end, via_convoy=True) if by_convoy else None
        destination = self.board.destination(unit, raw.destination)
        if destination is None and by_convoy:
            destination = end
        return Order(unit, MOVE, 0, destination) if destination else None

    def legal_support_hold(self, unit: Unit, raw: RawOrder) -> Order | None:
        other = self.board.region_of.get(raw.passive)
        if other not in self.units or not self.board.reaches(unit, other):
            return None
        return Order(unit, SUPPORT_HOLD, other)

    def legal_support_move(self, unit: Unit, raw: RawOrder) -> Order | None:
        region_of = self.board.region_of
        start, end = region_of.get(raw.passive), region_of.get(raw.destination)
        place = region_of[unit.zone]
        if start not in self.units or start in (end, place) or end is None:
            return None
        if not self.board.reaches(unit, end):
            return None
        supported = self.units[start]
        if supported.type == ARMY:
            # The supporting fleet cannot be part of the convoy as well (DATC 6.D.31).
            fleets = self.fleets_at_sea - {place}
            possible = self.board.reaches(supported, end) or self.can_be_convoyed(
                start, end, fleets
            )
            return Order(unit, SUPPORT_MOVE, start, end) if possible else None
        reachable = self.board.reachable(supported)
        if raw.destination == end:
            possible = self.board.reaches(supported, end)
        else:
            possible = raw.destination in reachable
        return Order(unit, SUPPORT_MOVE, start, raw.destination) if possible else None

    def legal_convoy(self, unit: Unit, raw: RawOrder) -> Order | None:
        region_of = self.board.region_of
        start, end = region_of.get(raw.passive), region_of.get(raw.destination)
        place = region_of[unit.zone]
        if unit.type != FLEET or self.board.kind(place) != SEA:
            return None
        if start not in self.units or self.units[start].type != ARMY or end is None:
            return None
        if start == end or not (self.is_coastal(start) and self.is_coastal(end)):
            return None
        if place not in useful_fleets(self.board, start, end, self.fleets_at_sea):
            return None
        return Order(unit, CONVOY, start, end)

    def is_coastal(self, region: int) -> bool:
        return self.board.kind(region) not in (LAND, SEA)

    def can_be_convoyed(self, start: int, end: int, fleets: set[int]) -> bool:
        on_coasts = self.is_coastal(start) and self.is_coastal(end)
        return on_coasts and connected(self.board, start, end, fleets)
