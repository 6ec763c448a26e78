"""Queries about cards for illegal moves."""

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from services.tournaments.rounds.tables import IllegalMove


def illegal_moves(session: Session, tournament_id: int, round_number: int) -> Sequence[IllegalMove]:
    return session.scalars(
        select(IllegalMove)
        .filter_by(tournament_id=tournament_id, round=round_number)
        .order_by(IllegalMove.id)
    ).all()
