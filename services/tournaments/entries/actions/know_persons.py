"""Make, change and remove persons of an event; whatever changes, changes in all its tournaments."""

from collections.abc import Collection, Mapping
from typing import Any

from services.tournaments.entries.domain.persons import OWN
from services.tournaments.entries.refusals import (
    AlreadyAPerson,
    AlreadyRegistered,
    NobodyIsNamed,
    NotOfThisEvent,
    PersonPlays,
)
from services.tournaments.entries.store import persons, registrations, tournaments
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Person
from shared.database import Session, writing
from shared.members import Caller, Member
from shared.names import comparable


def add_person(
    caller: Caller, uniq_id: str, member: Member | None, given: dict[str, Any]
) -> Person:
    """Somebody who comes to the event, in no tournament yet."""
    if member is None and "name" not in given:
        raise NobodyIsNamed
    with writing() as session:
        event = store.locked_event(session, uniq_id)
        require_role(session, event, caller, Role.ARBITER)
        wished = {**given, **as_member(member)} if member else dict(given)
        if known_person(session, event.id, wished) is not None:
            raise AlreadyAPerson
        made = _make(session, event.id, wished)
        store.note_change(event)
    return made


def change_person(caller: Caller, person_id: int, given: Mapping[str, Any]) -> Person:
    with writing() as session:
        person = persons.person(session, person_id)
        event = store.event_with_id(session, person.event_id)
        require_role(session, event, caller, Role.ARBITER)
        store.locked_event(session, event.uniq_id)
        describe(session, person, given)
        store.note_change(event)
    return person


def remove_person(caller: Caller, person_id: int) -> None:
    with writing() as session:
        person = persons.locked_person(session, person_id)
        event = store.event_with_id(session, person.event_id)
        require_role(session, event, caller, Role.ARBITER)
        if persons.entries(session, person_id):
            raise PersonPlays
        session.delete(person)
        store.note_change(event)


def describe(session: Session, person: Person, given: Mapping[str, Any]) -> None:
    """Change what is his own, here and in his tournaments, which are held in their order."""
    changes = {name: value for name, value in given.items() if name in OWN}
    if all(getattr(person, name) == value for name, value in changes.items()):
        return
    name, birth = changes.get("name", person.name), changes.get("birth", person.birth)
    if (comparable(name), birth) != (person.comparable_name, person.birth):
        _require_nobody_else(session, person, comparable(name), birth)
    for row in persons.entries(session, person.id):
        tournament, _ = tournaments.locked_tournament(session, row.tournament_id)
        tournaments.touch(tournament)
    for column, value in changes.items():
        setattr(person, column, value)
    person.comparable_name = comparable(person.name)
    persons.copy_to_entries(session, person)


def _require_nobody_else(
    session: Session, person: Person, comparable_name: str, birth: str
) -> None:
    if person.player_id is None:
        namesake = persons.guest(session, person.event_id, comparable_name, birth)
        if namesake is not None and namesake.id != person.id:
            raise AlreadyRegistered
    for row in persons.entries(session, person.id):
        if registrations.is_named(session, row.tournament_id, comparable_name, birth, but=row.id):
            raise AlreadyRegistered


def person_for_entry(
    session: Session, tournament: Tournament, given: dict[str, Any], by_staff: bool
) -> Person:
    """Whom an entry is of: known at the event, or new to it.

    The staff may say something new of somebody known; who registers himself only adds what
    nobody has said yet.
    """
    wished = {name: value for name, value in given.items() if name != "person_id"}
    if given.get("person_id") is not None:
        person = persons.person(session, given["person_id"])
        if person.event_id != tournament.event_id:
            raise NotOfThisEvent
    else:
        known = known_person(session, tournament.event_id, wished)
        if known is None:
            return _make(session, tournament.event_id, wished)
        person = known
    person.pseudo = given.get("pseudo") or person.pseudo
    if by_staff:
        describe(session, person, wished)
    else:
        still_empty = {name for name in OWN if not getattr(person, name)}
        describe(session, person, {name: wished[name] for name in still_empty & wished.keys()})
    return person


def complete(session: Session, person: Person, usual: Mapping[str, str]) -> None:
    """Say of a member what he says of himself, where nobody has said anything else."""
    unsaid = ("", person.pseudo)
    describe(
        session,
        person,
        {name: said for name, said in usual.items() if said and getattr(person, name) in unsaid},
    )


def own_values(person: Person) -> dict[str, Any]:
    return {column: getattr(person, column) for column in OWN}


def known_person(session: Session, event_id: int, given: Mapping[str, Any]) -> Person | None:
    """A member by his number; a guest, known only to the staff, by name and birthday."""
    if given.get("player_id") is not None:
        return persons.member(session, event_id, given["player_id"])
    return persons.guest(session, event_id, comparable(given["name"]), given.get("birth", ""))


def _make(session: Session, event_id: int, given: Mapping[str, Any]) -> Person:
    own = {column: value for column, value in given.items() if column in OWN}
    name = given.get("name") or given["pseudo"]
    person = Person(
        event_id=event_id,
        player_id=given.get("player_id"),
        pseudo=given.get("pseudo", ""),
        **own | {"name": name, "comparable_name": comparable(name)},
    )
    session.add(person)
    session.flush()
    return person


def as_member(member: Member) -> dict[str, Any]:
    return {"player_id": member.player_id, "pseudo": member.pseudo}


def adopt(session: Session, tournament: Tournament, rows: Collection[Registration]) -> None:
    """Give entries that came in a file their persons, however many there are."""
    known = persons.guests(session, tournament.event_id)
    found: list[tuple[Registration, Person]] = []
    for row in rows:
        said = {column: value for column in OWN if (value := getattr(row, column))}
        person = _person_of(session, tournament, row, known)
        if person is None:
            person = Person(event_id=tournament.event_id, player_id=row.player_id, **said)
            session.add(person)
        else:
            describe(session, person, said)
        found.append((row, person))
    session.flush()
    for row, person in found:
        row.person_id = person.id
        for column, value in own_values(person).items():
            setattr(row, column, value)


def _person_of(
    session: Session,
    tournament: Tournament,
    row: Registration,
    guests: Mapping[tuple[str, str], Person],
) -> Person | None:
    if row.person_id is not None:
        return persons.person(session, row.person_id)
    if row.player_id is not None:
        return persons.member(session, tournament.event_id, row.player_id)
    return guests.get((row.comparable_name, row.birth))
