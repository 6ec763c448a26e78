"""Confirmation codes: how they are stored, how often they may be tried, how long they count."""

import hashlib
import hmac
from datetime import timedelta

TRIES = 5
# Who confirmed may do so again for a while: a crash of the service that asked strands nobody.
STAYS_RIGHT = timedelta(minutes=10)


def code_hash(address: str, code: int, secret: str) -> str:
    """Keyed, since four digits are found at once from a plain hash."""
    return hmac.new(secret.encode(), f"code {address} {code}".encode(), hashlib.sha256).hexdigest()
