"""Create, change, order, copy and remove timers, screens, families and rotators."""

import itertools
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from services.tournaments.entries.store import tournaments
from services.tournaments.hall import store as hall
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role, Work
from services.tournaments.hall.tables import Event
from services.tournaments.notices.actions.follow import tell_followers
from services.tournaments.screens import store
from services.tournaments.screens.domain.shapes import FAMILY_TYPES, FROM_SETS
from services.tournaments.screens.refusals import (
    NameIsTaken,
    NoSuchThing,
    NotOfTheEvent,
    NoTournament,
    NotThisKind,
    PartsOrNumber,
    WrongOrder,
)
from services.tournaments.screens.store import Thing
from services.tournaments.screens.tables import (
    Family,
    Rotator,
    Screen,
    ScreenSet,
    Timer,
    TimerHour,
)
from shared import clock
from shared.database import Session, writing
from shared.members import Caller

JSON_COLUMNS = {"colors", "delays", "results_tournament_ids", "screen_ids", "family_ids"}
Part = TypeVar("Part", TimerHour, ScreenSet)


def add_thing(caller: Caller, uniq_id: str, kind: type[Thing], given: Mapping[str, Any]) -> Thing:
    with writing() as session:
        event = hall.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
        return add_in_transaction(session, event, kind, given)


def add_in_transaction(
    session: Session, event: Event, kind: type[Thing], given: Mapping[str, Any]
) -> Thing:
    if given["uniq_id"] in store.names(session, (kind,), event.id):
        raise NameIsTaken
    row = kind(event_id=event.id)
    _apply(session, event, row, given)
    session.add(row)
    session.flush()
    if isinstance(row, Screen) and row.type in FROM_SETS:
        _add_first_set(session, event, row)
    note_change(session, event)
    return row


def add_with_parts(
    session: Session,
    event: Event,
    kind: type[Thing],
    given: Mapping[str, Any],
    parts: Sequence[Mapping[str, Any]],
) -> Thing:
    """A thing with its hours or sets, in their order, instead of the set it would begin with."""
    row = add_in_transaction(session, event, kind, given)
    if not parts:
        return row
    part_kind: Any = TimerHour if isinstance(row, Timer) else ScreenSet
    for first in _parts(session, part_kind, row.id):
        session.delete(first)
    made: list[Any] = []
    for order, each in enumerate(parts, start=1):
        part = part_kind(**{_owner(part_kind): row.id, "order": order})
        _apply_part(session, event, part, each, made)
        made.append(part)
    session.add_all(made)
    session.flush()
    return row


def change_thing(
    caller: Caller, kind: type[Thing], thing_id: int, given: Mapping[str, Any]
) -> Thing:
    with writing() as session:
        row, event = _held(session, caller, kind, thing_id)
        wished = given.get("uniq_id", row.uniq_id)
        if wished != row.uniq_id and wished in store.names(session, (kind,), event.id):
            raise NameIsTaken
        _apply(session, event, row, given)
        note_change(session, event)
    return row


def remove_thing(caller: Caller, kind: type[Thing], thing_id: int) -> None:
    """A timer leaves its screens without one; what rotators name in vain they skip."""
    with writing() as session:
        row, event = _held(session, caller, kind, thing_id)
        session.delete(row)
        note_change(session, event)


def copy_thing(caller: Caller, kind: type[Thing], thing_id: int) -> Thing:
    """Under the next free name, with its sets or hours."""
    with writing() as session:
        row, event = _held(session, caller, kind, thing_id)
        values = _columns(row) | {"uniq_id": _free_name(session, kind, event, row.uniq_id)}
        copy = kind(**values)
        session.add(copy)
        session.flush()
        parts: list[TimerHour | ScreenSet] = []
        if isinstance(row, Timer):
            parts = [
                TimerHour(**_columns(hour) | {"timer_id": copy.id})
                for hour in store.hours(session, row.id)
            ]
        elif isinstance(row, Screen):
            parts = [
                ScreenSet(**_columns(each) | {"screen_id": copy.id})
                for each in store.sets(session, row.id)
            ]
        session.add_all(parts)
        note_change(session, event)
    return copy


def add_part(
    caller: Caller, kind: type[Part], owner_id: int, make: Callable[[list[Part]], dict[str, Any]]
) -> Part:
    """An hour or a set, last in its order; `make` is told those before."""
    with writing() as session:
        event = _held_owner(session, caller, kind, owner_id)
        before = _parts(session, kind, owner_id)
        order = max((part.order for part in before), default=0) + 1
        part = kind(**{_owner(kind): owner_id, "order": order})
        _apply_part(session, event, part, make(before), before)
        session.add(part)
        note_change(session, event)
    return part


def change_part(
    caller: Caller, kind: type[Part], owner_id: int, part_id: int, given: Mapping[str, Any]
) -> Part:
    with writing() as session:
        event = _held_owner(session, caller, kind, owner_id)
        part = _part(session, kind, owner_id, part_id)
        others = [each for each in _parts(session, kind, owner_id) if each.id != part_id]
        _apply_part(session, event, part, given, others)
        note_change(session, event)
    return part


