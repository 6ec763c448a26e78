"""Enter a tournament, change the entry, leave it; the waiting list moves up."""

from typing import Any

from services.tournaments.entries.access import lock_as_arbiter
from services.tournaments.entries.actions.announce import announce_registration
from services.tournaments.entries.domain.attendance import Status
from services.tournaments.entries.refusals import (
    AlreadyRegistered,
    ForTheStaff,
    RegistrationIsClosed,
    TooLateToEnter,
)
from services.tournaments.entries.store import registrations, rounds, tournaments
from services.tournaments.entries.tables import Registration, Tournament
from services.tournaments.hall.access import require_role, require_visible, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.refusals import NotOnTheStaff
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.topics import Topic
from services.tournaments.rules.systems import FIXED_FIELD
from shared import clock
from shared.database import Session, writing
from shared.mails import request_mail
from shared.members import Caller, Member
from shared.names import comparable

# What the organiser decides, not the player who registers himself.
DECIDED_BY_THE_STAFF = frozenset({"fee", "paid", "fixed_table", "papi_player_id"})


def register_member(
    caller: Caller, tournament_id: int, player: Member, given: dict[str, Any]
) -> Registration:
    """Oneself while registration is open, or anybody by the staff."""
    entry = {"name": player.pseudo, **given, "player_id": player.player_id}
    with writing() as session:
        tournament, event = tournaments.locked_tournament(session, tournament_id)
        by_staff = is_at_least(role_of(session, event, caller), Role.ARBITER)
        if not by_staff:
            _require_open(session, tournament, event, caller, player.player_id)
            if decided := DECIDED_BY_THE_STAFF & given.keys():
                raise ForTheStaff(f"Only an arbiter decides on {', '.join(sorted(decided))}")
        return _enter(session, tournament, event, entry, by_staff)


def register_guest(caller: Caller, tournament_id: int, given: dict[str, Any]) -> Registration:
    with writing() as session:
        tournament, event = lock_as_arbiter(session, caller, tournament_id)
        return _enter(session, tournament, event, given, by_staff=True)


def change_registration(
    caller: Caller, registration_id: int, given: dict[str, Any]
) -> Registration:
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, _ = lock_as_arbiter(session, caller, registration.tournament_id)
        wished = {"name": registration.name, "birth": registration.birth, **given}
        _require_nobody_else(session, registration, wished["name"], wished["birth"])
        for name, value in given.items():
            setattr(registration, name, value)
        registration.comparable_name = comparable(registration.name)
        tournaments.touch(tournament)
    return registration


def _require_nobody_else(
    session: Session, registration: Registration, name: str, birth: str
) -> None:
    for row in registrations.registrations(session, registration.tournament_id):
        if row.id != registration.id and (row.comparable_name, row.birth) == (
            comparable(name),
            birth,
        ):
            raise AlreadyRegistered


def withdraw(caller: Caller, registration_id: int) -> Registration:
    """By the player himself or by an arbiter; rounds already shown stay what they are."""
    with writing() as session:
        registration = registrations.registration(session, registration_id)
        tournament, event = tournaments.locked_tournament(session, registration.tournament_id)
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
    session: Session, tournament: Tournament, event: Event, given: dict[str, Any], by_staff: bool
) -> Registration:
    started = rounds.has_started(session, tournament.id)
    if started and tournament.system in FIXED_FIELD:
        raise TooLateToEnter
    registration = _returning(session, tournament, given, by_staff) or Registration(
        tournament_id=tournament.id, registered_at=clock.now()
    )
    for name, value in given.items():
        setattr(registration, name, value)
    registration.comparable_name = comparable(registration.name)
    registration.withdrawn_after = None
    if registration.start_number is None:
        # A draft can be paired again with him in it.
        registration.first_round = rounds.last_round_shown(session, tournament.id) + 1
    registration.status = _place(session, tournament)
    session.add(registration)
    session.flush()
    announce_registration(session, event, tournament, Topic.REGISTRATION_CREATED, registration)
    tournaments.touch(tournament)
    return registration


def _returning(
    session: Session, tournament: Tournament, given: dict[str, Any], by_staff: bool
) -> Registration | None:
    """The earlier entry of somebody who withdrew; AlreadyRegistered if he did not.

    A name alone makes nobody the owner of an entry: only the staff knows its guests.
    """
    person = comparable(given["name"]), given.get("birth", "")
    for row in registrations.registrations(session, tournament.id):
        same_member = row.player_id is not None and row.player_id == given.get("player_id")
        if same_member or (row.comparable_name, row.birth) == person:
            known_guest = by_staff and row.player_id is None
            if row.status != Status.WITHDRAWN or not (same_member or known_guest):
                raise AlreadyRegistered
            return row
    return None


def _place(session: Session, tournament: Tournament) -> Status:
    if tournament.capacity is None:
        return Status.REGISTERED
    full = registrations.count_of_registered(session, tournament.id) >= tournament.capacity
    return Status.WAITING if full else Status.REGISTERED


def move_up(session: Session, tournament: Tournament, event: Event) -> None:
    """Those who wait take the free places, first come first, and are told."""
    while _place(session, tournament) is Status.REGISTERED:
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
