"""What is stored encrypted: other people's passwords and secrets that must be said again.

The key lies in the service's own data, made at the first use: a copy of the database alone, or of a
backup without the key, tells nothing. Ours are better kept as hashes; these have to be shown.
"""

import base64
import functools
import secrets

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import String
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from shared.config import read_or_create, settings, stop
from shared.errors import Unavailable

MARK = "aes256gcm."  # what follows is nonce and ciphertext
KEY_BYTES, NONCE_BYTES = 32, 12


class KeyIsWrong(Unavailable):
    """A stored secret cannot be read: the storage key of this service is missing or is another."""


class Encrypted(TypeDecorator[str]):
    """Text that the database does not know; it cannot be searched for."""

    impl = String
    cache_ok = True

    def __init__(self, service: str, purpose: str):
        """What was encrypted for one purpose is good for no other."""
        super().__init__()
        self.service, self.purpose = service, purpose

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else encrypt(self.service, self.purpose, value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else decrypt(self.service, self.purpose, value)


def encrypt(service: str, purpose: str, text: str) -> str:
    nonce = secrets.token_bytes(NONCE_BYTES)
    sealed = _cipher(service).encrypt(nonce, text.encode(), purpose.encode())
    return MARK + base64.urlsafe_b64encode(nonce + sealed).decode()


def decrypt(service: str, purpose: str, stored: str) -> str:
    try:
        raw = base64.urlsafe_b64decode(stored.removeprefix(MARK))
        nonce, sealed = raw[:NONCE_BYTES], raw[NONCE_BYTES:]
        return _cipher(service).decrypt(nonce, sealed, purpose.encode()).decode()
    except (InvalidTag, ValueError) as wrong:
        raise KeyIsWrong from wrong


def is_encrypted(stored: str) -> bool:
    return stored.startswith(MARK)


@functools.cache
def _cipher(service: str) -> AESGCM:
    path = settings().data / f"{service}-storage-key"
    text = read_or_create(path, lambda: base64.urlsafe_b64encode(secrets.token_bytes(32)).decode())
    try:
        key = base64.urlsafe_b64decode(text)
        if len(key) != KEY_BYTES:
            raise ValueError
    except ValueError:
        stop(f"{path} does not hold a key; put back the one that belongs to the database.")
    return AESGCM(key)
