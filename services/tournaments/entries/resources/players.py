"""/player-tournaments: where a member plays or played."""

from datetime import datetime

from flask_restful import Resource
from pydantic import BaseModel

from services.tournaments.entries.store import registrations
from shared.arguments import answers
from shared.database import Session, reading


class TournamentOfPlayer(BaseModel):
    """A tournament of a public event."""

    id: int
    name: str
    event: str
    event_name: str
    start: datetime
    stop: datetime


class TournamentsOfPlayer(BaseModel):
    """Tournaments of public events, the latest first."""

    tournaments: list[TournamentOfPlayer]


class PlayerTournaments(Resource):
    @answers(200, TournamentsOfPlayer)
    def get(self, player_id: int) -> TournamentsOfPlayer:
        """List the tournaments a member entered, of public events."""
        with reading() as session:
            return TournamentsOfPlayer(tournaments=tournaments_of_player(session, player_id))


def tournaments_of_player(session: Session, player_id: int) -> list[TournamentOfPlayer]:
    return [
        TournamentOfPlayer(
            id=tournament.id,
            name=tournament.name,
            event=event.uniq_id,
            event_name=event.name,
            start=event.start,
            stop=event.stop,
        )
        for tournament, event in registrations.public_tournaments_of(session, player_id)
    ]