def remove_part(caller: Caller, kind: type[Part], owner_id: int, part_id: int) -> None:
    with writing() as session:
        event = _held_owner(session, caller, kind, owner_id)
        session.delete(_part(session, kind, owner_id, part_id))
        note_change(session, event)


def order_parts(caller: Caller, kind: type[Part], owner_id: int, ids: list[int]) -> None:
    with writing() as session:
        event = _held_owner(session, caller, kind, owner_id)
        known = {part.id: part for part in _parts(session, kind, owner_id)}
        if sorted(ids) != sorted(known):
            raise WrongOrder
        for order, part_id in enumerate(ids, start=1):
            known[part_id].order = order
        note_change(session, event)


def note_change(session: Session, event: Event) -> None:
    """What screens show depends on the event's last change."""
    hall.note_change(event)
    told = {"event": {"uniq_id": event.uniq_id, "name": event.name}}
    tell_followers(session, event.id, None, "hall.changed", told)


def _held(
    session: Session, caller: Caller, kind: type[Thing], thing_id: int
) -> tuple[Thing, Event]:
    row = store.thing(session, kind, thing_id)
    event = hall.event_with_id(session, row.event_id)
    require_role(session, event, caller, Role.ARBITER, Work.SCREENS)
    return row, event


def _held_owner(
    session: Session, caller: Caller, kind: type[TimerHour] | type[ScreenSet], owner_id: int
) -> Event:
    if kind is TimerHour:
        return _held(session, caller, Timer, owner_id)[1]
    return _held(session, caller, Screen, owner_id)[1]


def _owner(kind: type) -> str:
    return "timer_id" if kind is TimerHour else "screen_id"


def _parts(session: Session, kind: type[Part], owner_id: int) -> list[Part]:
    rows = store.hours(session, owner_id) if kind is TimerHour else store.sets(session, owner_id)
    return list(rows)  # type: ignore[arg-type]


def _part(session: Session, kind: type[Part], owner_id: int, part_id: int) -> Part:
    for part in _parts(session, kind, owner_id):
        if part.id == part_id:
            return part
    raise NoSuchThing


def _apply_part(
    session: Session, event: Event, part: Part, given: Mapping[str, Any], others: list[Part]
) -> None:
    if isinstance(part, TimerHour):
        if given.get("uniq_id") in {getattr(each, "uniq_id", None) for each in others}:
            raise NameIsTaken
    else:
        _require_tournaments(session, event, given.get("tournament_id"))
        part.last_update = clock.now()
    for name, value in given.items():
        setattr(part, name, value)


def _apply(session: Session, event: Event, row: Any, given: Mapping[str, Any]) -> None:
    _require_tournaments(
        session, event, given.get("tournament_id"), *(given.get("results_tournament_ids") or ())
    )
    _require_own(session, event, Timer, {given.get("timer_id")})
    _require_own(session, event, Screen, set(given.get("screen_ids") or ()))
    _require_own(session, event, Family, set(given.get("family_ids") or ()))
    for name, value in given.items():
        is_json = name in JSON_COLUMNS and value is not None
        setattr(row, name, json.dumps(value) if is_json else value)
    if isinstance(row, Family):
        _require_family(row)
    if not isinstance(row, Timer | Rotator):
        row.last_update = clock.now()


def _require_own(
    session: Session, event: Event, kind: type[Thing], wanted: set[int | None]
) -> None:
    named = wanted - {None}
    if named and named - {each.id for each in store.things(session, kind, event.id)}:
        raise NotOfTheEvent


def _require_family(row: Family) -> None:
    if row.type not in FAMILY_TYPES:
        raise NotThisKind
    if row.parts and row.number:
        raise PartsOrNumber


def _require_tournaments(session: Session, event: Event, *wanted: int | None) -> None:
    named = {each for each in wanted if each is not None}
    if named and named - {each.id for each in tournaments.tournaments(session, event.id)}:
        raise NotOfTheEvent


def _add_first_set(session: Session, event: Event, row: Screen) -> None:
    """On the first tournament, as Papi-web does."""
    known = tournaments.tournaments(session, event.id)
    if not known:
        raise NoTournament
    session.add(
        ScreenSet(screen_id=row.id, tournament_id=known[0].id, order=1, last_update=clock.now())
    )


def _columns(row: Any) -> dict[str, Any]:
    names = [column.key for column in row.__mapper__.column_attrs]
    return {name: getattr(row, name) for name in names if name != "id"}


def _free_name(session: Session, kind: type[Thing], event: Event, name: str) -> str:
    taken = store.names(session, (kind,), event.id)
    tried = (f"{name}-clone{number if number > 1 else ''}" for number in itertools.count(1))
    return next(each for each in tried if each not in taken)
