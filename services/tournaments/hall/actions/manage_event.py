"""Create, change and delete an event; staff it."""

import json
from typing import Any

from services.tournaments.hall import event_codes, store
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.refusals import (
    ConnectionExists,
    EventEndsBeforeItBegins,
    EventExists,
    LastOrganiser,
)
from services.tournaments.hall.tables import Connection, Event
from shared import clock
from shared.database import reading, writing
from shared.members import Caller, Member


def create_event(caller: Member, given: dict[str, Any]) -> Event:
    """Whoever creates an event is its organiser."""
    event = Event(uniq_id=given["uniq_id"], last_update=clock.now())
    _apply(event, given)
    with writing() as session:
        if any(each.uniq_id == event.uniq_id for each in store.events(session)):
            raise EventExists
        session.add(event)
        session.flush()
        store.set_role(session, event.id, caller.player_id, caller.pseudo, Role.ORGANISER)
    return event


def change_event(caller: Caller, uniq_id: str, given: dict[str, Any]) -> Event:
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        _apply(event, given)
        event.last_update = clock.now()
    return event


def delete_event(caller: Caller, uniq_id: str) -> None:
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        session.delete(event)


def visible_event(caller: Caller, uniq_id: str) -> Event:
    with reading() as session:
        event = store.event(session, uniq_id)
        require_visible(session, event, caller)
    return event


def set_staff(caller: Caller, uniq_id: str, player_id: int, pseudo: str, role: Role) -> None:
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        store.set_role(session, event.id, player_id, pseudo, role)
        session.flush()
        _require_organiser(session, event)


def dismiss(caller: Caller, uniq_id: str, player_id: int) -> None:
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        if caller.player_id != player_id:
            require_role(session, event, caller, Role.ORGANISER)
        store.remove_role(session, event.id, player_id)
        session.flush()
        _require_organiser(session, event)


def add_connection(caller: Caller, uniq_id: str, given: dict[str, Any]) -> Connection:
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        if any(each.uniq_id == given["uniq_id"] for each in store.connections(session, event.id)):
            raise ConnectionExists
        connection = Connection(event_id=event.id, **given)
        session.add(connection)
    return connection


def remove_connection(caller: Caller, uniq_id: str, connection: str) -> None:
    """Tournaments that used it are left without one."""
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        session.delete(store.connection(session, event.id, connection))


def _require_organiser(session: Any, event: Event) -> None:
    roles = {member.role for member in store.staff(session, event.id)}
    if Role.ORGANISER not in roles:
        raise LastOrganiser


def _apply(event: Event, given: dict[str, Any]) -> None:
    changes = dict(given)
    if "update_password" in changes:
        code = changes.pop("update_password")
        event.update_password_hash = event_codes.hash_code(code) if code else None
    for name in ("timer_colors", "timer_delays"):
        if changes.get(name) is not None:
            changes[name] = json.dumps(changes[name])
    for name, value in changes.items():
        setattr(event, name, value)
    if event.stop < event.start:
        raise EventEndsBeforeItBegins
