"""Who may see and change what at an event: every rule about rights is here."""

from datetime import timedelta

from sqlalchemy.orm import Session

from services.tournaments.hall import event_codes, store
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.refusals import EventIsPrivate, NotOnTheStaff, WrongEventCode
from services.tournaments.hall.tables import Event
from shared import clock
from shared.database import reading, writing
from shared.errors import TooMany
from shared.limits import Tries, take_try
from shared.members import Caller

WRONG_CODES, CODE_WINDOW = 30, timedelta(minutes=1)


def role_of(session: Session, event: Event, caller: Caller) -> str | None:
    if caller.player_id is None:
        return None
    return store.role_of(session, event.id, caller.player_id)


def require_role(session: Session, event: Event, caller: Caller, needed: Role) -> None:
    if not is_at_least(role_of(session, event, caller), needed):
        raise NotOnTheStaff


def require_visible(session: Session, event: Event, caller: Caller) -> None:
    if event.public or is_at_least(role_of(session, event, caller), Role.SPECTATOR):
        return
    if caller.code is None:
        raise EventIsPrivate
    require_code(event, caller)


def entry_role(event: Event, role: str | None, caller: Caller) -> Role | None:
    """The staff role a result is entered with; None for whoever shows the event's code."""
    if is_at_least(role, Role.CLERK):
        return Role(role)  # type: ignore[arg-type]
    if caller.code is None:
        raise NotOnTheStaff
    require_code(event, caller)
    return None


def require_code(event: Event, caller: Caller) -> None:
    """Wrong codes are counted by event and address, in a transaction of their own."""
    key = f"event-code:{event.id}:{caller.address}"
    with reading() as session:
        tries = session.get(Tries, key)
    if tries is not None and tries.count >= WRONG_CODES and tries.window_ends > clock.now():
        raise TooMany
    if not is_code_of(event, caller.code or ""):
        with writing() as session:
            take_try(session, key, WRONG_CODES, CODE_WINDOW)
        raise WrongEventCode


def is_code_of(event: Event, code: str) -> bool:
    return event.update_password_hash is not None and event_codes.is_right(
        code, event.update_password_hash
    )
