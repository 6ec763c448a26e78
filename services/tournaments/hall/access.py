"""Who may see and change what at an event: every rule about rights is here."""

import hashlib
from datetime import timedelta

from sqlalchemy.orm import Session

from services.tournaments.hall import event_codes, store
from services.tournaments.hall.domain.device_keys import hash_of, is_key
from services.tournaments.hall.domain.rights import Role, Work, is_at_least
from services.tournaments.hall.refusals import EventIsPrivate, NotOnTheStaff, WrongEventCode
from services.tournaments.hall.tables import Device, Event
from shared import clock
from shared.database import reading, writing
from shared.errors import TooMany
from shared.limits import Budget, guess, is_used_up, remember, remembered_until, take_try
from shared.members import Caller

WRONG_CODES, CODE_WINDOW = 20, timedelta(minutes=10)
KNOWN_DEVICE = timedelta(days=1)  # and on, as long as it comes back


def role_of(session: Session, event: Event, caller: Caller) -> str | None:
    if caller.player_id is None:
        return None
    return store.role_of(session, event.id, caller.player_id)


def require_role(
    session: Session, event: Event, caller: Caller, needed: Role, work: Work | None = None
) -> None:
    """At least that role, or one that is trusted with this kind of work."""
    if not is_at_least(role_of(session, event, caller), needed, work):
        raise NotOnTheStaff


def require_visible(session: Session, event: Event, caller: Caller) -> None:
    if event.public or is_at_least(role_of(session, event, caller), Role.SPECTATOR):
        return
    if caller.code is None:
        raise EventIsPrivate
    require_code(event, caller)


def entry_role(
    event: Event, role: str | None, caller: Caller, work: Work = Work.RESULTS
) -> Role | None:
    """The staff role a result is entered with; None for whoever shows the event's code."""
    if is_at_least(role, Role.CLERK, work):
        return Role(role)  # type: ignore[arg-type]
    if caller.code is None:
        raise NotOnTheStaff
    require_code(event, caller)
    return None


def require_code(event: Event, caller: Caller) -> None:
    """Only wrong codes count, in transactions of their own.

    A device that has given the right one has a budget of its own, so that nobody else in the hall
    can use it up; all others share that of their address, and members have one wherever they are.
    """
    if is_key(caller.code):
        # Nobody guesses those; a tablet that was forgotten must not use up the others' tries.
        if not is_trusted_device(event, caller):
            raise WrongEventCode
        return
    device = f"event-code:{event.id}:device:{caller.visitor.device}"
    own, known = Budget(device, WRONG_CODES, CODE_WINDOW), _known_key(event, caller)
    with reading() as session:
        until, blocked = remembered_until(session, known), is_used_up(session, own)
    if until is None:
        if not guess(_budgets_of_strangers(event, caller), lambda: _shows_code(event, caller)):
            raise WrongEventCode
    elif blocked:
        raise TooMany
    elif not _shows_code(event, caller):
        with writing() as session:
            take_try(session, own.key, own.allowed, own.window)
        raise WrongEventCode
    if until is None or until - clock.now() < KNOWN_DEVICE / 2:
        with writing() as session:
            remember(session, known, KNOWN_DEVICE)


def device_of(session: Session, event: Event, caller: Caller) -> Device | None:
    """The tablet whose key is shown in place of the code."""
    if caller.code is None or not is_key(caller.code):
        return None
    return store.device_with_key(session, event.id, hash_of(caller.code))


def is_trusted_device(event: Event, caller: Caller) -> bool:
    """It gave the code that holds today: a new code makes strangers of all."""
    with reading() as session:
        device = device_of(session, event, caller)
    return device is not None and has_given_code(device, event)


def has_given_code(device: Device, event: Event) -> bool:
    return event.update_password_hash is not None and (
        device.code_proof == event.update_password_hash
    )


def _budgets_of_strangers(event: Event, caller: Caller) -> list[Budget]:
    places = [f"event-code:{event.id}:{caller.visitor.network}"]
    if caller.player_id is not None:
        places.append(f"event-code:{event.id}:player:{caller.player_id}")
    return [Budget(place, WRONG_CODES, CODE_WINDOW) for place in places]


def _known_key(event: Event, caller: Caller) -> str:
    """With the code it gave: a new code makes strangers of all."""
    code = hashlib.sha256((event.update_password_hash or "").encode()).hexdigest()[:16]
    return f"event-code-known:{event.id}:{code}:{caller.visitor.device}"


def _shows_code(event: Event, caller: Caller) -> bool:
    return is_code_of(event, caller.code or "")


def is_code_of(event: Event, code: str) -> bool:
    return event.update_password_hash is not None and event_codes.is_right(
        code, event.update_password_hash
    )
