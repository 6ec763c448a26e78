"""A short run of the comparison between the engine and the reference, and of its positions."""

from collections import Counter

import pytest

from tests.solver.adjudicators import REFERENCE
from tests.solver.differential import compare
from tests.solver.random_phases import random_case

pytestmark = pytest.mark.slow

SEEDS = range(7_000, 7_400)


def test_the_engine_agrees_with_the_reference():
    text, _ = compare(SEEDS)
    assert not text, text


def test_the_same_seed_gives_the_same_case():
    assert random_case(1) == random_case(1)


def test_random_phases_hold_paradoxes_retreats_and_adjustments():
    seen: Counter = Counter()
    for seed in SEEDS:
        variant, phase = random_case(seed)
        result = REFERENCE.adjudicate(variant, phase, "home")
        seen[phase["phase"]] += 1
        seen.update(set(REFERENCE.verdicts(result)))
    everything = {"M", "R", "A", "moves", "bounces", "cut", "stranded", "disrupted", "paradox"}
    assert everything <= set(seen)


def test_the_reference_neither_loses_nor_doubles_a_unit():
    for seed in SEEDS[:100]:
        variant, phase = random_case(seed)
        if phase["phase"] == "M":
            result = REFERENCE.adjudicate(variant, phase, "home")
            after = [row[:2] for row in result["units"] + result["dislodged"]]
            assert sorted(after) == sorted(row[:2] for row in phase["units"]), seed
            zones = [row[2] for row in result["units"]]
            assert len(set(zones)) == len(zones), seed
