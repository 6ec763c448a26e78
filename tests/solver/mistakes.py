"""What players get wrong: coasts, places, kinds of unit, orders too many or missing."""

from random import Random

from tests.solver.reference.board import Board

ROLE, KIND, UNIT_TYPE, ACTIVE, PASSIVE, DESTINATION, VIA_CONVOY = range(7)


def add_mistakes(random: Random, board: Board, phase: dict) -> dict:
    """The phase with a few of its orders spoilt; most phases get none."""
    orders = [list(order) for order in phase["orders"]]
    if random.random() < 0.4:
        for order in orders:
            if random.random() < 0.15:
                spoil(random, board, order)
        if orders and random.random() < 0.2:
            orders.pop()
        if orders and random.random() < 0.3:
            double = list(random.choice(orders))
            spoil(random, board, double)
            orders.insert(random.randint(0, len(orders)), double)
    return phase | {"orders": orders}


def spoil(random: Random, board: Board, order: list[int]) -> None:
    part = random.choice(
        (ROLE, KIND, UNIT_TYPE, PASSIVE, DESTINATION, DESTINATION, DESTINATION, VIA_CONVOY)
    )
    if part == ROLE:
        order[ROLE] = random.randint(1, board.variant["roles"]["number"])
    elif part == KIND:
        order[KIND] = random.randint(1, 5)
    elif part == UNIT_TYPE:
        order[UNIT_TYPE] = 3 - order[UNIT_TYPE]
    elif part == VIA_CONVOY:
        order[VIA_CONVOY] = 1 - order[VIA_CONVOY]
    elif order[part] and random.random() < 0.6:
        # The most common slip: the right region on the wrong coast, or on none.
        order[part] = random.choice(sorted(board.zones_of(board.region_of[order[part]])))
    else:
        order[part] = random.choice(sorted(board.region_of))
