"""From a pseudo to the member: asked from players, remembered for a minute."""

from urllib.parse import quote

from flask import current_app
from pydantic import BaseModel

from shared import auth, clock
from shared.config import settings
from shared.errors import Forbidden, NotFound, Unauthenticated
from shared.peers import Peer, PeerRefused

REMEMBER_SECONDS = 60
REMEMBERED = 10_000


class Identity(BaseModel):
    """What services need to know of a member."""

    player_id: int
    pseudo: str
    email_confirmed: bool
    language: str


class EmailNotConfirmed(Forbidden):
    """Confirm your e-mail address first: the code was sent to it."""


_known: dict[str, tuple[float, Identity]] = {}
_players: dict[str, Peer] = {}


def identity_of(pseudo: str) -> Identity:
    """Refuses with 404 and players' own sentence when nobody has this pseudo."""
    if known := _known.get(pseudo):
        read_at, identity = known
        if clock.monotonic() - read_at < REMEMBER_SECONDS:
            return identity
    identity = _players_peer().get(f"/player-identities/{quote(pseudo, safe='')}", Identity)
    if len(_known) >= REMEMBERED:
        _known.clear()
    _known[pseudo] = clock.monotonic(), identity
    return identity


def acting_player(pseudo: str | None, need: str) -> Identity:
    """Token, pseudo, same person, player id: refuses with the sentences of the contract.

    `need` is what the endpoint says without a pseudo, as in "Need a pseudo to create game".
    """
    if not pseudo:
        raise Unauthenticated(need)
    claims = auth.authenticate()
    if claims.pseudo != pseudo:
        raise Unauthenticated(auth.USUAL_SENTENCE.format(message="This is not you ! Good try !"))
    try:
        return identity_of(pseudo)
    except PeerRefused as refusal:
        raise NotFound(f"Failed to get id from pseudo {refusal}") from None


def require_confirmed(identity: Identity) -> None:
    """Only where the association wants it: unconfirmed accounts may not create or join."""
    if settings().confirmed_email_required and not identity.email_confirmed:
        _known.pop(identity.pseudo, None)
        if not identity_of(identity.pseudo).email_confirmed:
            raise EmailNotConfirmed


def _players_peer() -> Peer:
    caller = current_app.name
    if caller not in _players:
        _players[caller] = Peer(caller, "players")
    return _players[caller]
