"""When a member last logged in: asked from users, remembered for a minute."""

import threading
from datetime import datetime

from cachetools import TTLCache, cached

from services.players import peers
from shared import clock
from shared.errors import Refusal

_known: TTLCache = TTLCache(10_000, 60, clock.monotonic)


@cached(_known, key=lambda _pseudo, token_id: token_id, lock=threading.Lock())
def last_login_of(pseudo: str, token_id: str) -> datetime | None:
    """Asked once per token, since who logs in again comes with a new one. None if not known now."""
    try:
        return peers.account_of(pseudo).last_login
    except Refusal:
        return None
