"""The key pairs services prove themselves with: `python -m shared.service_keys games` rotates.

The private half lies in the service's own data, the public half where the others read it. So a
service can be asked for its name by everyone and lend it to nobody.
"""

import re
import secrets
import sys
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from shared.config import CALLERS, Settings, read_or_create, settings, stop

ACCEPTED = 2  # the newest, and the one before: somebody may still sign with it
KEY_ID = re.compile(r"([a-z]+)/([1-9][0-9]{0,8})")


class SigningKey:
    def __init__(self, service: str, path: Path):
        self.key_id = f"{service}/{path.stem}"
        private = serialization.load_pem_private_key(path.read_bytes(), None)
        if not isinstance(private, Ed25519PrivateKey):
            raise ValueError("it is of another kind")
        self.private = private

    @property
    def public_pem(self) -> str:
        return (
            self.private.public_key()
            .public_bytes(
                serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
            )
            .decode()
        )


def signing_key(service: str, chosen: Settings | None = None) -> SigningKey:
    """The newest of the service's own; the first is made when there is none. All are published."""
    chosen = chosen or settings()
    folder = chosen.data / "private-keys" / service
    if not (paths := _by_number(folder)):
        read_or_create(folder / "1.pem", _new_pem)
        paths = _by_number(folder)
    try:
        keys = [SigningKey(service, path) for path in paths]
    except (ValueError, UnsupportedAlgorithm, OSError) as wrong:
        stop(f"the key of {service} in {folder} cannot be read ({wrong}).")
    _publish(chosen.public_keys / service, keys[-ACCEPTED:])
    return keys[-1]


def rotate(service: str) -> None:
    """Sign with a new key from now on; the one before is accepted until the next rotation."""
    folder = settings().data / "private-keys" / service
    newest = signing_key(service).key_id.rpartition("/")[2]
    read_or_create(folder / f"{int(newest) + 1}.pem", _new_pem)
    for path in _by_number(folder)[:-ACCEPTED]:
        path.unlink()
    signing_key(service)


def public_key(key_id: str, chosen: Settings | None = None) -> Ed25519PublicKey | None:
    """None for a key that nobody published, or that was rotated out.

    Read anew each time: a service that started after this one has published by the time it calls.
    """
    if not (known := KEY_ID.fullmatch(key_id)) or known[1] not in CALLERS:
        return None
    folder = (chosen or settings()).public_keys / known[1]
    for path in _by_number(folder)[-ACCEPTED:]:
        if path.stem == known[2]:
            try:
                found = serialization.load_pem_public_key(path.read_bytes())
            except (ValueError, UnsupportedAlgorithm, OSError):
                return None
            return found if isinstance(found, Ed25519PublicKey) else None
    return None


def _publish(folder: Path, keys: list[SigningKey]) -> None:
    """The folder shows what the service has: no more, and nothing from before its data was lost."""
    texts = {key.key_id.rpartition("/")[2] + ".pem": key.public_pem for key in keys}
    for path in _by_number(folder):
        if path.name not in texts:
            path.unlink(missing_ok=True)
    for name, text in texts.items():
        if read_or_create(folder / name, text.strip) != text.strip():
            draft = folder / f".{name}.{secrets.token_hex(4)}"
            read_or_create(draft, text.strip)
            draft.rename(folder / name)


def _by_number(folder: Path) -> list[Path]:
    paths = [path for path in folder.glob("*.pem") if path.stem.isdecimal()]
    return sorted(paths, key=lambda path: int(path.stem))


def _new_pem() -> str:
    return (
        Ed25519PrivateKey.generate()
        .private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        .decode()
    )


if __name__ == "__main__":
    if sys.argv[1:] and set(sys.argv[1:]) <= set(CALLERS):
        for name in sys.argv[1:]:
            rotate(name)
    else:
        stop(f"whose key? {', '.join(CALLERS)}.")
