"""Strict mode: is a set of orders refused as a whole?"""

from .adjustments import Winter
from .board import ARMY, Board, Unit
from .orders import (
    CONVOY,
    DISBAND,
    MOVE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
    Orders,
    RawOrder,
)
from .retreats import Dislodged, is_for, retreat_zones


def refused_movement(board: Board, units: list[Unit], raw_orders: list[RawOrder]) -> bool:
    """One legal and fully written order for each unit, or nothing."""
    orders = Orders(board, units, [])
    ordered = sorted(raw.active for raw in raw_orders)
    if ordered != sorted(unit.zone for unit in units):
        return True
    return any(orders.legal(raw) is None or vague(orders, raw) for raw in raw_orders)


def vague(orders: Orders, raw: RawOrder) -> bool:
    """Does a legal order leave out a coast, or name one that does not matter?"""
    board = orders.board
    unit = orders.units[board.region_of[raw.active]]
    moving = unit
    if raw.kind in (SUPPORT_MOVE, SUPPORT_HOLD, CONVOY):
        moving = orders.units[board.region_of[raw.passive]]
        if moving.zone != raw.passive:
            return True
    if raw.kind not in (MOVE, SUPPORT_MOVE, CONVOY):
        return False
    if moving.type == ARMY:
        return raw.destination != board.region_of[raw.destination]
    return raw.destination not in board.reachable(moving)


def refused_retreats(
    board: Board,
    units: list[Unit],
    losers: list[Dislodged],
    forbidden: list[int],
    raw_orders: list[RawOrder],
) -> bool:
    ordered = sorted(raw.active for raw in raw_orders)
    if len(set(ordered)) < len(ordered) or not set(ordered) <= {one.unit.zone for one in losers}:
        return True
    if any(  # who can only be disbanded need not be ordered
        loser.unit.zone not in ordered and retreat_zones(board, loser, units, forbidden)
        for loser in losers
    ):
        return True
    for raw in raw_orders:
        loser = next(loser for loser in losers if loser.unit.zone == raw.active)
        zones = retreat_zones(board, loser, units, forbidden)
        allowed = {(DISBAND, 0)} | {(RETREAT, zone) for zone in zones}
        if not is_for(board, raw, loser.unit) or (raw.kind, raw.destination) not in allowed:
            return True
    return False


def refused_adjustments(winter: Winter, raw_orders: list[RawOrder]) -> bool:
    """Builds may be fewer than allowed, removals must be exact."""
    for role in range(1, winter.board.variant["roles"]["number"] + 1):
        given = [raw for raw in raw_orders if raw.role == role]
        removals = [raw for raw in given if raw.kind == REMOVE]
        if len(removals) != max(0, -winter.surplus(role)):
            return True
        done = winter.builds(role, given) + winter.removals(role, given)
        named = {(unit.type, unit.zone) for unit in done}
        asked = [(raw.unit_type, raw.active) for raw in given]
        if sorted(named) != sorted(asked):
            return True
    return False
