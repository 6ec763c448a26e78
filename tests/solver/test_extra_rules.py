"""Rules that only some variants have: islands, free and emergency centers, passive roles, years."""

import copy

import pytest

from services.solver.adjudicator import Adjudicator
from services.solver.bridge import DirectCaller
from services.solver.domain.activity import active_roles
from services.solver.domain.orders import Order, OrderType, Position, Question, Result
from services.solver.domain.phases import year_of
from services.solver.domain.shapes import Malformed
from services.solver.domain.variant_reader import read_variant
from services.solver.domain.variants import ISLAND
from services.solver.library import variant_as_json

SOLVER = Adjudicator(DirectCaller())
ARMY, FLEET = 1, 2
NORTH, ISTHMUS, SOUTH = 1, 2, 3
ALMERY, BRIMHAVEN, EAST, GATE, HOLLOW, ISTH, KEMPER, NORTHERN, OUTER, POLDER, QUARRY, RUCK = range(
    1, 13
)
ADJUSTMENTS, SPRING = 4, 0


def a_variant(**changes):
    """The isthmus, changed."""
    return read_variant(copy.deepcopy(variant_as_json("isthmus")) | changes)


def with_island(number):
    document = variant_as_json("isthmus")
    regions = [
        ISLAND if rank == number else kind for rank, kind in enumerate(document["regions"], 1)
    ]
    return a_variant(regions=regions)


def results_of(variant, units, orders, strict=True):
    question = Question(variant, SPRING, Position(units=units), orders, strict=strict)
    adjudication = SOLVER.adjudicate(question)
    given = (outcome for outcome in adjudication.outcomes if outcome.row >= 0)
    return {outcome.zone: Result(outcome.result) for outcome in given}


CONVOY = [
    Order(NORTH, OrderType.MOVE, ARMY, ALMERY, 0, RUCK),
    Order(NORTH, OrderType.CONVOY, FLEET, BRIMHAVEN, ALMERY, RUCK),
    Order(NORTH, OrderType.CONVOY, FLEET, EAST, ALMERY, RUCK),
]
UNITS = [(NORTH, ARMY, ALMERY), (NORTH, FLEET, BRIMHAVEN), (NORTH, FLEET, EAST)]


def test_a_fleet_at_an_island_convoys_and_one_at_a_coast_does_not():
    assert results_of(with_island(BRIMHAVEN), UNITS, CONVOY)[ALMERY] is Result.SUCCEEDS
    lenient = results_of(a_variant(), UNITS, CONVOY, strict=False)
    assert lenient[BRIMHAVEN] is Result.ILLEGAL


def test_an_army_lands_on_an_island_and_stands_there():
    island = with_island(QUARRY)
    units = [(NORTH, ARMY, BRIMHAVEN), (NORTH, FLEET, EAST)]
    orders = [
        Order(NORTH, OrderType.MOVE, ARMY, BRIMHAVEN, 0, QUARRY),
        Order(NORTH, OrderType.CONVOY, FLEET, EAST, BRIMHAVEN, QUARRY),
    ]
    assert results_of(island, units, orders)[BRIMHAVEN] is Result.SUCCEEDS


def test_an_army_on_an_island_carries_nobody():
    units = [(NORTH, ARMY, ALMERY), (NORTH, ARMY, BRIMHAVEN), (NORTH, FLEET, EAST)]
    outcome = results_of(with_island(BRIMHAVEN), units, CONVOY, strict=False)
    assert outcome[ALMERY] is not Result.SUCCEEDS


def builds(variant, ownerships, units=(), role=NORTH):
    """Where the role may build."""
    question = Question(
        variant, ADJUSTMENTS, Position(units=units, ownerships=ownerships), role=role
    )
    return {order.active for order in SOLVER.possible(question) if order.type == OrderType.BUILD}


