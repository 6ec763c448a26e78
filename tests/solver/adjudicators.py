"""The adjudicators the tests compare: the plain reference and the engine in C."""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from services.solver.adjudicator import Adjudicator as EngineAdjudicator
from services.solver.bridge import DirectCaller
from services.solver.domain.json_phases import read_phase, result_as_json
from services.solver.domain.orders import OrderType, Question, Refused, Removal, Rules
from services.solver.library import variant_named
from tests.solver import reference


@dataclass(frozen=True)
class Adjudicator:
    """`adjudicate(variant, phase, removal_distance)` is lenient; `refuses(variant, phase)` tells
    what strict mode says; `verdicts(result)` the outcome of each order given in one word."""

    adjudicate: Callable[[str, dict, str], dict]
    refuses: Callable[[str, dict], bool]
    verdicts: Callable[[dict], list[str]]


def words_of_outcomes(result: dict) -> list[str]:
    return [outcome["verdict"] for outcome in result["outcomes"]]


REFERENCE = Adjudicator(reference.adjudicate, reference.refuses, words_of_outcomes)
ADJUDICATORS = {"reference": REFERENCE}


def engine_question(variant: str, phase: dict, **options) -> Question:
    question = read_phase(phase, variant_named(variant))
    return replace(question, **{"rules": Rules(), **options})


def adjudicate_with_engine(variant: str, phase: dict, removal_distance: str) -> dict:
    rules = Rules(removal=Removal[removal_distance.upper()])
    answer = IN_PROCESS.adjudicate(engine_question(variant, phase, rules=rules))
    return json.loads(json.dumps(result_as_json(phase.get("id"), answer)))


def engine_refuses(variant: str, phase: dict) -> bool:
    try:
        IN_PROCESS.adjudicate(engine_question(variant, phase, strict=True))
    except Refused:
        return True
    return False


def words_of_engine(result: dict) -> list[str]:
    """The engine has the same result for orders of different kinds; the words tell them apart."""
    given = [outcome for outcome in result["outcomes"] if "row" in outcome]
    given.sort(key=lambda outcome: outcome["row"])
    return [
        "ignored"
        if outcome["result"] == "illegal"
        else WORDS[OrderType(outcome["order"][1])][outcome["result"]]
        for outcome in given
    ]


HELP = {"unmatched": "unmatched", "cut": "cut", "succeeds": "supports"}
WORDS = {
    OrderType.MOVE: {
        "succeeds": "moves",
        "bounced": "bounces",
        "disrupted": "stranded",
        "paradox": "paradox",
    },
    OrderType.SUPPORT_MOVE: HELP,
    OrderType.SUPPORT_HOLD: HELP,
    OrderType.HOLD: {"succeeds": "holds"},
    OrderType.CONVOY: {
        "succeeds": "convoys",
        "unmatched": "unmatched",
        "disrupted": "disrupted",
    },
    OrderType.RETREAT: {"succeeds": "retreats", "bounced": "disbands"},
    OrderType.DISBAND: {"succeeds": "disbands", "disbanded": "disbands"},
    OrderType.BUILD: {"succeeds": "builds"},
    OrderType.REMOVE: {"succeeds": "removes"},
}
IN_PROCESS = EngineAdjudicator(DirectCaller())
ENGINE = Adjudicator(adjudicate_with_engine, engine_refuses, words_of_engine)
ADJUDICATORS["engine"] = ENGINE
