"""Enter a tournament, change the entry, leave it; the waiting list moves up."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from services.tournaments.entries import peers
from services.tournaments.entries.access import (
    find_as_arbiter,
    lock_as_arbiter,
    lock_unarchived,
    require_unarchived,
)
from services.tournaments.entries.actions.announce import announce_registration
from services.tournaments.entries.actions.know_persons import (
    as_member,
    complete,
    describe,
    own_values,
    person_for_entry,
)
from services.tournaments.entries.actions.write_to_guests import ask_guest, looks_like_an_address
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.domain.persons import OWN
from services.tournaments.entries.refusals import (
    AlreadyRegistered,
    ForTheStaff,
    RegistrationIsClosed,
    TooLateToEnter,
)
from services.tournaments.entries.store import persons, registrations, rounds, tournaments
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.access import require_role, require_visible, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.refusals import NotOnTheStaff
from services.tournaments.hall.tables import Event, Person
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rules.systems import FIXED_FIELD
from shared import clock
from shared.database import Session, writing
from shared.mails import request_mail
from shared.members import Caller, Member

NOTHING: Mapping[str, str] = MappingProxyType({})
# What the organiser decides, not the player who registers himself.
DECIDED_BY_THE_STAFF = frozenset({"fee", "paid", "fixed_table", "papi_player_id"})


def register_member(
    caller: Caller,
    tournament_id: int,
    player: Member,
    given: dict[str, Any],
    real_name: bool | None = None,
) -> Registration:
    """Oneself while registration is open, or anybody by the staff.

    Whether under his real name everybody chooses for himself, and it is remembered.
    """
    entry = {**given, **as_member(player)}
    chosen = real_name is not None and caller.player_id == player.player_id
    known = (
        peers.choose_name(player.player_id, bool(real_name))
        if chosen
        else peers.tournament_name(player.player_id)
    )
    with writing() as session:
        tournament, event = lock_unarchived(session, tournament_id)
        by_staff = is_at_least(role_of(session, event, caller), Role.ARBITER)
        if not by_staff:
            _require_open(session, tournament, event, caller, player.player_id)
            if decided := DECIDED_BY_THE_STAFF & given.keys():
                raise ForTheStaff(f"Only an arbiter decides on {', '.join(sorted(decided))}")
        return _enter(session, tournament, event, entry, by_staff, known.model_dump())


def register_guest(caller: Caller, tournament_id: int, given: dict[str, Any]) -> Registration:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        entry = _enter(session, tournament, event, given, by_staff=True)
        if looks_like_an_address(entry.email):
            ask_guest(session, event, entry.email)
        return entry


def change_registration(
    caller: Caller, registration_id: int, given: dict[str, Any]
) -> Registration:
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, _ = find_as_arbiter(session, caller, registration.tournament_id)
        require_unarchived(tournament)
        person = persons.person(session, registration.person_id or 0)
        describe(session, person, given)
        tournament, _ = tournaments.locked_tournament(session, tournament.id)
        for name in given.keys() - OWN:
            setattr(registration, name, given[name])
        session.refresh(registration, OWN)
        tournaments.touch(tournament)
    return registration


def withdraw(caller: Caller, registration_id: int, *, even_archived: bool = False) -> Registration:
    """By the player himself or by an arbiter; rounds already shown stay what they are."""
    lock = tournaments.locked_tournament if even_archived else lock_unarchived
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = lock(session, registration.tournament_id)
        if caller.player_id is None or registration.player_id != caller.player_id:
            require_role(session, event, caller, Role.ARBITER)
        if registration.status == Status.WITHDRAWN:
            return registration
        was_registered = registration.status == Status.REGISTERED
        registration.status = Status.WITHDRAWN
        registration.withdrawn_after = rounds.last_round_shown(session, tournament.id)
        registration.checked_in = False
        session.flush()
        announce_registration(
            session, event, tournament, Topic.REGISTRATION_WITHDRAWN, registration
        )
        if was_registered and not rounds.has_started(session, tournament.id):
            move_up(session, tournament, event)
        tournaments.touch(tournament)
    return registration


def _require_open(
    session: Session, tournament: Tournament, event: Event, caller: Caller, player_id: int
) -> None:
    require_visible(session, event, caller)
    if caller.player_id != player_id:
        raise NotOnTheStaff
    if not tournament.registration_open:
        raise RegistrationIsClosed


def _enter(
    session: Session,
    tournament: Tournament,
    event: Event,
    given: dict[str, Any],
    by_staff: bool,
    usual: Mapping[str, str] = NOTHING,
) -> Registration:
    started = rounds.has_started(session, tournament.id)
    if started and tournament.system in FIXED_FIELD:
        raise TooLateToEnter
    person = person_for_entry(session, tournament, given, by_staff)
    complete(session, person, usual)
    registration = _returning(session, tournament, person, by_staff) or Registration(
        tournament_id=tournament.id, registered_at=clock.now()
    )
    registration.person_id, registration.player_id = person.id, person.player_id
    _describe_entry(registration, person, given)
    registration.withdrawn_after = None
    if registration.start_number is None:
        # A draft can be paired again with him in it.
        registration.first_round = rounds.last_round_shown(session, tournament.id) + 1
    registration.status = place_in(session, tournament)
    if by_staff and started and registrations.check_in_counts(session, tournament.id):
        # He stands at the desk: nobody will check him in again before the next round.
        registration.checked_in = True
    session.add(registration)
    session.flush()
    announce_registration(session, event, tournament, Topic.REGISTRATION_CREATED, registration)
    tournaments.touch(tournament)
    return registration


def _describe_entry(registration: Registration, person: Person, given: Mapping[str, Any]) -> None:
    for name, value in own_values(person).items():
        setattr(registration, name, value)
    for name in given.keys() - {"person_id", "player_id", "pseudo", *OWN}:
        setattr(registration, name, given[name])


def _returning(
    session: Session, tournament: Tournament, person: Person, by_staff: bool
) -> Registration | None:
    """The earlier entry of somebody who withdrew; AlreadyRegistered if he did not.

    A name alone makes nobody the owner of an entry: only the staff knows its guests.
    """
    named = person.comparable_name, person.birth
    for row in registrations.registrations(session, tournament.id):
        same_member = row.player_id is not None and row.player_id == person.player_id
        known_guest = by_staff and row.player_id is None
        if row.person_id == person.id or same_member or (row.comparable_name, row.birth) == named:
            if row.status != Status.WITHDRAWN or not (same_member or known_guest):
                raise AlreadyRegistered
            return row
    return None


def place_in(session: Session, tournament: Tournament) -> Status:
    if tournament.capacity is None:
        return Status.REGISTERED
    full = registrations.count_of_registered(session, tournament.id) >= tournament.capacity
    return Status.WAITING if full else Status.REGISTERED


def move_up(session: Session, tournament: Tournament, event: Event) -> None:
    """Those who wait take the free places, first come first, and are told."""
    while place_in(session, tournament) is Status.REGISTERED:
        waiting = registrations.first_waiting(session, tournament.id)
        if waiting is None:
            return
        waiting.status = Status.REGISTERED
        session.flush()
        announce_registration(session, event, tournament, Topic.REGISTRATION_MOVED_UP, waiting)
        if waiting.player_id is not None:
            request_mail(
                session,
                "tournament_place",
                {"tournament": tournament.name},
                player_id=waiting.player_id,
                key=f"tournament-place:{waiting.id}:{tournament.version}",
            )
