"""Queries about events, their staff and their connections."""

from collections.abc import Sequence

from sqlalchemy import delete, or_, select
from sqlalchemy.orm import Session

from services.tournaments.hall.refusals import NoSuchConnection, NoSuchEvent
from services.tournaments.hall.tables import Connection, Device, Event, StaffMember
from shared import clock

ROLES = "roles of staff"  # in what a session remembers


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


def note_change(event: Event) -> None:
    event.last_update = clock.now()


def is_taken(session: Session, uniq_id: str) -> bool:
    return session.scalar(select(Event.id).filter_by(uniq_id=uniq_id)) is not None


def identifiers(session: Session) -> Sequence[str]:
    """Names in addresses of all events."""
    return session.scalars(select(Event.uniq_id)).all()


def names_of_public_events(session: Session, but_of: int | None) -> Sequence[str]:
    """Others are nobody's business."""
    query = select(Event.name).where(Event.public, Event.id != (but_of or 0))
    return session.scalars(query).all()


def events_seen_by(session: Session, player_id: int | None) -> Sequence[Event]:
    """The public ones, and those whose staff this member belongs to."""
    staffed = select(StaffMember.event_id).filter_by(player_id=player_id)
    return session.scalars(select(Event).where(or_(Event.public, Event.id.in_(staffed)))).all()


def role_of(session: Session, event_id: int, player_id: int) -> str | None:
    """Asked once for all that a session does, or known from the query that found the event."""
    roles = session.info.setdefault(ROLES, {})
    if (event_id, player_id) not in roles:
        member = session.get(StaffMember, (event_id, player_id))
        roles[event_id, player_id] = member.role if member else None
    return roles[event_id, player_id]


def remember_role(session: Session, event_id: int, player_id: int, role: str | None) -> None:
    session.info.setdefault(ROLES, {})[event_id, player_id] = role


def staff(session: Session, event_id: int) -> Sequence[StaffMember]:
    return session.scalars(
        select(StaffMember).filter_by(event_id=event_id).order_by(StaffMember.pseudo)
    ).all()


def set_role(session: Session, event_id: int, player_id: int, pseudo: str, role: str) -> None:
    remember_role(session, event_id, player_id, role)
    session.merge(StaffMember(event_id=event_id, player_id=player_id, pseudo=pseudo, role=role))


def device_with_key(session: Session, event_id: int, key_hash: str) -> Device | None:
    return session.scalar(select(Device).filter_by(event_id=event_id, key_hash=key_hash))


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
    remember_role(session, event_id, player_id, None)
    session.execute(delete(StaffMember).filter_by(event_id=event_id, player_id=player_id))
