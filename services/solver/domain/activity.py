"""Who has something to order in the phase that follows an adjudication."""

from services.solver.domain.orders import Adjudication, Question
from services.solver.domain.phases import phase_of


def active_roles(question: Question, adjudication: Adjudication) -> list[int]:
    position, variant = adjudication.position, question.variant
    coming = phase_of(question.advancement + 1)
    if coming.is_movement:
        return sorted({unit[0] for unit in position.units})
    if coming.is_retreat:
        return sorted({unit[0] for unit in position.dislodged})
    occupied = {variant.region_of(unit[2]) for unit in position.units}
    active = []
    for role in range(1, variant.roles + 1):
        owned = [center for center, owner in position.ownerships.items() if owner == role]
        balance = len(owned) - sum(unit[0] == role for unit in position.units)
        places = [
            center
            for center in owned
            if variant.is_home(role, center) and variant.centers[center - 1] not in occupied
        ]
        if balance < 0 or (balance > 0 and places):
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
