"""The key pairs that sign tokens: the newest signs, older ones still count.

`python -m services.users.keys` rotates: nobody is logged out.
"""

import base64
import hashlib
import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

from services.users.domain.lifetimes import longest_life
from shared import clock
from shared.config import settings
from shared.secret import read_or_create
from shared.trust import Keys

BITS = 2048


@dataclass(frozen=True)
class SigningKey:
    key_id: str
    created_at: datetime
    private_pem: str
    public_jwk: dict[str, str]


def signing_key() -> SigningKey:
    return _all_keys()[-1]


def published_keys() -> Keys:
    """The newest, and those whose last tokens have not expired yet."""
    keys = _all_keys()
    lifetime = longest_life(settings().token_days) + timedelta(hours=1)
    living = [older for older, newer in pairwise(keys) if newer.created_at + lifetime > clock.now()]
    return Keys(keys=[key.public_jwk for key in [*living, keys[-1]]])


def create_key() -> SigningKey:
    """A new pair; every token from now on is signed with it."""
    folder = _folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = clock.now().strftime("%Y%m%dT%H%M%S%f")
    read_or_create(folder / f"{name}.pem", _new_pem)
    return signing_key()


def create_first_key() -> None:
    if not list(_folder().glob("*.pem")):
        create_key()


def _all_keys() -> list[SigningKey]:
    return _read_keys(_folder(), _folder().stat().st_mtime_ns)


@lru_cache(maxsize=2)
def _read_keys(folder: Path, _changed: int) -> list[SigningKey]:
    return [_read(path) for path in sorted(folder.glob("*.pem"))]


def _read(path: Path) -> SigningKey:
    pem = path.read_text()
    private = serialization.load_pem_private_key(pem.encode(), None)
    assert isinstance(private, RSAPrivateKey)
    numbers = private.public_key().public_numbers()
    members = {"e": _base64(numbers.e), "kty": "RSA", "n": _base64(numbers.n)}
    key_id = hashlib.sha256(json.dumps(members, separators=(",", ":")).encode()).hexdigest()[:16]
    created = datetime.strptime(path.stem, "%Y%m%dT%H%M%S%f").replace(tzinfo=UTC)
    return SigningKey(
        key_id, created, pem, {**members, "kid": key_id, "use": "sig", "alg": "RS256"}
    )


def _new_pem() -> str:
    private = rsa.generate_private_key(public_exponent=65537, key_size=BITS)
    return private.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def _base64(number: int) -> str:
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _folder() -> Path:
    return settings().data / "keys"


if __name__ == "__main__":
    print(f"tokens are now signed with key {create_key().key_id}")  # noqa: T201
