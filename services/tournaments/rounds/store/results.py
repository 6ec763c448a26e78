"""Queries about the history of results."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from services.tournaments.rounds.tables import ResultEntry


def entries_with_keys(
    session: Session, tournament_id: int, keys: Collection[str]
) -> Sequence[ResultEntry]:
    if not keys:
        return ()
    return session.scalars(
        select(ResultEntry)
        .filter_by(tournament_id=tournament_id)
        .where(ResultEntry.idempotency_key.in_(keys))
    ).all()


def supersede(
    session: Session, tournament_id: int, round_number: int, boards: Collection[int]
) -> None:
    session.execute(
        update(ResultEntry)
        .filter_by(tournament_id=tournament_id, round=round_number)
        .where(ResultEntry.board_id.in_(boards))
        .values(superseded=True)
    )


def add(session: Session, made: list[dict[str, Any]]) -> None:
    """In one statement: rows of a session would be sent one by one to learn their ids."""
    session.execute(insert(ResultEntry), made)


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
