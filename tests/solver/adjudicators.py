"""The adjudicators the tests compare: the plain reference and, once built, the engine in C."""

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from tests.solver import reference


@dataclass(frozen=True)
class Adjudicator:
    """`adjudicate(variant, phase, removal_distance)` is lenient; `refuses(variant, phase)` tells
    what strict mode says; `verdicts(result)` the outcome of each order in one word, if known."""

    adjudicate: Callable[[str, dict, str], dict]
    refuses: Callable[[str, dict], bool]
    verdicts: Callable[[dict], list[str] | None]


def words_of_outcomes(result: dict) -> list[str]:
    return [outcome["verdict"] for outcome in result["outcomes"]]


REFERENCE = Adjudicator(reference.adjudicate, reference.refuses, words_of_outcomes)
ADJUDICATORS = {"reference": REFERENCE}

if importlib.util.find_spec("services.solver.adjudicator"):
    from services.solver import adjudicator

    ENGINE = Adjudicator(adjudicator.adjudicate, adjudicator.refuses, lambda _: None)
    ADJUDICATORS["engine"] = ENGINE
