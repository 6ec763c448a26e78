"""Who has something to order in the phase that follows an adjudication."""

from services.solver.domain.orders import Adjudication, Question
from services.solver.domain.phases import phase_of
from services.solver.domain.yards import places_to_build


def active_roles(question: Question, adjudication: Adjudication) -> list[int]:
    position, variant = adjudication.position, question.variant
    coming = phase_of(question.advancement + 1)
    if coming.is_movement:
        return sorted({unit[0] for unit in position.units})
    if coming.is_retreat:
        return sorted({one["unit"][0] for one in open_retreats(adjudication) if one["options"]})
    occupied = {variant.region_of(unit[2]) for unit in position.units}
    active = []
    for role in range(1, variant.roles + 1):
        places = places_to_build(variant, position.ownerships, occupied, role)
        balance = places.centers - sum(unit[0] == role for unit in position.units)
        if balance < 0 or (balance > 0 and places.regions):
            active.append(role)
    return active


def open_retreats(adjudication: Adjudication) -> list[dict]:
    """Each dislodged unit with the zones it may go to."""
    return [
        {
            "unit": [outcome.role, outcome.unit_type, outcome.zone],
            "options": list(adjudication.retreats_of(outcome)),
        }
        for outcome in adjudication.outcomes
        if outcome.attacker
    ]
