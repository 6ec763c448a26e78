"""The secret the services share: from the environment, or generated at the first start."""

import functools
import os
import secrets
from pathlib import Path

from shared.config import settings, stop

SHORTEST = 32


@functools.cache
def service_secret() -> str:
    given = settings().service_secret or read_or_create(
        settings().service_secret_file, lambda: secrets.token_urlsafe(48)
    )
    if len(given) < SHORTEST:
        stop(f"the secret in {settings().service_secret_file} has fewer than {SHORTEST} letters.")
    return given


def read_or_create(path: Path, make) -> str:
    """The text of a private file. Of several processes that find it missing, one creates it."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(make())
        try:
            os.link(draft, path)  # fails if another was first; its text is the one that counts
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text().strip()
