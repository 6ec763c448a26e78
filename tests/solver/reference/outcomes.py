"""What became of each order, in one word."""

from .board import ARMY, Board, Unit
from .movement import Movement
from .orders import BUILD, CONVOY, DISBAND, HOLD, MOVE, REMOVE, Order, Orders, RawOrder
from .retreats import is_for


def movement_outcomes(orders: Orders, movement: Movement) -> list[dict]:
    """One per order given, in that order; the first legal order of a unit is the one it obeys."""
    outcomes = []
    obeyed: set[int] = set()
    for order in orders.understood:
        verdict = "ignored"
        if order:
            region = orders.board.region_of[order.unit.zone]
            if region not in obeyed:
                verdict = fate(order, region, movement)
            obeyed.add(region)
        outcomes.append({"verdict": verdict})
    return outcomes


def fate(order: Order, region: int, movement: Movement) -> str:
    if order.kind == MOVE:
        return fate_of_move(region, movement)
    if order.kind == HOLD:
        return "holds"
    if order.kind == CONVOY:
        army = order.other
        if army not in movement.moves or movement.end(army) != order.destination:
            return "unmatched"
        return "disrupted" if movement.is_dislodged(region) else "convoys"
    if ("support", region) not in movement.answers:
        return "unmatched"
    return "supports" if movement.answers["support", region] else "cut"


def fate_of_move(region: int, movement: Movement) -> str:
    if movement.answers["move", region]:
        return "moves"
    if region in movement.paradoxes:
        return "paradox"
    return "bounces" if movement.has_path(region) else "stranded"


def retreat_outcomes(
    legal: list[Unit | None], arrivals: list[Unit], raw_orders: list[RawOrder]
) -> list[dict]:
    """`legal` holds, for each order, the unit as it would stand, or None if it may not go."""
    outcomes = []
    for unit, raw in zip(legal, raw_orders, strict=True):
        if unit is None and raw.kind != DISBAND:
            verdict = "ignored"
        else:
            verdict = "retreats" if unit in arrivals else "disbands"
        outcomes.append({"verdict": verdict})
    return outcomes


def is_made_by(board: Board, raw: RawOrder, unit: Unit) -> bool:
    """A build must name the coast; who is removed may be named by the region."""
    coast_named = raw.kind == REMOVE or unit.type == ARMY or unit.zone == raw.active
    return coast_named and is_for(board, raw, unit)


def adjustment_outcomes(
    board: Board, before: list[Unit], after: list[Unit], raw_orders: list[RawOrder]
) -> list[dict]:
    """A build is done if its unit is new, a removal if its unit is gone, each counted once."""
    built = [unit for unit in after if unit not in before]
    removed = [unit for unit in before if unit not in after]
    outcomes = []
    for raw in raw_orders:
        changed = {BUILD: built, REMOVE: removed}.get(raw.kind, [])
        unit = next((unit for unit in changed if is_made_by(board, raw, unit)), None)
        if unit:
            changed.remove(unit)
        verdict = "ignored" if unit is None else "builds" if raw.kind == BUILD else "removes"
        outcomes.append({"verdict": verdict})
    return outcomes
