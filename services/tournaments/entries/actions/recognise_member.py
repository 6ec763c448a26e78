"""Say which member a guest of an event is, or that he is none after all."""

from services.tournaments.entries.refusals import AlreadyAMember, AlreadyAPerson
from services.tournaments.entries.store import persons, tournaments
from services.tournaments.hall import store
from services.tournaments.hall.access import require_role
from services.tournaments.hall.domain.rights import Role
from services.tournaments.hall.tables import Event, Person
from shared.database import Session, writing
from shared.members import Caller, Member


def recognise_member(caller: Caller, person_id: int, member: Member) -> Person:
    """His entries, results among them, are the member's from now on; his name stays."""
    with writing() as session:
        person, event = _held_person(session, caller, person_id)
        if person.player_id not in (None, member.player_id):
            raise AlreadyAMember
        known = persons.member(session, event.id, member.player_id)
        if known is not None and known.id != person.id:
            raise AlreadyAPerson
        _set(session, event, person, member.player_id, member.pseudo)
    return person


def forget_member(caller: Caller, person_id: int) -> Person:
    """He is a guest again."""
    with writing() as session:
        person, event = _held_person(session, caller, person_id)
        namesake = persons.guest(session, event.id, person.comparable_name, person.birth)
        if namesake is not None and namesake.id != person.id:
            raise AlreadyAPerson
        _set(session, event, person, None, "")
    return person


def _held_person(session: Session, caller: Caller, person_id: int) -> tuple[Person, Event]:
    person = persons.person(session, person_id)
    event = store.event_with_id(session, person.event_id)
    require_role(session, event, caller, Role.ARBITER)
    store.locked_event(session, event.uniq_id)
    return persons.locked_person(session, person_id), event


def _set(
    session: Session, event: Event, person: Person, player_id: int | None, pseudo: str
) -> None:
    person.player_id, person.pseudo = player_id, pseudo
    for row in persons.entries(session, person.id):
        tournament, _ = tournaments.locked_tournament(session, row.tournament_id)
        row.player_id = player_id
        tournaments.touch(tournament)
    store.note_change(event)
