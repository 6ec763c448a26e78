"""/tournament-overviews: what stands at the head of every page about a tournament."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.entries.access import find_visible
from services.tournaments.entries.resources.attendance import SkippedRoundSeen
from services.tournaments.entries.resources.registrations import (
    RegistrationSeen,
    registration_as_json,
)
from services.tournaments.entries.resources.tournaments import TournamentSeen, tournament_as_json
from services.tournaments.entries.store import attendance, registrations, rounds
from services.tournaments.hall.access import role_of
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.rounds.resources.rounds import RoundListed
from services.tournaments.rules.rounds import RoundStatus
from shared.arguments import answers
from shared.callers import Caller, anyone
from shared.database import Session, reading


class EventOfTournament(BaseModel):
    """Where and when it is played, and what tablets there may do."""

    uniq_id: str
    name: str
    start: datetime
    stop: datetime
    public: bool
    update_password_set: bool
    record_illegal_moves: int
    allow_results_deletion_on_input_screens: bool


class OwnEntry(BaseModel):
    """The caller as a player of this tournament."""

    registration: RegistrationSeen
    skipped_rounds: list[SkippedRoundSeen]


class Overview(BaseModel):
    """A tournament, its event and rounds, and what the caller is in it: player, staff, neither."""

    tournament: TournamentSeen
    event: EventOfTournament
    rounds: list[RoundListed]
    registered: int
    role: str | None
    own: OwnEntry | None


class TournamentOverviews(Resource):
    @anyone(code=True)
    @answers(200, Overview, conditional=True)
    def get(self, caller: Caller, tournament_id: int) -> Overview:
        """Read what every page about a tournament begins with; drafts are for arbiters."""
        with reading() as session:
            tournament, event = find_visible(session, caller, tournament_id)
            role = role_of(session, event, caller)
            arbiter = is_at_least(role, Role.ARBITER)
            pairs = is_at_least(role, Role.ARBITER, Work.PAIRING)
            known = [
                RoundListed.model_validate(row, from_attributes=True)
                for row in rounds.rounds(session, tournament_id)
                if pairs or row.status != RoundStatus.DRAFT
            ]
            return Overview(
                tournament=tournament_as_json(tournament, event.uniq_id, by_arbiter=arbiter),
                event=_event_as_json(event),
                rounds=known,
                registered=registrations.count_of_registered(session, tournament_id),
                role=role,
                own=_own_entry(session, caller, tournament_id),
            )


def _event_as_json(event: Event) -> EventOfTournament:
    return EventOfTournament(
        uniq_id=event.uniq_id,
        name=event.name,
        start=event.start,
        stop=event.stop,
        public=event.public,
        update_password_set=event.update_password_hash is not None,
        record_illegal_moves=event.record_illegal_moves or 0,
        allow_results_deletion_on_input_screens=event.allow_results_deletion_on_input_screens,
    )


def _own_entry(session: Session, caller: Caller, tournament_id: int) -> OwnEntry | None:
    if caller.player_id is None:
        return None
    row = registrations.entry_of_member(session, tournament_id, caller.player_id)
    if row is None:
        return None
    announced = [
        SkippedRoundSeen(
            registration_id=row.id,
            name=row.name,
            round=each.round,
            score=each.score,
            reason=each.reason,
        )
        for each in attendance.skipped_rounds(session, tournament_id)
        if each.registration_id == row.id
    ]
    return OwnEntry(registration=registration_as_json(row, personal=True), skipped_rounds=announced)
