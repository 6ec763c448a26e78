"""Who is asking: read from the headers of the request."""

from flask import request

from services.tournaments.events.access import Actor
from shared.auth import current_pseudo, has_token
from shared.identity import identity_of
from shared.service import caller_address

CODE_HEADER = "EventCode"


def member() -> Actor:
    """The member whose token is shown; refuses without one."""
    identity = identity_of(current_pseudo())
    return Actor(identity.player_id, identity.pseudo, address=caller_address())


def anybody() -> Actor:
    """A member if a token is shown, somebody with the event's code, or nobody."""
    code = request.headers.get(CODE_HEADER) or None
    if not has_token():
        return Actor(code=code, address=caller_address())
    known = member()
    return Actor(known.player_id, known.pseudo, code, known.address)
