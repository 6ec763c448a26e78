"""The link of a confirmation mail: it proves by itself that its reader reads the address.

Unlike the four digits beside it, it cannot be guessed, so no wrong tries of others use it up.
"""

import hashlib
import hmac
import secrets
from datetime import timedelta

from services.players.tables import Player
from shared import clock
from shared.config import settings
from shared.names import comparable_address
from shared.secret import read_or_create


def proof_of(player: Player) -> str:
    expires = clock.now() + timedelta(hours=settings().code_hours)
    return _signed(player, str(int(expires.timestamp())))


def is_proof(sent: str, player: Player) -> bool:
    """Of the address the member has now, and not too old."""
    expires = sent.partition("-")[0]
    is_ours = hmac.compare_digest(sent.encode(), _signed(player, expires).encode())
    return is_ours and int(expires) > clock.timestamp()


def _signed(player: Player, expires: str) -> str:
    content = f"{player.id} {comparable_address(player.email)} {expires}"
    signature = hmac.new(_key(), content.encode(), hashlib.sha256).hexdigest()
    return f"{expires}-{signature[:40]}"


def _key() -> bytes:
    path = settings().data / "confirmation-key"
    return read_or_create(path, lambda: secrets.token_urlsafe(48)).encode()
