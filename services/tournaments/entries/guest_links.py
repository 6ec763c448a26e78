"""What is remembered of a guest's address, and the link in mails to it: marked, never in clear."""

import hashlib
import hmac

from services.tournaments.entries.refusals import NoSuchGuestLink
from shared.config import settings
from shared.names import comparable_address
from shared.secret import own_secret

LETTERS = 32


def mark_of(address: str) -> str:
    """The same for an address however it is written; tells nobody which one it is."""
    return _keyed(f"guest address:{comparable_address(address)}")


def guest_link(mark: str) -> str:
    return f"{settings().public_url}/guest-mails/{mark}.{_keyed(f'guest link:{mark}')}"


def mark_in(token: str) -> str:
    mark, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode(), _keyed(f"guest link:{mark}").encode()):
        raise NoSuchGuestLink
    return mark


def _keyed(content: str) -> str:
    key = own_secret("tournaments").encode()
    return hmac.new(key, content.encode(), hashlib.sha256).hexdigest()[:LETTERS]
