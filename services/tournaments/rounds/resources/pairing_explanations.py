"""/round-explanations: why a published round was paired as it was."""

import json
from collections.abc import Sequence
from typing import Any

from flask_restful import Resource
from pydantic import BaseModel, Field

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.refusals import NoSuchRound
from services.tournaments.entries.store import registrations, rounds, teams
from services.tournaments.entries.tables import Registration
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.rounds.store import boards
from services.tournaments.rules.named_reasons import (
    Told,
    fits,
    named_explanation,
    relaxation_texts,
)
from services.tournaments.rules.rounds import RoundStatus
from services.tournaments.rules.systems import TEAM_SYSTEMS
from shared.arguments import answers
from shared.callers import Caller, anyone
from shared.database import reading


class NumberedPlayer(BaseModel):
    """A start number, as explanations name players; teams have no registration."""

    number: int
    registration_id: int | None
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
            matches = tournament.system in TEAM_SYSTEMS
            formed = teams.teams(session, tournament_id) if matches else []
        told = json.loads(paired.explanation)
        players = (
            [NumberedPlayer(number=t.number, registration_id=None, name=t.name) for t in formed]
            if matches
            else _players(told, entries, seats)
        )
        return PairingExplained(
            round=round_number,
            system=tournament.system,
            relaxations=relaxation_texts(
                json.loads(paired.relaxations), {row.id: row.name for row in entries}
            ),
            explanation=named_explanation(told, {each.number: each.name for each in players}),
            players=players,
        )


def _players(
    told: Told, entries: Sequence[Registration], seats: set[tuple[int, int]]
) -> list[NumberedPlayer]:
    numbers = registrations.start_numbers(entries)
    if not fits(told, {number: id_ for id_, number in numbers.items()}, seats):
        return []
    return [
        NumberedPlayer(number=numbers[row.id], registration_id=row.id, name=row.name)
        for row in entries
        if row.id in numbers
    ]
