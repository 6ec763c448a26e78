"""Random phases to compare adjudicators on: crowded, full of supports, convoys and paradoxes."""

from random import Random

from tests.solver import reference
from tests.solver.convoy_rings import add_convoy_ring
from tests.solver.drafts import Draft
from tests.solver.mistakes import add_mistakes
from tests.solver.notation import (
    BUILD,
    CONVOY,
    DISBAND,
    MOVE,
    REMOVE,
    RETREAT,
    SUPPORT_HOLD,
    SUPPORT_MOVE,
)
from tests.solver.reference.board import ARMY, FLEET, SEA, Unit, board_of
from tests.solver.reference.orders import Orders, RawOrder
from tests.solver.reference.retreats import Dislodged, retreat_zones

VARIANTS = ("standard",) * 8 + ("chaos", "isthmus")


def random_case(seed: int) -> tuple[str, dict]:
    """A variant and a phase of it; the same seed gives the same case."""
    random = Random(seed)
    variant = random.choice(VARIANTS)
    make = random.choices(
        (random_movement, random_retreats, random_adjustments), weights=(8, 1, 1)
    )[0]
    return variant, make(random, variant)


def random_movement(random: Random, variant: str) -> dict:
    draft = Draft(random, variant)
    for _ in range(random.choice((0, 0, 1, 1, 2, 3))):
        add_convoy_ring(draft)
    fill(draft)
    order_convoys(draft)
    order_moves(draft)
    order_supports(draft)
    if random.random() < 0.7:
        forget_illegal_orders(draft)
    draft.hold_all()
    phase = draft.phase(advancement=random.choice((0, 2)))
    return add_mistakes(random, draft.board, phase)


def fill(draft: Draft) -> None:
    """Units all over the board, or crowded around one region, where they meet more often."""
    random = draft.random
    regions = list(draft.regions)
    if random.random() < 0.6:
        steps = draft.board.steps([random.choice(regions)])
        regions.sort(key=lambda region: (steps.get(region, len(steps)), random.random()))
    else:
        random.shuffle(regions)
    number = random.randint(5, 36)
    fleet_share = random.choice((0.2, 0.5, 0.8))
    for region in regions[: number + 3]:
        if len(draft.units) < number and random.random() < 0.9:
            draft.place_any(region, fleet_share)


def order_convoys(draft: Draft) -> None:
    """Armies beside a free fleet take ship, as far as free fleets go."""
    random = draft.random
    for start in draft.without_order():
        if draft.units[start].type != ARMY or random.random() < 0.5:
            continue
        chain: list[int] = []
        place = start
        while len(chain) < 4 and (fleets := free_fleets(draft, place, chain)):
            place = random.choice(fleets)
            chain.append(place)
            if random.random() < 0.4:
                break
        landings = [region for region in draft.neighbours(place) if draft.board.kind(region) != SEA]
        if not chain or not landings:
            continue
        landing = random.choice(landings)
        draft.order(start, MOVE, end=landing, via=int(random.random() < 0.3))
        for fleet in chain:
            if random.random() < 0.95:
                draft.order(fleet, CONVOY, other=start, end=landing)


def free_fleets(draft: Draft, place: int, chain: list[int]) -> list[int]:
    return [
        near
        for near in draft.neighbours(place)
        if draft.board.kind(near) == SEA
        and near in draft.units
        and near not in draft.orders
        and near not in chain
    ]


def order_moves(draft: Draft) -> None:
    """About half of the rest move, the more gladly where others go or stand."""
    random = draft.random
    for start in draft.without_order():
        zones = sorted(draft.board.reachable(draft.units[start]))
        if random.random() < 0.45 or not zones:
            continue
        aims = {order[5] for order in draft.orders.values()}
        busy = [
            zone for zone in zones if zone in aims or draft.board.region_of[zone] in draft.units
        ]
        zone = random.choice(busy if busy and random.random() < 0.6 else zones)
        draft.order(start, MOVE, end=zone, via=int(random.random() < 0.05))


def order_supports(draft: Draft) -> None:
    """Most of the others support what a neighbour does."""
    random = draft.random
    for region in draft.without_order():
        unit = draft.units[region]
        moves = [
            (start, order[5])
            for start, order in draft.orders.items()
            if order[1] == MOVE
            and start != region
            and draft.board.reaches(unit, draft.board.region_of[order[5]])
        ]
        near = [other for other in draft.units if draft.board.reaches(unit, other)]
        if moves and random.random() < 0.7:
            start, end = random.choice(moves)
            draft.order(region, SUPPORT_MOVE, other=start, end=end)
        elif near and random.random() < 0.7:
            draft.order(region, SUPPORT_HOLD, other=random.choice(near))


def forget_illegal_orders(draft: Draft) -> None:
    """Leaves sets that strict mode accepts, but for mistakes made later."""
    orders = Orders(draft.board, list(draft.units.values()), [])
    for region, order in list(draft.orders.items()):
        if orders.legal(RawOrder(*order)) is None:
            del draft.orders[region]


def random_retreats(random: Random, variant: str) -> dict:
    """The retreats after a random movement, wherever someone was dislodged."""
    while True:
        before = random_movement(random, variant)
        result = reference.adjudicate(variant, before)
        if result["dislodged"]:
            break
    board = board_of(variant)
    orders = []
    units = [Unit(*row) for row in result["units"]]
    for role, unit_type, zone, origin in result["dislodged"]:
        loser = Dislodged(Unit(role, unit_type, zone), origin)
        near = sorted(board.reachable(loser.unit))
        free = sorted(retreat_zones(board, loser, units, result["forbiddens"]))
        if free and random.random() < 0.8:
            near = free
        kind = DISBAND if random.random() < 0.1 else RETREAT
        end = random.choice(near) if kind == RETREAT else 0
        if random.random() < 0.95:
            orders.append([role, kind, unit_type, zone, 0, end, 0])
    kept = {key: result[key] for key in ("units", "dislodged", "forbiddens")}
    kept["ownerships"] = random_ownerships(random, variant)
    return before | kept | {"phase": "R", "advancement": random.choice((1, 3)), "orders": orders}


def random_ownerships(random: Random, variant: str) -> dict[str, int]:
    """Most homes in their first hands, the rest anyone's or nobody's."""
    facts = board_of(variant).variant
    homes = {
        center: role for role, home in enumerate(facts["start_centers"], start=1) for center in home
    }
    ownerships = {}
    for center in range(1, len(facts["centers"]) + 1):
        owner = homes.get(center, 0)
        if not owner or random.random() < 0.4:
            owner = random.randint(0, facts["roles"]["number"])
        if owner:
            ownerships[str(center)] = owner
    return ownerships


def random_adjustments(random: Random, variant: str) -> dict:
    """Units too many or too few, and orders for more builds and removals than are due."""
    draft = Draft(random, variant)
    fill(draft)
    phase = draft.phase(advancement=4)
    orders = []
    for role, unit_type, zone in phase["units"]:
        if random.random() < 0.2:
            orders.append([role, REMOVE, unit_type, zone, 0, 0, 0])
    ownerships = random_ownerships(random, variant)
    for center, role in ownerships.items():
        at_home = int(center) in draft.board.variant["start_centers"][role - 1]
        if at_home or random.random() < 0.2:
            region = draft.board.variant["centers"][int(center) - 1]
            for zone in sorted(draft.board.zones_of(region)):
                if random.random() < 0.4:
                    unit_type = random.choice((ARMY, FLEET))
                    orders.append([role, BUILD, unit_type, zone, 0, 0, 0])
    random.shuffle(orders)
    return phase | {"phase": "A", "ownerships": ownerships, "orders": orders}
