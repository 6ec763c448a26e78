"""Queries for stored ratings."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.attendance import Regularity, Reliability
from services.games.diplomacy.domain.performance import DEFAULT, Book
from services.games.diplomacy.rating_tables import (
    Performance,
    PerformanceChange,
    RatingRun,
    RatingSheet,
)
from services.games.diplomacy.tables import Game, PlayerRatings

THE_RUN = 1
Sheets = Mapping[int, tuple[Reliability, Regularity]]


def last_run(session: Session) -> datetime | None:
    return session.scalar(select(RatingRun.computed_at))


def last_ending(session: Session) -> datetime | None:
    return session.scalar(select(func.max(Game.finished_at)))


def roles_of_variants(session: Session) -> dict[str, int]:
    rows = session.execute(select(Game.variant, func.max(Game.number_of_roles))
                           .group_by(Game.variant))
    return dict(rows.tuples().all())


def replace_all(session: Session, now: datetime, book: Book, sheets: Sheets,
                overall: Mapping[int, float]) -> None:
    """Everything anew, in one transaction: no half-computed figure is ever read."""
    for table in (RatingSheet, Performance, PerformanceChange, PlayerRatings):
        session.execute(delete(table))
    session.add_all(Performance(player_id=player_id, variant=variant, role_id=role, rating=rating,
                                games=book.games[player_id, variant, role])
                    for (player_id, variant, role), rating in book.ratings.items())
    session.add_all(PerformanceChange(
        game_id=change.game_id, role_id=change.role, place=place, player_id=change.player_id,
        variant=change.variant, performed=change.performed, expected=change.expected,
        step=change.step, before=change.before, after=change.after)
        for place, change in enumerate(book.changes))
    for player_id, (reliability, regularity) in sheets.items():
        session.add(RatingSheet(
            player_id=player_id, computed_at=now, reliability=reliability.value,
            turns=reliability.turns, hours_late=reliability.hours_late,
            dropouts=reliability.dropouts, regularity=regularity.value,
            seniority_weeks=regularity.seniority_weeks,
            days_since_last=regularity.days_since_last,
            continuity_percent=regularity.continuity_percent, games=regularity.games))
        session.add(PlayerRatings(
            player_id=player_id, reliability=reliability.value or 0.0,
            regularity=regularity.value, performance=overall.get(player_id, DEFAULT)))
    session.merge(RatingRun(id=THE_RUN, computed_at=now))


def sheet_of(session: Session, player_id: int) -> RatingSheet | None:
    return session.get(RatingSheet, player_id)


def performances_of(session: Session, player_id: int) -> Sequence[Performance]:
    return session.scalars(select(Performance).filter_by(player_id=player_id)
                           .order_by(Performance.variant, Performance.role_id)).all()


def changes_of(session: Session, player_id: int, variant: str | None = None,
               role: int | None = None) -> Sequence[PerformanceChange]:
    """The first one first."""
    query = select(PerformanceChange).filter_by(player_id=player_id)
    if variant is not None:
        query = query.filter_by(variant=variant)
    if role is not None:
        query = query.filter_by(role_id=role)
    return session.scalars(query.order_by(PerformanceChange.place)).all()


def performances_in(session: Session, variant: str) -> Sequence[Performance]:
    return session.scalars(select(Performance).filter_by(variant=variant)).all()
