"""Mails to those who play, asked for in the transaction that gives the reason."""

from sqlalchemy.orm import Session

from services.games.diplomacy.domain.seats import players_seats
from services.games.diplomacy.store import seats
from services.games.diplomacy.tables import Game
from shared.mails import request_mail


def notify_players(session: Session, game: Game, template: str) -> None:
    """One mail for each player; the key keeps a phase from being told twice."""
    deadline = f"{game.due_at:%Y-%m-%d %H:%M} UTC" if game.due_at else ""
    for player_id in {seat.player_id for seat in players_seats(seats.seats_of(session, game.id))}:
        request_mail(session, template, {"game": game.name, "deadline": deadline,
                                         "finished": game.ending is not None},
                     player_id=player_id,
                     key=f"{template}-{game.id}-{game.position_revision}-{player_id}")
