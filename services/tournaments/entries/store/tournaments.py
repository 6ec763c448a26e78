"""Queries about tournaments."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection as Rows
from sqlalchemy import and_, bindparam, select, update
from sqlalchemy.orm import Session, object_session

from services.tournaments.entries.refusals import NoSuchTournament
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall import store
from services.tournaments.hall.tables import Event, StaffMember
from services.tournaments.notices.domain.audiences import event_topic, tournament_topic
from shared import clock
from shared.streams import journal

STATE = (
    select(Event.public, Tournament.version, Event.last_update)
    .join(Event, Event.id == Tournament.event_id)
    .where(Tournament.id == bindparam("tournament_id"))
)


def tournaments(session: Session, event_id: int) -> Sequence[Tournament]:
    return session.scalars(
        select(Tournament).filter_by(event_id=event_id).order_by(Tournament.id)
    ).all()


def is_taken(session: Session, event_id: int, uniq_id: str) -> bool:
    query = select(Tournament.id).filter_by(event_id=event_id, uniq_id=uniq_id)
    return session.scalar(query) is not None


def tournament(
    session: Session, tournament_id: int, player_id: int | None = None
) -> tuple[Tournament, Event]:
    """With its event, in one query: every screen in the hall asks for it again and again.

    Of a member who asks, his role comes along and is remembered.
    """
    query = (
        select(Tournament, Event, StaffMember.role)
        .join(Event, Event.id == Tournament.event_id)
        .outerjoin(
            StaffMember,
            and_(StaffMember.event_id == Event.id, StaffMember.player_id == player_id),
        )
        .where(Tournament.id == tournament_id)
    )
    found = session.execute(query).one_or_none()
    if found is None:
        raise NoSuchTournament
    if player_id is not None:
        store.remember_role(session, found.Event.id, player_id, found.role)
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
    found = find_locked(session, tournament_id)
    if found is None:
        raise NoSuchTournament
    return found, session.get_one(Event, found.event_id)


def find_locked(session: Session, tournament_id: int) -> Tournament | None:
    """None where it was deleted meanwhile."""
    return session.get(Tournament, tournament_id, with_for_update=True)


def advance(session: Session, tournament: Tournament) -> bool:
    """Touch a tournament read before, and hold it; False if it has changed since."""
    following = tournament.version + 1
    changed = session.execute(
        update(Tournament)
        .where(Tournament.id == tournament.id, Tournament.version == tournament.version)
        .values(version=following, last_update=clock.now())
        .execution_options(synchronize_session=False)
    )
    _tell_change(session, tournament, following)
    return changed.rowcount == 1  # type: ignore[attr-defined]


def touch(tournament: Tournament) -> None:
    """Note that something of the tournament changed."""
    tournament.version += 1
    tournament.last_update = clock.now()
    if (session := object_session(tournament)) is not None:
        _tell_change(session, tournament, tournament.version)


def _tell_change(session: Session, tournament: Tournament, version: int) -> None:
    told = {"tournament": {"id": tournament.id}, "data": {"version": version}}
    for topic in (event_topic(tournament.event_id), tournament_topic(tournament.id)):
        journal.append_once(session, topic, "tournament.changed", told)
