"""Keys and private addresses: only their hash is stored."""

import hashlib


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
