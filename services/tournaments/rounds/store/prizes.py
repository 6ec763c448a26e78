"""Queries about prizes."""

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.rounds.tables import PrizeRow


def prizes(session: Session, tournament_id: int) -> Sequence[PrizeRow]:
    found = select(PrizeRow).filter_by(tournament_id=tournament_id).order_by(PrizeRow.order)
    return session.scalars(found).all()


def replace_prizes(session: Session, tournament_id: int, rows: Iterable[PrizeRow]) -> None:
    session.execute(delete(PrizeRow).where(PrizeRow.tournament_id == tournament_id))
    session.add_all(rows)
