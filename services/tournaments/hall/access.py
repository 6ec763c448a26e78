"""Who may see and change what at an event: every rule about rights is here."""

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy.orm import Session

from services.tournaments.hall import event_codes, store
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.refusals import (
    EventIsPrivate,
    NobodyIsKnown,
    NotOnTheStaff,
    WrongEventCode,
)
from services.tournaments.hall.tables import Event
from shared import clock
from shared.database import reading, writing
from shared.errors import TooMany
from shared.limits import Tries, take_try

WRONG_CODES, CODE_WINDOW = 30, timedelta(minutes=1)


@dataclass(frozen=True)
class Actor:
    """Who asks: a member, somebody with the event's code, or nobody in particular."""

    player_id: int | None = None
    pseudo: str = ""
    code: str | None = None
    address: str = ""


def role_of(session: Session, event: Event, actor: Actor) -> str | None:
    if actor.player_id is None:
        return None
    return store.role_of(session, event.id, actor.player_id)


def require_role(session: Session, event: Event, actor: Actor, needed: Role) -> None:
    if not is_at_least(role_of(session, event, actor), needed):
        raise NotOnTheStaff


def require_visible(session: Session, event: Event, actor: Actor) -> None:
    if event.public or is_at_least(role_of(session, event, actor), Role.SPECTATOR):
        return
    if actor.code is None:
        raise EventIsPrivate
    require_code(event, actor)


def entry_role(event: Event, role: str | None, actor: Actor) -> Role | None:
    """The staff role a result is entered with; None for whoever shows the event's code."""
    if is_at_least(role, Role.CLERK):
        return Role(role)  # type: ignore[arg-type]
    if actor.code is None:
        raise NotOnTheStaff if actor.player_id is not None else NobodyIsKnown
    require_code(event, actor)
    return None


def require_code(event: Event, actor: Actor) -> None:
    """Wrong codes are counted by event and address, in a transaction of their own."""
    key = f"event-code:{event.id}:{actor.address}"
    with reading() as session:
        tries = session.get(Tries, key)
    if tries is not None and tries.count >= WRONG_CODES and tries.window_ends > clock.now():
        raise TooMany
    if not is_code_of(event, actor.code or ""):
        with writing() as session:
            take_try(session, key, WRONG_CODES, CODE_WINDOW)
        raise WrongEventCode


def is_code_of(event: Event, code: str) -> bool:
    return event.update_password_hash is not None and event_codes.is_right(
        code, event.update_password_hash
    )