def test_nobody_builds_in_a_free_center():
    homes = {1: NORTH, 2: NORTH}
    assert builds(a_variant(), homes) == {ALMERY, BRIMHAVEN}
    assert builds(a_variant(free_centers=[1]), homes) == {BRIMHAVEN}
    everywhere = a_variant(free_centers=[1], build_everywhere=True)
    assert builds(everywhere, homes | {3: NORTH}) == {BRIMHAVEN, GATE}


def test_an_emergency_center_helps_who_lost_some_homes_and_kept_some():
    variant = a_variant(emergency_centers=[[NORTH, RUCK]])
    assert builds(variant, {1: NORTH, 2: NORTH}) == {ALMERY, BRIMHAVEN}
    assert builds(variant, {1: NORTH, 2: SOUTH}) == {ALMERY, RUCK}
    assert builds(variant, {1: SOUTH, 2: SOUTH, 3: NORTH}) == set()


def test_an_emergency_center_counts_as_a_center_while_nobody_stands_there():
    variant = a_variant(emergency_centers=[[NORTH, RUCK]])
    position = Position(units=[(NORTH, ARMY, ALMERY)], ownerships={1: NORTH, 2: SOUTH})
    orders = [Order(NORTH, OrderType.BUILD, ARMY, RUCK)]
    question = Question(variant, ADJUSTMENTS, position, orders, strict=True)
    after = SOLVER.adjudicate(question).position
    assert (NORTH, ARMY, RUCK) in {tuple(unit) for unit in after.units}
    taken = Position(
        units=[(NORTH, ARMY, ALMERY), (SOUTH, ARMY, RUCK)], ownerships={1: NORTH, 2: SOUTH}
    )
    assert builds(variant, taken.ownerships, taken.units) == set()


def test_who_is_active_in_winter_follows_the_same_rules():
    variant = a_variant(emergency_centers=[[NORTH, RUCK]], free_centers=[1])
    position = Position(units=[(NORTH, ARMY, KEMPER)], ownerships={1: NORTH, 2: SOUTH})
    autumn = Question(variant, 3, position)
    assert NORTH in active_roles(autumn, SOLVER.adjudicate(autumn))


def test_a_cycle_may_stand_for_several_years():
    assert [year_of(advancement, 1900, 5) for advancement in (0, 4, 5)] == [1901, 1901, 1906]
    assert year_of(7, 1900) == 1902
    assert [year_of(advancement, 22, -1) for advancement in (0, 5)] == [23, 22]


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"free_centers": [99]}, "variant.free_centers.0"),
        ({"free_centers": [1, 1]}, "variant.free_centers"),
        ({"emergency_centers": [[9, 1]]}, "variant.emergency_centers.0.0"),
        ({"emergency_centers": [[1]]}, "variant.emergency_centers.0"),
        ({"emergency_centers": [1, 12]}, "variant.emergency_centers.0"),
        ({"increment": 0}, "variant.increment"),
        ({"extra_requirement_solo": -5}, "variant.extra_requirement_solo"),
        ({"build_everywhere": 2}, "variant.build_everywhere"),
        ({"disorder": {"9": "Nobody"}}, "variant.disorder.9"),
        ({"disorder": {"1": "a", "2": "b", "3": "c"}}, "variant.disorder"),
        ({"author": 7}, "variant.author"),
        ({"regions": [5] * 13}, "variant.regions.0"),
        ({"colour": "red"}, "variant.colour"),
    ],
)
def test_a_wrong_extra_is_named(changes, path):
    with pytest.raises(Malformed) as wrong:
        a_variant(**changes)
    assert wrong.value.path == path


def test_the_names_of_the_association_are_understood():
    variant = a_variant(
        name="The narrow land",
        author="Somebody",
        increment=-1,
        extra_requirement_solo=-2,
        build_everywhere=True,
        start_build=True,
        disorder={"3": "South"},
        free_centers=[],
        emergency_centers=[],
    )
    assert (variant.start_advancement, variant.build_everywhere) == (4, 1)
    assert (variant.passive_roles, variant.extra_requirement_solo) == ([3], -2)
