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


@dataclass(frozen=True)
class Misfit:
    """Why an order cannot be: a name for programs, and the sentence of AFJD API 2020's numbers."""

    code: str
    sentence: str


def misfit_of(order: Order, role: int, advancement: int, position: Position) -> Misfit | None:
    """Why the order cannot be one of this role in this phase; None when the solver may judge it."""
    order_type, zone = OrderType(order.order_type), order.active_zone
    kind = kind_of(advancement)
    if order.role != role:
        return Misfit("foreign_unit", f"the unit in zone {zone} is not of role {role}")
    if order_type not in FITTING[kind]:
        return Misfit(
            "wrong_phase", f"an order of type {order_type:d} does not fit a phase of {kind}"
        )
    if (order_type in WITH_PASSIVE_UNIT) != bool(order.passive_zone):
        return _misfit_of_part(
            "passive_unit", order_type, order_type in WITH_PASSIVE_UNIT, "a passive unit"
        )
    if (order_type in WITH_DESTINATION) != bool(order.destination_zone):
        return _misfit_of_part(
            "destination", order_type, order_type in WITH_DESTINATION, "a destination zone"
        )
    if order_type is OrderType.BUILD:
        return None
    unit = position.unit_at(role, zone, dislodged=kind is Kind.RETREATS)
    if unit is None or unit.unit_type != order.unit_type:
        return Misfit(
            "no_such_unit", f"role {role} has no unit of type {order.unit_type} in zone {zone}"
        )
    return None


def _misfit_of_part(part: str, order_type: OrderType, needed: bool, english: str) -> Misfit:
    return Misfit(
        f"{part}_missing" if needed else f"{part}_too_much",
        f"an order of type {order_type:d} {'needs' if needed else 'has not'} {english}",
    )


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
