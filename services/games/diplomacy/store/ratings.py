"""Queries for stored ratings."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from services.games.diplomacy.domain.access import Ratings
from services.games.diplomacy.domain.attendance import Regularity, Reliability
from services.games.diplomacy.domain.performance import DEFAULT, Book, Change, Counted, overall
from services.games.diplomacy.tables.games import Game
from services.games.diplomacy.tables.ratings import (
    Performance,
    PerformanceChange,
    RatingRun,
    RatingSheet,
)

THE_RUN = 1
Sheets = Mapping[int, tuple[Reliability, Regularity]]


def last_run(session: Session) -> datetime | None:
    return session.scalar(select(RatingRun.computed_at))


def last_ending(session: Session) -> datetime | None:
    return session.scalar(select(func.max(Game.finished_at)))


def replace_all(
    session: Session, now: datetime, books: Mapping[Counted, Book], sheets: Sheets
) -> None:
    """Everything anew, in one transaction: no half-computed figure is ever read."""
    for table in (RatingSheet, Performance, PerformanceChange):
        session.execute(delete(table))
    session.add_all(
        Performance(
            player_id=player_id,
            variant=variant,
            role_id=role,
            counted=counted,
            rating=rating,
            games=book.games[player_id, variant, role],
        )
        for counted, book in books.items()
        for (player_id, variant, role), rating in book.ratings.items()
    )
    session.add_all(
        PerformanceChange(
            place=place, counted=counted, role_id=change.role, **_fields_of(change, but="role")
        )
        for counted, book in books.items()
        for place, change in enumerate(book.changes)
    )
    session.add_all(
        RatingSheet(
            player_id=player_id,
            computed_at=now,
            reliability=reliability.value,
            regularity=regularity.value,
            **_fields_of(reliability, but="value"),
            **_fields_of(regularity, but="value"),
        )
        for player_id, (reliability, regularity) in sheets.items()
    )
    session.merge(RatingRun(id=THE_RUN, computed_at=now))


def _fields_of(value: Change | Reliability | Regularity, but: str) -> dict[str, Any]:
    return {name: field for name, field in asdict(value).items() if name != but}


def sheet_of(session: Session, player_id: int) -> RatingSheet | None:
    return session.get(RatingSheet, player_id)


def performances_of(session: Session, player_id: int) -> Sequence[Performance]:
    """Over all games."""
    return session.scalars(
        select(Performance)
        .filter_by(player_id=player_id, counted=Counted.ALL)
        .order_by(Performance.variant, Performance.role_id)
    ).all()


def performances_apart(session: Session, player_id: int) -> Sequence[Performance]:
    """Over games with and over games without messages."""
    return session.scalars(
        select(Performance)
        .filter_by(player_id=player_id)
        .where(Performance.counted != Counted.ALL)
        .order_by(Performance.counted, Performance.variant, Performance.role_id)
    ).all()


def changes_of(session: Session, player_id: int, newest: int) -> Sequence[PerformanceChange]:
    """At most so many, the first one first."""
    rows = session.scalars(
        select(PerformanceChange)
        .filter_by(player_id=player_id, counted=Counted.ALL)
        .order_by(PerformanceChange.place.desc())
        .limit(newest)
    ).all()
    return rows[::-1]


def course_of(session: Session, player_id: int, variant: str, role: int) -> Sequence[float]:
    """A performance after each game that moved it."""
    return session.scalars(
        select(PerformanceChange.after)
        .filter_by(player_id=player_id, variant=variant, role_id=role, counted=Counted.ALL)
        .order_by(PerformanceChange.place)
    ).all()


def best_in(
    session: Session,
    variant: str,
    number_of_roles: int,
    limit: int,
    offset: int,
    counted: Counted = Counted.ALL,
) -> Sequence[tuple[int, float, int]]:
    """Player, overall performance and number of games; roles never played count the default."""
    unplayed = number_of_roles - func.count()
    performance = (func.sum(Performance.rating) + unplayed * DEFAULT) / number_of_roles
    rows = session.execute(
        select(Performance.player_id, performance, func.sum(Performance.games))
        .where(Performance.variant == variant, Performance.counted == counted)
        .group_by(Performance.player_id)
        .order_by(performance.desc(), Performance.player_id)
        .limit(limit)
        .offset(offset)
    )
    return rows.tuples().all()


def ratings_of(session: Session, player_id: int, variant: str, number_of_roles: int) -> Ratings:
    """What the access restrictions of a game of this variant compare with."""
    sheet = sheet_of(session, player_id)
    by_role = {
        row.role_id: row.rating
        for row in performances_of(session, player_id)
        if row.variant == variant
    }
    return Ratings(
        reliability=(sheet and sheet.reliability) or 0.0,
        regularity=sheet.regularity if sheet else 0.0,
        performance=overall(by_role, number_of_roles),
    )
