"""Which orders are marked on a map, and whether they went well."""

from collections.abc import Iterable, Mapping
from typing import Any

from services.games.diplomacy.domain.maps.arrows import Mark
from services.games.diplomacy.domain.orders import Order, OrderType

SUCCEEDS = "succeeds"
DISBANDED = "disbanded"  # for want of an order or of a place: no failure of anybody's order


def marks_of_orders(orders: Iterable[Order]) -> list[Mark]:
    """Of orders that nobody has adjudicated yet."""
    return [Mark(order) for order in orders]


def marks_of_outcomes(outcomes: Iterable[Mapping[str, Any]]) -> list[Mark]:
    """Of outcomes as the solver gives them; a hold that nobody ordered would only clutter."""
    marks = ((_mark(outcome), outcome.get("invented")) for outcome in outcomes)
    return [
        mark
        for mark, invented in marks
        if not (invented and mark.order.order_type == OrderType.HOLD)
    ]


def _mark(outcome: Mapping[str, Any]) -> Mark:
    role, order_type, unit_type, active, passive, destination = outcome["order"][:6]
    order = Order(
        role,
        order_type,
        unit_type,
        active,
        passive,
        destination,
        bool(outcome.get("convoyed")),
    )
    return Mark(order, outcome["result"] in (SUCCEEDS, DISBANDED), tuple(outcome.get("route", ())))
