"""Queries about events, staff and tournaments, named after what they find or do."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection as Rows
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.orm import Session

from services.tournaments.entries.domain.attendance import Attendant, Status
from services.tournaments.entries.tables import (
    Connection,
    Event,
    ForbiddenPair,
    IllegalMove,
    LineUp,
    Registration,
    SkippedRound,
    StaffMember,
    Team,
    Tournament,
)
from shared import clock
from shared.errors import NotFound

STATE = (
    select(Event.public, Tournament.version, Event.last_update)
    .join(Event, Event.id == Tournament.event_id)
    .where(Tournament.id == bindparam("tournament_id"))
)


class NoSuchEvent(NotFound):
    """There is no such event"""


class NoSuchTournament(NotFound):
    """There is no such tournament"""


class NoSuchRegistration(NotFound):
    """There is no such registration"""


class NoSuchTeam(NotFound):
    """There is no such team"""


class NoSuchConnection(NotFound):
    """There is no such connection"""


def event(session: Session, uniq_id: str) -> Event:
    found = session.scalar(select(Event).filter_by(uniq_id=uniq_id))
    if found is None:
        raise NoSuchEvent
    return found


def locked_event(session: Session, uniq_id: str) -> Event:
    """Held until the block ends, so that nobody else changes its staff meanwhile."""
    found = session.scalar(select(Event).filter_by(uniq_id=uniq_id).with_for_update())
    if found is None:
        raise NoSuchEvent
    return found


def events(session: Session) -> Sequence[Event]:
    return session.scalars(select(Event)).all()


def events_staffed_by(session: Session, player_id: int) -> set[int]:
    return set(session.scalars(select(StaffMember.event_id).filter_by(player_id=player_id)))


def role_of(session: Session, event_id: int, player_id: int) -> str | None:
    member = session.get(StaffMember, (event_id, player_id))
    return member.role if member else None


def staff(session: Session, event_id: int) -> Sequence[StaffMember]:
    return session.scalars(
        select(StaffMember).filter_by(event_id=event_id).order_by(StaffMember.pseudo)
    ).all()


def set_role(session: Session, event_id: int, player_id: int, pseudo: str, role: str) -> None:
    session.merge(StaffMember(event_id=event_id, player_id=player_id, pseudo=pseudo, role=role))


def connections(session: Session, event_id: int) -> Sequence[Connection]:
    return session.scalars(
        select(Connection).filter_by(event_id=event_id).order_by(Connection.uniq_id)
    ).all()


def connection(session: Session, event_id: int, uniq_id: str) -> Connection:
    found = session.scalar(select(Connection).filter_by(event_id=event_id, uniq_id=uniq_id))
    if found is None:
        raise NoSuchConnection
    return found


def tournaments(session: Session, event_id: int) -> Sequence[Tournament]:
    return session.scalars(
        select(Tournament).filter_by(event_id=event_id).order_by(Tournament.id)
    ).all()


def tournament(session: Session, tournament_id: int) -> tuple[Tournament, Event]:
    """With its event, in one query: every screen in the hall asks for it again and again."""
    found = session.execute(
        select(Tournament, Event)
        .join(Event, Event.id == Tournament.event_id)
        .where(Tournament.id == tournament_id)
    ).one_or_none()
    if found is None:
        raise NoSuchTournament
    return found.Tournament, found.Event


class State(NamedTuple):
    """What every answer about a tournament depends on, and whether everybody may see it."""

    public: bool
    version: int
    event_changed: datetime


def state(rows: Rows, tournament_id: int) -> State:
    found = rows.execute(STATE, {"tournament_id": tournament_id}).one_or_none()
    if found is None:
        raise NoSuchTournament
    return State(*found)


def locked_tournament(session: Session, tournament_id: int) -> tuple[Tournament, Event]:
    """Held until the block ends, so that nobody else pairs or registers meanwhile."""
    found = session.get(Tournament, tournament_id, with_for_update=True)
    if found is None:
        raise NoSuchTournament
    return found, session.get_one(Event, found.event_id)


def touch(tournament: Tournament) -> None:
    """Note that something of the tournament changed."""
    tournament.version += 1
    tournament.last_update = clock.now()


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


def skipped_rounds(session: Session, tournament_id: int) -> Sequence[SkippedRound]:
    return session.scalars(select(SkippedRound).filter_by(tournament_id=tournament_id)).all()


def skipped_round(session: Session, registration_id: int, round_number: int) -> SkippedRound | None:
    return session.scalar(
        select(SkippedRound).filter_by(registration_id=registration_id, round=round_number)
    )


def attendants(session: Session, tournament_id: int) -> list[Attendant]:
    skipped: dict[int, set[int]] = {}
    for row in skipped_rounds(session, tournament_id):
        skipped.setdefault(row.registration_id, set()).add(row.round)
    return [
        Attendant(
            row.id,
            row.status,
            row.checked_in,
            row.first_round,
            row.withdrawn_after,
            frozenset(skipped.get(row.id, ())),
        )
        for row in registrations(session, tournament_id)
    ]


def forbidden_pairs(session: Session, tournament_id: int) -> Sequence[ForbiddenPair]:
    return session.scalars(select(ForbiddenPair).filter_by(tournament_id=tournament_id)).all()


def replace_forbidden_pairs(
    session: Session, tournament_id: int, pairs: set[tuple[int, int]]
) -> None:
    session.execute(delete(ForbiddenPair).filter_by(tournament_id=tournament_id))
    session.add_all(
        ForbiddenPair(tournament_id=tournament_id, one_id=one, other_id=other)
        for one, other in sorted(pairs)
    )


def teams(session: Session, tournament_id: int) -> Sequence[Team]:
    return session.scalars(
        select(Team).filter_by(tournament_id=tournament_id).order_by(Team.number)
    ).all()


def team(session: Session, tournament_id: int, number: int) -> Team:
    found = session.scalar(select(Team).filter_by(tournament_id=tournament_id, number=number))
    if found is None:
        raise NoSuchTeam
    return found


def line_ups(session: Session, tournament_id: int) -> dict[tuple[int, int], list[int | None]]:
    """Registrations from the first board down, by round and number of the team."""
    rows = session.execute(
        select(LineUp.round, Team.number, LineUp.registration_id)
        .join(Team, Team.id == LineUp.team_id)
        .where(Team.tournament_id == tournament_id)
        .order_by(LineUp.round, Team.number, LineUp.board)
    )
    found: dict[tuple[int, int], list[int | None]] = {}
    for round_number, number, registration_id in rows:
        found.setdefault((round_number, number), []).append(registration_id)
    return found


def replace_line_up(
    session: Session, team: Team, round_number: int, players: Sequence[int | None]
) -> None:
    session.execute(delete(LineUp).filter_by(team_id=team.id, round=round_number))
    session.add_all(
        LineUp(team_id=team.id, round=round_number, board=board, registration_id=player)
        for board, player in enumerate(players, start=1)
    )


def illegal_moves(session: Session, tournament_id: int, round_number: int) -> Sequence[IllegalMove]:
    return session.scalars(
        select(IllegalMove)
        .filter_by(tournament_id=tournament_id, round=round_number)
        .order_by(IllegalMove.id)
    ).all()


def remove_role(session: Session, event_id: int, player_id: int) -> None:
    session.execute(delete(StaffMember).filter_by(event_id=event_id, player_id=player_id))
