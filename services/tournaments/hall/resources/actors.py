"""Who is asking: read from the headers of the request."""

from contextlib import suppress
from dataclasses import replace

from flask import request

from services.tournaments.hall.access import Actor
from services.tournaments.hall.refusals import NotAPlayer
from shared.auth import current_pseudo, has_token
from shared.identity import identity_of
from shared.peers import PeerRefused
from shared.service import caller_address

CODE_HEADER = "EventCode"


def member() -> Actor:
    """The member whose token is shown; refuses without one."""
    try:
        identity = identity_of(current_pseudo())
    except PeerRefused as refused:
        raise NotAPlayer(str(refused)) from None
    return Actor(identity.player_id, identity.pseudo, address=caller_address())


def anybody() -> Actor:
    """A member if a token is shown, somebody with the event's code, or nobody."""
    code = request.headers.get(CODE_HEADER) or None
    if has_token():
        with suppress(NotAPlayer):
            return replace(member(), code=code)
    return Actor(code=code, address=caller_address())
