"""A pairing as arbiters read it before they take it."""

from typing import Any

from services.tournaments.entries.domain.attendance import absent
from services.tournaments.rounds.actions.pair_round import Pairing, relaxations_to_keep
from services.tournaments.rules.named_reasons import named_explanation, relaxation_texts
from services.tournaments.rules.seating import names_of_sides


def proposal_as_json(pairing: Pairing) -> dict[str, Any]:
    """A proposal with registrations in the place of start numbers, and with their names."""
    task, seating = pairing.task, pairing.seating
    of = task.registration_of
    pairs = [[of[game.white], of[game.black]] for game in seating.games]
    absences = task.announced | {of[n]: why for n, why in seating.sitting_out.items()}
    playing = {each for pair in pairs for each in pair}
    out = absent(task.attendants, playing, task.round, absences)
    names = {of[entrant.number]: entrant.name for entrant in task.competition.entrants}
    sides = names_of_sides(task.competition)
    return {
        "round": task.round,
        "pairs": pairs,
        "sitting_out": {each: why.value for each, why in out.items()},
        "names": {each: names[each] for each in (*playing, *out) if each in names},
        "relaxations": relaxation_texts(relaxations_to_keep(pairing), names),
        "explanation": named_explanation(pairing.proposal.explanation, sides),
    }
