"""Queries about events, their staff and their connections."""

from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from services.tournaments.hall.refusals import NoSuchConnection, NoSuchEvent
from services.tournaments.hall.tables import Connection, Event, StaffMember


def event(session: Session, uniq_id: str) -> Event:
    found = session.scalar(select(Event).filter_by(uniq_id=uniq_id))
    if found is None:
        raise NoSuchEvent
    return found


def event_with_id(session: Session, event_id: int) -> Event:
    return session.get_one(Event, event_id)


def locked_event(session: Session, uniq_id: str) -> Event:
    """Held until the block ends, so that nobody else changes its staff or webhooks meanwhile."""
    found = session.scalar(select(Event).filter_by(uniq_id=uniq_id).with_for_update(key_share=True))
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


def remove_role(session: Session, event_id: int, player_id: int) -> None:
    session.execute(delete(StaffMember).filter_by(event_id=event_id, player_id=player_id))
