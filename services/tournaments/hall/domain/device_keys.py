"""The keys by which projectors and tablets prove themselves."""

import hashlib
import secrets

PREFIX = "device-"


def new_key() -> str:
    return PREFIX + secrets.token_urlsafe(24)


def is_key(shown: str | None) -> bool:
    return shown is not None and shown.startswith(PREFIX)


def hash_of(key: str) -> str:
    """Keys are long and random: no salt, and found by their hash."""
    return hashlib.sha256(key.encode()).hexdigest()
