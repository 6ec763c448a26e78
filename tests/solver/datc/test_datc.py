"""Every case of DATC 3.0 chapter 6, through each adjudicator."""

from collections import Counter

import pytest

from tests.solver.adjudicators import ADJUDICATORS
from tests.solver.datc.reader import MOVEMENT, NOTATION, RETREATS, Case, cases
from tests.solver.notation import DISBAND, HOLD

CASES = list(cases())

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.number)
# The reference answers to the same cases, but not in the seconds of `make unit`.
each_adjudicator = pytest.mark.parametrize(
    "name", ["engine", pytest.param("reference", marks=pytest.mark.slow)]
)


def phases_and_results(case: Case, adjudicate):
    """Plays the stages of a case, each on the position the one before left."""
    result = None
    for stage in case.stages:
        phase = stage.input()
        if stage.phase == RETREATS:
            stage.units = {NOTATION.region(unit[2]): unit for unit in result["units"]}
            kept = {key: result[key] for key in ("units", "dislodged", "forbiddens", "ownerships")}
            phase |= kept
        result = adjudicate("standard", phase, case.removal_distance)
        yield stage, phase, result


@each_adjudicator
@each_case
def test_units_end_where_the_case_says(case, name):
    for stage, _, result in phases_and_results(case, ADJUDICATORS[name].adjudicate):
        assert sorted(result["units"]) == stage.units_after()
        assert sorted(result["dislodged"]) == stage.dislodged_after()
        if case.contested is not None and stage.phase == MOVEMENT:
            assert sorted(result["forbiddens"]) == case.contested


@each_adjudicator
@each_case
def test_orders_end_as_the_case_says(case, name):
    adjudicator = ADJUDICATORS[name]
    for stage, _, result in phases_and_results(case, adjudicator.adjudicate):
        assert adjudicator.verdicts(result) == stage.verdicts


@each_adjudicator
@each_case
def test_retreats_are_open_where_the_case_says(case, name):
    adjudicate = ADJUDICATORS[name].adjudicate
    *_, (_, phase, result) = phases_and_results(case, adjudicate)
    for order in case.open_retreats + case.closed_retreats:
        retreat = phase | result | {"phase": RETREATS, "advancement": 1, "orders": [order]}
        role, _, unit_type, _, _, zone, _ = order
        after = adjudicate("standard", retreat, case.removal_distance)["units"]
        assert ([role, unit_type, zone] in after) == (order in case.open_retreats)


@each_adjudicator
@each_case
def test_strict_mode_refuses_what_the_case_calls_illegal(case, name):
    adjudicator = ADJUDICATORS[name]
    *_, (_, phase, _) = phases_and_results(case, adjudicator.adjudicate)
    assert adjudicator.refuses("standard", completed(phase)) == case.strict_refused


def completed(phase: dict) -> dict:
    """The phase with a plain order for the units the case leaves without one."""
    kind, units = HOLD, phase["units"]
    if phase["phase"] == RETREATS:
        kind, units = DISBAND, phase["dislodged"]
    ordered = {NOTATION.region(order[3]) for order in phase["orders"]}
    missing = [
        [role, kind, unit_type, zone, 0, 0, 0]
        for role, unit_type, zone, *_ in units
        if phase["phase"] in (MOVEMENT, RETREATS) and NOTATION.region(zone) not in ordered
    ]
    return phase | {"orders": phase["orders"] + missing}


def test_no_case_of_the_chapter_is_missing():
    expected = {
        "A": 12,
        "B": 15,
        "C": 9,
        "D": 34,
        "E": 15,
        "F": 25,
        "G": 20,
        "H": 16,
        "I": 7,
        "J": 11,
    }
    numbers = [case.number for case in CASES]
    assert len(set(numbers)) == len(numbers)
    plain = [number for number in numbers if number[-1].isdigit()]
    assert Counter(number.split(".")[1] for number in plain) == expected
