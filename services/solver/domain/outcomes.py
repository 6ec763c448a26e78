"""Outcomes as JSON: what became of each order and why, with only the members that apply."""

from typing import Any

from services.solver.domain.orders import Adjudication, Flag, Outcome, Result

RESULTS = {result.value: result.name.lower() for result in Result}


def outcome_as_json(adjudication: Adjudication, outcome: Outcome) -> dict[str, Any]:
    """`order` is [role, order type, unit type, zone, passive, destination]; zones tell who."""
    told: dict[str, Any] = {"order": outcome[1:7], "result": RESULTS[outcome.result]}
    if outcome.row >= 0:
        told["row"] = outcome.row
    if outcome.result == Result.ILLEGAL:
        told["reason"] = adjudication.reason_of(outcome)
    if outcome.strength:
        told["strength"] = outcome.strength
    if outcome.other:
        told["by"] = outcome.other
    if outcome.other_strength:
        told["against"] = outcome.other_strength
    flags = outcome.flags
    if flags:
        if flags & Flag.INVENTED:
            told["invented"] = True
        if flags & Flag.CONVOYED:
            told["convoyed"] = True
        if flags & Flag.FACED:
            told["head_to_head"] = True
        if flags & Flag.DISLODGED:
            told["dislodged_by"] = outcome.attacker
            told["retreats"] = adjudication.retreats_of(outcome)
        if flags & Flag.DESTROYED:
            told["destroyed"] = True
    if outcome.route_length:
        told["route"] = adjudication.route_of(outcome)
    return told


def outcomes_as_json(adjudication: Adjudication) -> list[dict[str, Any]]:
    return [outcome_as_json(adjudication, outcome) for outcome in adjudication.outcomes]
