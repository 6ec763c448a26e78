"""Who calls: the one who acts must show himself, the one who reads may."""

from services.games.diplomacy.refusals import NoSuchPlayer
from shared.auth import authenticate, calling_service_name, has_token
from shared.identity import identity_of
from shared.peers import PeerRefused


def protected(method):
    """Note for the OpenAPI document that the method checks pseudo and token itself.

    The contract wants parameters first, then the pseudo, then the token; @authenticated would
    look at the token before anything else.
    """
    method.authenticated = True
    method.refused_statuses = {401, 403, 404, 503}
    return method


def told_by_reader(method):
    """Note that a token is not needed, but a wrong one is refused: what is told depends on it."""
    method.refused_statuses = {401, 403, 503}
    return method


def reading_player() -> int | None:
    """The player whose token came with the request; None for anyone else."""
    if not has_token():
        return None
    pseudo = authenticate().pseudo
    try:
        return identity_of(pseudo).player_id
    except PeerRefused as refused:
        if refused.status == NoSuchPlayer.status:
            return None
        raise


def is_service() -> bool:
    return calling_service_name() is not None
