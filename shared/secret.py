"""What one service alone knows: generated at the first use, in its own data."""

import functools
import secrets

from shared.config import read_or_create, settings, stop

__all__ = ["own_secret", "read_or_create"]
SHORTEST = 32


@functools.cache
def own_secret(service: str) -> str:
    """With it a service marks what it will have to recognise later: codes, links in mails."""
    path = settings().data / f"{service}-secret"
    given = read_or_create(path, lambda: secrets.token_urlsafe(48))
    if len(given) < SHORTEST:
        stop(f"the secret in {path} has fewer than {SHORTEST} letters.")
    return given
