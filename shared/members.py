"""Members, as services know them: asked from players, remembered by the id of the account only."""

import threading
from dataclasses import dataclass
from urllib.parse import quote

from cachetools import TTLCache
from flask import current_app

from shared import clock
from shared.config import settings
from shared.errors import Forbidden, NotFound
from shared.peers import Peer, PeerRefused
from shared.tokens import Claims
from shared.visitors import Visitor

REMEMBER_SECONDS = 60
REMEMBERED = 10_000
NOWHERE = Visitor("unknown")


@dataclass(frozen=True, kw_only=True)
class Caller:
    """Who calls: a member, another service, somebody with an event's code, or nobody known."""

    player_id: int | None = None
    pseudo: str = ""
    service: str | None = None
    code: str | None = None
    visitor: Visitor = NOWHERE


@dataclass(frozen=True, kw_only=True)
class Member(Caller):
    """A member, with what services need to know of him."""

    player_id: int
    pseudo: str
    user_id: int
    email_confirmed: bool
    language: str
    zone: str = "UTC"  # an IANA name, or a code like UTC + 1


class NotAPlayer(NotFound):
    """This account has no player profile"""


class NoSuchPlayer(NotFound):
    """There is no such player"""


class EmailNotConfirmed(Forbidden):
    """Confirm your e-mail address first: the code was sent to it."""


# Never by name: a name can be given up and taken by somebody else.
_known: TTLCache[int, Member] = TTLCache(REMEMBERED, REMEMBER_SECONDS, clock.monotonic)
_lock = threading.Lock()
_players: dict[str, Peer] = {}


def member_of(claims: Claims) -> Member:
    """The member whose account the token belongs to."""
    with _lock:
        known = _known.get(claims.user_id)
    # A renamed member comes with a new token, which says the new name.
    return known if known and known.pseudo == claims.pseudo else _ask_for(claims.user_id)


def member_called(pseudo: str) -> Member:
    """Somebody else, by name; refuses with 404 and players' own sentence when there is no such."""
    try:
        return _players_peer().get(f"/player-identities/{quote(pseudo, safe='')}", Member)
    except PeerRefused as refused:
        if refused.status != NotFound.status:
            raise
        raise NoSuchPlayer(str(refused)) from refused


def require_confirmed(member: Member) -> None:
    """Only where the association wants it: unconfirmed accounts may not create or join."""
    if not settings().confirmed_email_required or member.email_confirmed:
        return
    if not _ask_for(member.user_id).email_confirmed:
        raise EmailNotConfirmed


def _ask_for(user_id: int) -> Member:
    try:
        member = _players_peer().get(f"/account-players/{user_id}", Member)
    except PeerRefused as refused:
        raise NotAPlayer if refused.status == NotFound.status else refused from None
    with _lock:
        _known[user_id] = member
    return member


def _players_peer() -> Peer:
    caller = current_app.name
    if caller not in _players:
        _players[caller] = Peer(caller, "players")
    return _players[caller]
