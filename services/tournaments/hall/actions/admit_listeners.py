"""Who may follow an event as it happens."""

from services.tournaments.hall import store
from services.tournaments.hall.access import require_visible, role_of
from services.tournaments.hall.domain.rights import Role, is_at_least
from services.tournaments.hall.tables import Event
from services.tournaments.notices.domain.audiences import Audience, event_topic
from shared.database import Session
from shared.members import Caller
from shared.streams.topics import Admission, Listener

HEARD_FROM = {Audience.CLERKS: Role.CLERK, Audience.ARBITERS: Role.ARBITER}


def admit_to_event(session: Session, listener: Listener, key: str) -> Admission:
    return admission(session, listener, store.event(session, key))


def admission(session: Session, listener: Listener, event: Event) -> Admission:
    """As for everything else of the event: public, for its staff, or for who shows its code."""
    caller = Caller(player_id=listener.player_id, code=listener.code, visitor=listener.visitor)
    role = role_of(session, event, caller)
    code_hash = event.update_password_hash or ""
    if not code_hash or listener.proof != code_hash:
        require_visible(session, event, caller)
    heard = {audience for audience, needed in HEARD_FROM.items() if is_at_least(role, needed)}
    by_code = listener.code is not None or listener.proof
    return Admission(event_topic(event.id), frozenset(heard), code_hash if by_code else "")
