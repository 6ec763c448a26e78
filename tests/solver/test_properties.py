"""What must be true of every phase, whatever the units and the orders are."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from services.solver.domain.json_phases import read_phase
from services.solver.domain.orders import (
    Adjudication,
    Flag,
    Order,
    OrderType,
    Position,
    Question,
    Refused,
    Result,
    Rules,
)
from services.solver.library import variant_named
from tests.conftest import SOAK
from tests.solver.boards import ENGINE
from tests.solver.random_phases import random_case

pytestmark = pytest.mark.slow

seeds = st.integers(0, 2**32)
many = settings(max_examples=5000 if SOAK else 150)


def question_of(seed: int) -> Question:
    name, phase = random_case(seed)
    return replace(read_phase(phase, variant_named(name)), rules=Rules())


def adjudicate(seed: int) -> tuple[Question, Adjudication]:
    question = question_of(seed)
    return question, ENGINE.adjudicate(question)


def units_by_region(question: Question, units) -> dict[int, tuple]:
    return {question.variant.region_of(unit[2]): tuple(unit[:3]) for unit in units}


def one_order_each(question: Question) -> Question:
    """Without the second order of a unit, which counts only if the first is illegal."""
    region_of, seen, kept = question.variant.region_of, set(), []
    for order in question.orders:
        zone = Order(*order).active
        region = region_of(zone) if 1 <= zone <= question.variant.zones else zone
        if region not in seen:
            kept.append(order)
        seen.add(region)
    return replace(question, orders=kept)


@many
@given(seeds, st.randoms(use_true_random=False))
def test_the_order_of_the_orders_does_not_matter(seed, random):
    question = one_order_each(question_of(seed))
    if question.phase.value == 4:
        return  # there the first legal builds and removals count
    shuffled = random.sample(question.orders, len(question.orders))
    one, other = ENGINE.adjudicate(question), ENGINE.adjudicate(replace(question, orders=shuffled))
    assert sorted(one.position.units) == sorted(other.position.units)
    assert sorted(one.position.dislodged) == sorted(other.position.dislodged)
    assert one.position.forbiddens == other.position.forbiddens


@many
@given(seeds)
def test_no_unit_is_lost_or_doubled(seed):
    question, adjudication = adjudicate(seed)
    before = [unit[:2] for unit in (*question.position.units, *question.position.dislodged)]
    after = [unit[:2] for unit in (*adjudication.position.units, *adjudication.position.dislodged)]
    gone = [
        (outcome.role, outcome.unit_type)
        for outcome in adjudication.outcomes
        if (outcome.type == OrderType.REMOVE and outcome.result == Result.SUCCEEDS)
        or (outcome.type == OrderType.DISBAND and outcome.result != Result.ILLEGAL)
        or (outcome.type == OrderType.RETREAT and outcome.result == Result.BOUNCED)
    ]
    built = [
        (outcome.role, outcome.unit_type)
        for outcome in adjudication.outcomes
        if outcome.type == OrderType.BUILD and outcome.result == Result.SUCCEEDS
    ]
    assert sorted(map(tuple, [*before, *built])) == sorted(map(tuple, [*after, *gone]))


@many
@given(seeds)
def test_no_region_holds_two_units(seed):
    question, adjudication = adjudicate(seed)
    units = adjudication.position.units
    assert len(units_by_region(question, units)) == len(units)


@many
@given(seeds)
def test_every_order_and_every_unit_has_its_outcome(seed):
    question, adjudication = adjudicate(seed)
    rows = [outcome.row for outcome in adjudication.outcomes]
    assert rows[: len(question.orders)] == list(range(len(question.orders)))
    assert set(rows[len(question.orders) :]) <= {-1}
    if question.phase.is_movement:
        played = [
            outcome.zone for outcome in adjudication.outcomes if outcome.result != Result.ILLEGAL
        ]
        assert sorted(played) == sorted(unit[2] for unit in question.position.units)


@many
@given(seeds)
def test_the_retreats_offered_are_exactly_the_legal_ones(seed):
    question, adjudication = adjudicate(seed)
    variant, after = question.variant, adjudication.position
    occupied = set(units_by_region(question, after.units))
    origins = {zone: origin for _, _, zone, origin in after.dislodged}
    for outcome in adjudication.outcomes:
        if not outcome.flags & Flag.DISLODGED:
            continue
        around = variant.neighbouring[outcome.unit_type - 1][outcome.zone]
        legal = [
            zone
            for zone in around
            if variant.region_of(zone) not in occupied
            and variant.region_of(zone) not in after.forbiddens
            and variant.region_of(zone) != origins[outcome.zone]
        ]
        offered = adjudication.retreats_of(outcome)
        assert sorted(legal) == sorted(offered)
        assert bool(outcome.flags & Flag.DESTROYED) == (not legal)
        for zone in offered:
            order = Order(outcome.role, OrderType.RETREAT, outcome.unit_type, outcome.zone, 0, zone)
            retreats = Question(variant, 1, after, [order])
            assert (outcome.role, outcome.unit_type, zone) in ENGINE.adjudicate(
                retreats
            ).position.units


@many
@given(seeds)
def test_a_position_mirrored_in_its_roles_gives_the_mirrored_result(seed):
    question = question_of(seed)
    if question.phase.value == 4:
        return  # homes are not mirrored
    mirrored_role = question.variant.roles + 1

    def mirrored(rows):
        return [
            (mirrored_role - role if 1 <= role < mirrored_role else role, *rest)
            for role, *rest in rows
        ]

    def mirrored_position(position: Position) -> Position:
        return Position(
            mirrored(position.units),
            mirrored(position.dislodged),
            position.forbiddens,
            {center: mirrored_role - role for center, role in position.ownerships.items()},
        )

    one = ENGINE.adjudicate(question).position
    other = ENGINE.adjudicate(
        replace(
            question,
            orders=mirrored(question.orders),
            position=mirrored_position(question.position),
        )
    ).position
    assert mirrored_position(one) == other


@many
@given(seeds)
def test_a_set_that_strict_mode_accepts_gives_the_same_in_lenient_mode(seed):
    question = question_of(seed)
    try:
        strict = ENGINE.adjudicate(replace(question, strict=True))
    except Refused:
        return
    assert strict == ENGINE.adjudicate(question)


@many
@given(seeds)
def test_what_is_offered_as_possible_is_accepted(seed):
    question = question_of(seed)
    chosen = {}
    for order in ENGINE.possible(replace(question, orders=[])):
        chosen.setdefault(order.active, order)
    if question.phase.value == 4:
        return  # how many may be built or removed is another question
    ENGINE.adjudicate(replace(question, orders=list(chosen.values()), strict=True))


@many
@given(seeds)
def test_the_orders_of_civil_disorder_are_what_happens_without_orders(seed):
    question = replace(question_of(seed), orders=[])
    orders = ENGINE.disorder(question)
    ordered = ENGINE.adjudicate(replace(question, orders=orders, strict=True))
    assert ordered.position == ENGINE.adjudicate(question).position
