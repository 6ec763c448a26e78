"""Orders: what is refused before the solver is asked."""

import pytest

from services.games.diplomacy.domain.orders import (
    Order,
    as_row,
    from_row,
    misfit_of,
    order_on_board,
)
from tests.games.diplomacy.domain.maps import STANDARD, START

SPRING, SUMMER, ADJUSTMENTS = 0, 1, 4
ARMY, FLEET = 1, 2
MUNICH, RUHR, KIEL, BERLIN = 40, 53, 33, 10


@pytest.mark.parametrize(
    ("order", "advancement", "reason"),
    [
        (Order(3, 1, ARMY, MUNICH, 0, RUHR), SPRING, None),
        (Order(3, 4, ARMY, MUNICH), SPRING, None),
        (Order(3, 8, ARMY, MUNICH), ADJUSTMENTS, None),
        (Order(2, 4, ARMY, 47), SPRING, "the unit in zone 47 is not of role 3"),
        (Order(3, 8, ARMY, MUNICH), SPRING, "an order of type 8 does not fit a phase of moves"),
        (
            Order(3, 1, ARMY, MUNICH, 0, RUHR),
            SUMMER,
            "an order of type 1 does not fit a phase of retreats",
        ),
        (Order(3, 1, ARMY, MUNICH), SPRING, "an order of type 1 needs a destination zone"),
        (
            Order(3, 4, ARMY, MUNICH, 0, RUHR),
            SPRING,
            "an order of type 4 has not a destination zone",
        ),
        (Order(3, 3, ARMY, MUNICH), SPRING, "an order of type 3 needs a passive unit"),
        (
            Order(3, 1, ARMY, MUNICH, KIEL, RUHR),
            SPRING,
            "an order of type 1 has not a passive unit",
        ),
        (Order(3, 4, FLEET, MUNICH), SPRING, "role 3 has no unit of type 2 in zone 40"),
        (Order(3, 4, ARMY, RUHR), SPRING, "role 3 has no unit of type 1 in zone 53"),
        (Order(3, 7, ARMY, MUNICH), SUMMER, "role 3 has no unit of type 1 in zone 40"),
        (Order(3, 9, ARMY, RUHR), ADJUSTMENTS, "role 3 has no unit of type 1 in zone 53"),
    ],
)
def test_an_order_must_fit_its_role_its_phase_and_its_type(order, advancement, reason):
    misfit = misfit_of(order, 3, advancement, START)
    assert (misfit and misfit.sentence) == reason


def test_a_row_keeps_the_whole_order():
    order = Order(1, 5, FLEET, 45, 75, 46, via_convoy=True)
    assert from_row(as_row(order)) == order


def test_a_written_order_takes_type_and_coast_from_the_unit():
    """F STP - BOT does not say that the fleet lies on the south coast."""
    written = Order(6, 1, FLEET, 61, 0, 13)
    assert order_on_board(written, STANDARD.region_of, START, False).active_zone == 81
