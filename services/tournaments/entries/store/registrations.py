"""Queries about the players of a tournament, and their start numbers."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import delete, func, select, update
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.refusals import NoSuchRegistration
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.tables import Event


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


def entries_of_member(session: Session, player_id: int) -> Sequence[Registration]:
    """In all tournaments."""
    return session.scalars(
        select(Registration).filter_by(player_id=player_id).order_by(Registration.id)
    ).all()


def entry_of_member(session: Session, tournament_id: int, player_id: int) -> Registration | None:
    return session.scalar(
        select(Registration)
        .filter_by(tournament_id=tournament_id, player_id=player_id)
        .order_by(Registration.id)
        .limit(1)
    )


def public_tournaments_of(
    session: Session, player_id: int, limit: int = 50
) -> Sequence[tuple[Tournament, Event]]:
    """The latest first."""
    rows = session.execute(
        select(Tournament, Event)
        .join(Registration, Registration.tournament_id == Tournament.id)
        .join(Event, Event.id == Tournament.event_id)
        .where(Registration.player_id == player_id, Event.public)
        .order_by(Event.start.desc(), Tournament.id)
        .limit(limit)
    )
    return rows.tuples().all()


def is_named(
    session: Session, tournament_id: int, comparable_name: str, birth: str, *, but: int
) -> bool:
    """Whether somebody else of the tournament has this name and birthday."""
    named = select(Registration.id).filter_by(
        tournament_id=tournament_id, comparable_name=comparable_name, birth=birth
    )
    return session.scalar(named.where(Registration.id != but).limit(1)) is not None


def remove(session: Session, registration_id: int) -> None:
    session.execute(delete(Registration).filter_by(id=registration_id))


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


def set_start_numbers(session: Session, numbers: Mapping[int, int]) -> None:
    """By registration, in one statement."""
    if numbers:
        session.execute(
            update(Registration),
            [{"id": each, "start_number": number} for each, number in numbers.items()],
        )


def check_in_counts(session: Session, tournament_id: int) -> bool:
    """Whether somebody has checked in, so that only those who did are paired."""
    query = select(Registration.id).filter_by(tournament_id=tournament_id, checked_in=True)
    return session.scalar(query.limit(1)) is not None


def names(session: Session, tournament_id: int) -> dict[int, str]:
    """By registration, for answers that tell ids."""
    query = select(Registration.id, Registration.name).filter_by(tournament_id=tournament_id)
    return {row.id: row.name for row in session.execute(query)}


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
