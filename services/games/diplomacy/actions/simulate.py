"""Orders tried out on a position of one's own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.load_board import require_fitting_names
from services.games.diplomacy.domain.orders import Order, order_on_board
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position, faults_of, position_as_json
from services.games.diplomacy.domain.variants import Variant
from services.games.diplomacy.refusals import NotAdjudicated, OrdersRefused

NOBODY, SOMEBODY = 0, 1  # a role that no line has named yet; who orders where nobody is


def simulate(
    variant_name: str,
    position: Position,
    orders: Sequence[Order],
    *,
    advancement: int,
    names: dict[str, Any] | None,
    lang: str,
    lenient: bool,
) -> peers.Solution:
    require_fitting_names(names, peers.variant_named(variant_name))
    require_fitting_position(variant_name, position)
    return peers.solve(
        variant_name,
        advancement,
        position_as_json(position),
        orders,
        names=names,
        lang=lang,
        lenient=lenient,
        explain=True,
    )


def require_fitting_position(variant_name: str, position: Position) -> None:
    if fault := faults_of(position, peers.variant_named(variant_name)):
        raise NotAdjudicated(f"Failed to adjudicate {fault} : ")


def orders_in_text(
    variant_name: str, position: Position, text: str, advancement: int, lang: str
) -> list[Order]:
    """Of all roles: an order belongs to who has a unit there, a build to who owns the center."""
    variant = peers.variant_named(variant_name)
    read = peers.orders_in_text(variant_name, text, NOBODY, None)
    if read.faults:
        raise OrdersRefused(
            "Failed to read orders",
            text="\n".join(fault.texts[lang] for fault in read.faults),
            faults=[fault.as_json(lang) for fault in read.faults],
        )
    dislodged = kind_of(advancement) is Kind.RETREATS
    return [
        order_on_board(
            replace(order, role=order.role or _role_of(order, variant, position, dislodged)),
            variant.region_of,
            position,
            dislodged,
        )
        for order in read.orders
    ]


def _role_of(order: Order, variant: Variant, position: Position, dislodged: bool) -> int:
    region = variant.region_of(order.active_zone)
    standing = position.dislodged if dislodged else position.units
    for role, units in standing.items():
        if any(variant.region_of(unit.zone) == region for unit in units):
            return role
    for center, owner in position.ownerships.items():
        if variant.centers[center - 1] == region:
            return owner
    return SOMEBODY
