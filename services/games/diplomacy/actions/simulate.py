"""Orders tried out on a position of one's own, in spring."""

from collections.abc import Sequence
from typing import Any

from services.games.diplomacy import peers
from services.games.diplomacy.actions.load_board import require_fitting_names
from services.games.diplomacy.domain.orders import Order
from services.games.diplomacy.domain.positions import Position, faults_of, position_as_json
from services.games.diplomacy.refusals import NotAdjudicated

SPRING = 0


def simulate(
    variant_name: str,
    position: Position,
    orders: Sequence[Order],
    *,
    names: dict[str, Any] | None,
    lang: str,
    lenient: bool,
) -> peers.Solution:
    variant = peers.variant_named(variant_name)
    require_fitting_names(names, variant)
    if fault := faults_of(position, variant):
        raise NotAdjudicated(f"Failed to adjudicate {fault} : ")
    return peers.solve(
        variant_name,
        SPRING,
        position_as_json(position),
        orders,
        names=names,
        lang=lang,
        lenient=lenient,
    )
