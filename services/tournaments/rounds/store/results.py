"""Queries about the history of results."""

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from services.tournaments.rounds.tables import ResultEntry


def entry_with_key(session: Session, tournament_id: int, key: str) -> ResultEntry | None:
    return session.scalar(
        select(ResultEntry).filter_by(tournament_id=tournament_id, idempotency_key=key)
    )


def supersede(session: Session, tournament_id: int, round_number: int, board: int) -> None:
    session.execute(
        update(ResultEntry)
        .filter_by(tournament_id=tournament_id, round=round_number, board_id=board)
        .values(superseded=True)
    )


def entries(
    session: Session, tournament_id: int, *, after: int = 0, limit: int | None = None, **of: int
) -> Sequence[ResultEntry]:
    """Results in the order they came; `of` narrows to a round or a board."""
    return session.scalars(
        select(ResultEntry)
        .filter_by(tournament_id=tournament_id, **of)
        .where(ResultEntry.id > after)
        .order_by(ResultEntry.id)
        .limit(limit)
    ).all()
