"""One phase in, one result out, in the shapes of the solver's lines of JSON."""

from .adjustments import HOME, Winter
from .board import Board, Unit, board_of
from .movement import Movement
from .orders import Orders, RawOrder
from .outcomes import adjustment_outcomes, movement_outcomes, retreat_outcomes
from .paradoxes import resolve
from .retreats import Dislodged, arrivals, ownerships_after, retreated_unit
from .strictness import refused_adjustments, refused_movement, refused_retreats

PHASES_OF_A_YEAR = 5
AUTUMN_RETREATS = 3


def adjudicate(variant: str, phase: dict, removal_distance: str = HOME) -> dict:
    """The position after a phase, illegal orders being ignored and missing ones supplied."""
    board = board_of(variant)
    if phase["phase"] == "M":
        return after_movement(board, phase)
    if phase["phase"] == "R":
        return after_retreats(board, phase)
    return after_adjustments(board, phase, removal_distance)


def refuses(variant: str, phase: dict) -> bool:
    """Does strict mode refuse the orders of this phase?"""
    board = board_of(variant)
    units = units_in(phase)
    raw_orders = raw_orders_in(phase)
    if phase["phase"] == "M":
        return refused_movement(board, units, raw_orders)
    if phase["phase"] == "R":
        losers = dislodged_in(phase)
        return refused_retreats(board, units, losers, phase["forbiddens"], raw_orders)
    return refused_adjustments(Winter(board, units, ownerships_in(phase)), raw_orders)


def after_movement(board: Board, phase: dict) -> dict:
    orders = Orders(board, units_in(phase), phase["orders"])
    movement = Movement(orders)
    resolve(movement)
    dislodged = []
    for region, unit in movement.units.items():
        start = movement.dislodger(region)
        if start:
            origin = 0 if start in movement.convoyed else start
            dislodged.append(Dislodged(unit, origin))
    return result(
        phase,
        units=[*movement.stays(), *movement.arrivals()],
        dislodged=dislodged,
        forbiddens=movement.contested(),
        outcomes=movement_outcomes(orders, movement),
    )


def after_retreats(board: Board, phase: dict) -> dict:
    units = units_in(phase)
    losers = dislodged_in(phase)
    raw_orders = raw_orders_in(phase)
    legal = [retreated_unit(board, units, losers, phase["forbiddens"], raw) for raw in raw_orders]
    leaving = [
        (board.region_of[raw.active], unit)
        for raw, unit in zip(raw_orders, legal, strict=True)
        if unit
    ]
    arrived = arrivals(board, leaving)
    standing = [*units, *arrived]
    ownerships = ownerships_in(phase)
    if phase["advancement"] % PHASES_OF_A_YEAR == AUTUMN_RETREATS:
        ownerships = ownerships_after(board, ownerships, standing)
    outcomes = retreat_outcomes(legal, arrived, raw_orders)
    return result(phase, units=standing, ownerships=ownerships, outcomes=outcomes)


def after_adjustments(board: Board, phase: dict, removal_distance: str) -> dict:
    winter = Winter(board, units_in(phase), ownerships_in(phase), removal_distance)
    raw_orders = raw_orders_in(phase)
    units = list(winter.units)
    for role in range(1, board.variant["roles"]["number"] + 1):
        gone = winter.removals(role, raw_orders)
        units = [unit for unit in units if unit not in gone] + winter.builds(role, raw_orders)
    outcomes = adjustment_outcomes(board, winter.units, units, raw_orders)
    return result(phase, units=units, outcomes=outcomes)


def units_in(phase: dict) -> list[Unit]:
    return [Unit(*row) for row in phase["units"]]


def dislodged_in(phase: dict) -> list[Dislodged]:
    return [Dislodged(Unit(*row[:3]), row[3] or 0) for row in phase["dislodged"]]


def raw_orders_in(phase: dict) -> list[RawOrder]:
    return [RawOrder(*row) for row in phase["orders"]]


def ownerships_in(phase: dict) -> dict[int, int]:
    return {int(center): role for center, role in phase["ownerships"].items()}


def result(
    phase: dict,
    units: list[Unit],
    outcomes: list[dict],
    dislodged: list[Dislodged] | None = None,
    forbiddens: list[int] | None = None,
    ownerships: dict[int, int] | None = None,
) -> dict:
    if ownerships is None:
        ownerships = ownerships_in(phase)
    return {
        "units": sorted([unit.role, unit.type, unit.zone] for unit in units),
        "dislodged": sorted(
            [loser.unit.role, loser.unit.type, loser.unit.zone, loser.origin]
            for loser in dislodged or []
        ),
        "forbiddens": forbiddens or [],
        "ownerships": {str(center): ownerships[center] for center in sorted(ownerships)},
        "outcomes": outcomes,
    }
