"""Queries about tournaments."""

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection as Rows
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from services.tournaments.entries.refusals import NoSuchTournament
from services.tournaments.entries.tables import Tournament
from services.tournaments.hall.tables import Event
from shared import clock

STATE = (
    select(Event.public, Tournament.version, Event.last_update)
    .join(Event, Event.id == Tournament.event_id)
    .where(Tournament.id == bindparam("tournament_id"))
)


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
