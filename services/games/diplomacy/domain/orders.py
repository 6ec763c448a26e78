"""Orders, and what makes them acceptable before the solver sees them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position


class OrderType(IntEnum):
    MOVE, SUPPORT_MOVE, SUPPORT_HOLD, HOLD, CONVOY, RETREAT, DISBAND, BUILD, REMOVE = range(1, 10)


FITTING = {
    Kind.MOVES: {
        OrderType.MOVE,
        OrderType.SUPPORT_MOVE,
        OrderType.SUPPORT_HOLD,
        OrderType.HOLD,
        OrderType.CONVOY,
    },
    Kind.RETREATS: {OrderType.RETREAT, OrderType.DISBAND},
    Kind.ADJUSTMENTS: {OrderType.BUILD, OrderType.REMOVE},
}
WITH_PASSIVE_UNIT = {OrderType.SUPPORT_MOVE, OrderType.SUPPORT_HOLD, OrderType.CONVOY}
WITH_DESTINATION = {OrderType.MOVE, OrderType.SUPPORT_MOVE, OrderType.CONVOY, OrderType.RETREAT}


@dataclass(frozen=True)
class Order:
    """What one unit is told to do; 0 where the order has no passive unit or destination."""

    role: int
    order_type: int
    unit_type: int
    active_zone: int
    passive_zone: int = 0
    destination_zone: int = 0
    via_convoy: bool = False


def fault_of(order: Order, role: int, advancement: int, position: Position) -> str | None:
    """Why the order cannot be one of this role in this phase; None when the solver may judge it."""
    order_type = OrderType(order.order_type)
    kind = kind_of(advancement)
    if order.role != role:
        return f"the unit in zone {order.active_zone} is not of role {role}"
    if order_type not in FITTING[kind]:
        return f"an order of type {order.order_type} does not fit a phase of {kind}"
    if (order_type in WITH_PASSIVE_UNIT) != bool(order.passive_zone):
        return (
            f"an order of type {order.order_type} {_needs(order_type in WITH_PASSIVE_UNIT)} "
            "a passive unit"
        )
    if (order_type in WITH_DESTINATION) != bool(order.destination_zone):
        return (
            f"an order of type {order.order_type} {_needs(order_type in WITH_DESTINATION)} "
            "a destination zone"
        )
    if order_type is OrderType.BUILD:
        return None
    unit = position.unit_at(role, order.active_zone, dislodged=kind is Kind.RETREATS)
    if unit is None or unit.unit_type != order.unit_type:
        return f"role {role} has no unit of type {order.unit_type} in zone {order.active_zone}"
    return None


def first_fault(
    orders: Sequence[Order], role: int, advancement: int, position: Position
) -> str | None:
    """The first order that cannot be, by its place in the list, and why."""
    for number, order in enumerate(orders, 1):
        if fault := fault_of(order, role, advancement, position):
            return f"order {number}: {fault}"
    return None


def as_row(order: Order) -> list[int]:
    """Seven numbers, as the solver reads them and as they are stored."""
    return [
        order.role,
        order.order_type,
        order.unit_type,
        order.active_zone,
        order.passive_zone,
        order.destination_zone,
        int(order.via_convoy),
    ]


def from_row(row: Sequence[int]) -> Order:
    role, order_type, unit_type, active, passive, destination, via_convoy = row
    return Order(role, order_type, unit_type, active, passive, destination, bool(via_convoy))


def order_on_board(
    order: Order, region_of: Callable[[int], int], position: Position, dislodged: bool
) -> Order:
    """A written order names a place; the unit there gives its type and its coast."""
    units = (position.dislodged if dislodged else position.units).get(order.role, ())
    for unit in units:
        if region_of(unit.zone) == region_of(order.active_zone) and order.unit_type in (
            0,
            unit.unit_type,
        ):
            return replace(order, unit_type=unit.unit_type, active_zone=unit.zone)
    return order


def _needs(needed: bool) -> str:
    return "needs" if needed else "has not"
