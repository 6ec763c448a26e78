"""Queries about the players of a tournament, and their start numbers."""

from collections.abc import Iterable, Sequence

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.refusals import NoSuchRegistration
from services.tournaments.entries.tables import Registration


def registration(session: Session, registration_id: int) -> Registration:
    found = session.get(Registration, registration_id)
    if found is None:
        raise NoSuchRegistration
    return found


def registrations(
    session: Session, tournament_id: int, *, after: int = 0, limit: int | None = None
) -> Sequence[Registration]:
    query = (
        select(Registration)
        .where(Registration.tournament_id == tournament_id, Registration.id > after)
        .order_by(Registration.id)
    )
    return session.scalars(query.limit(limit)).all()


def count_of_registered(session: Session, tournament_id: int) -> int:
    return (
        session.scalar(
            select(func.count())
            .select_from(Registration)
            .filter_by(tournament_id=tournament_id, status=Status.REGISTERED)
        )
        or 0
    )


def first_waiting(session: Session, tournament_id: int) -> Registration | None:
    return session.scalar(
        select(Registration)
        .filter_by(tournament_id=tournament_id, status=Status.WAITING)
        .order_by(Registration.registered_at, Registration.id)
        .limit(1)
    )


def start_numbers(rows: Iterable[Registration]) -> dict[int, int]:
    """By registration; players without one yet come after the others."""
    return {row.id: number for number, row in enumerate(in_start_order(rows), start=1)}


def in_start_order(rows: Iterable[Registration]) -> list[Registration]:
    numbered = [
        row
        for row in rows
        if row.status != Status.WAITING
        and (row.start_number is not None or row.status != Status.WITHDRAWN)
    ]
    return sorted(
        numbered,
        key=lambda row: (row.start_number is None, row.start_number or 0, -row.rating, row.id),
    )
