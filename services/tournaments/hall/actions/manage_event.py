"""Create, change and delete an event; staff it."""

import json
from collections.abc import Callable
from typing import Any

from services.tournaments.hall import event_codes, store
from services.tournaments.hall.access import require_role, require_visible
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.refusals import (
    ConnectionExists,
    EventEndsBeforeItBegins,
    EventExists,
    EventLooksLikeAnother,
    LastOrganiser,
)
from services.tournaments.hall.tables import Connection, Event
from services.tournaments.notices.actions.follow import ask_followers_again, tell_followers
from shared import clock
from shared.database import Session, reading, writing
from shared.looks import another_that_looks_alike, look_alike
from shared.members import Caller, Member

# Who may see the event depends on these.
OPENS = {"public", "update_password"}


def create_event(caller: Member, given: dict[str, Any]) -> Event:
    with writing() as session:
        return found_event(session, caller, given)


def found_event(session: Session, caller: Member, given: dict[str, Any]) -> Event:
    """Whoever creates an event is its organiser."""
    event = Event(uniq_id=given["uniq_id"], last_update=clock.now())
    _apply(event, given)
    if store.is_taken(session, event.uniq_id):
        raise EventExists
    _require_own_look(event.uniq_id, look_alike(event.uniq_id, store.identifiers(session)))
    _require_own_name(session, event)
    session.add(event)
    session.flush()
    store.set_role(session, event.id, caller.player_id, caller.pseudo, Role.ORGANISER)
    return event


def change_event(caller: Caller, uniq_id: str, given: dict[str, Any]) -> Event:
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        shown_before = event.name if event.public else None
        _apply(event, given)
        if event.public and event.name != shown_before:
            _require_own_name(session, event)
        event.last_update = clock.now()
        _tell(session, event, "event.changed")
        if OPENS & given.keys():
            ask_followers_again(session, event.id)
    return event


def delete_event(
    caller: Caller, uniq_id: str, require_idle: Callable[[Session, Event], None]
) -> None:
    """`require_idle` refuses where something of the event is going on."""
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        require_idle(session, event)
        _tell(session, event, "event.deleted")
        ask_followers_again(session, event.id)
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
        ask_followers_again(session, event.id)
        session.flush()
        _require_organiser(session, event)


def dismiss(caller: Caller, uniq_id: str, player_id: int) -> None:
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        if caller.player_id != player_id:
            require_role(session, event, caller, Role.ORGANISER)
        store.remove_role(session, event.id, player_id)
        ask_followers_again(session, event.id)
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


def change_connection(
    caller: Caller, uniq_id: str, connection: str, given: dict[str, Any]
) -> Connection:
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        found = store.connection(session, event.id, connection)
        others = [each for each in store.connections(session, event.id) if each.id != found.id]
        if any(each.uniq_id == given.get("uniq_id") for each in others):
            raise ConnectionExists
        for name, value in given.items():
            setattr(found, name, value)
    return found


def remove_connection(caller: Caller, uniq_id: str, connection: str) -> None:
    """Tournaments that used it are left without one."""
    with writing() as session:
        event = store.event(session, uniq_id)
        require_role(session, event, caller, Role.ORGANISER)
        session.delete(store.connection(session, event.id, connection))


def _tell(session: Session, event: Event, name: str) -> None:
    told = {"event": {"uniq_id": event.uniq_id, "name": event.name}}
    tell_followers(session, event.id, None, name, told)


def _require_own_name(session: Session, event: Event) -> None:
    """What several events are called may be the very same, but nothing that only looks so."""
    if event.public:
        others = store.names_of_public_events(session, but_of=event.id)
        _require_own_look(event.name, another_that_looks_alike(event.name, others))


def _require_own_look(name: str, other: str | None) -> None:
    if other is not None:
        raise EventLooksLikeAnother(f"{name} looks like the event {other}")


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
