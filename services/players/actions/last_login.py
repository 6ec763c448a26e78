"""When a member last logged in: asked from users, remembered for a minute."""

from datetime import datetime

from services.players import peers
from shared import clock
from shared.errors import Refusal

REMEMBER_SECONDS = 60
REMEMBERED = 10_000
_known: dict[str, tuple[float, datetime | None]] = {}


def last_login_of(pseudo: str, token_id: str) -> datetime | None:
    """Asked once per token, since who logs in again comes with a new one. None if not known now."""
    read_at, moment = _known.get(token_id, (None, None))
    if read_at is None or clock.monotonic() - read_at > REMEMBER_SECONDS:
        try:
            moment = peers.account_of(pseudo).last_login
        except Refusal:
            moment = None
        if len(_known) >= REMEMBERED:
            _known.clear()
        _known[token_id] = clock.monotonic(), moment
    return moment
