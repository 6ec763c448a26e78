"""The reference is consistent with itself on random phases."""

from random import Random

import pytest

from tests.solver.random_phases import random_movement
from tests.solver.reference import adjudicate
from tests.solver.reference.board import Unit, board_of
from tests.solver.reference.movement import Movement
from tests.solver.reference.orders import Orders
from tests.solver.reference.paradoxes import resolve

pytestmark = pytest.mark.slow
each_seed = pytest.mark.parametrize("seed", range(200))


@each_seed
def test_each_answer_follows_from_the_others(seed):
    phase = random_movement(Random(seed), "standard")
    units = [Unit(*row) for row in phase["units"]]
    movement = Movement(Orders(board_of("standard"), units, phase["orders"]))
    resolve(movement)
    for decision, answer in movement.answers.items():
        assert movement.judge(decision) is answer


@each_seed
def test_the_order_of_units_does_not_matter(seed):
    random = Random(seed)
    phase = random_movement(random, "standard")
    shuffled = phase | {"units": random.sample(phase["units"], len(phase["units"]))}
    first, second = adjudicate("standard", phase), adjudicate("standard", shuffled)
    assert first == second
