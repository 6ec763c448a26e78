"""/round-explanations: why a published round was paired as it was."""

import json
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import registrations, rounds
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.rounds.store import boards
from services.tournaments.rules.rounds import RoundStatus
from shared.arguments import answers
from shared.callers import Caller, anyone
from shared.database import reading


class NumberedPlayer(BaseModel):
    """A start number, as explanations name players."""

    number: int
    registration_id: int
    name: str


class PairingExplained(BaseModel):
    """What the pairing system told of its work, in the form each system has for it."""

    round: int
    system: str
    relaxations: list[str] = Field(description="Wishes that could not be kept.")
    explanation: list[dict[str, Any]]
    players: list[NumberedPlayer] = Field(
        description="Who has which number; empty if late entries moved the numbers since."
    )


class RoundExplanations(Resource):
    @anyone(code=True)
    @answers(200, PairingExplained, conditional=True)
    def get(self, caller: Caller, tournament_id: int, round_number: int) -> PairingExplained:
        """Read why a round was paired so; a draft's reasons are for arbiters."""
        with reading() as session:
            tournament, event = find_visible(session, caller, tournament_id)
            paired = rounds.paired_round(session, tournament_id, round_number)
            arbiter = is_at_least(role_of(session, event, caller), Role.ARBITER, Work.PAIRING)
            if paired.status == RoundStatus.DRAFT and not arbiter:
                raise NoSuchRound
            entries = registrations.registrations(session, tournament_id)
            seats = {(row.white_id, row.black_id) for row in boards.boards(session, paired.id)}
        numbers, told = registrations.start_numbers(entries), json.loads(paired.explanation)
        moved = not _pairs_of(told, {number: id_ for id_, number in numbers.items()}) <= seats
        return PairingExplained(
            round=round_number,
            system=tournament.system,
            relaxations=json.loads(paired.relaxations),
            explanation=told,
            players=[
                NumberedPlayer(number=numbers[row.id], registration_id=row.id, name=row.name)
                for row in entries
                if row.id in numbers and not moved
            ],
        )


def _pairs_of(told: list[dict[str, Any]], registration_of: dict[int, int]) -> set[tuple]:
    """The pairs an explanation names, as registrations."""
    pairs = [pair for part in told for pair in part.get("pairs", [part]) if pair.get("black")]
    return {(registration_of.get(p["white"]), registration_of.get(p["black"])) for p in pairs}
