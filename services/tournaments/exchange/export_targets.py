"""Where exports are sent: addresses the operator wrote into a file of the data folder.

Only the operator names addresses; any member can make an event, and must not be able to
make this machine call others.
"""

import functools
import json
import logging
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

import requests

from shared.config import settings

FILE = "export-targets.json"
SHORTEST_SECONDS, USUAL_SECONDS = 60, 180
CONNECT_SECONDS, READ_SECONDS = 5, 20
MEDIA_TYPES = {"csv": "text/csv", "json": "application/json", "pgn": "application/vnd.chess-pgn"}
# The other side may take the same file later; anything else in the 400s it will never take.
TRY_AGAIN = frozenset({408, 409, 425, 429})


@dataclass(frozen=True)
class Target:
    """An address, the shortest time between two files for it, and headers it wants."""

    url: str
    minimum_interval: timedelta = timedelta(seconds=USUAL_SECONDS)
    headers: dict[str, str] = field(default_factory=dict)


class NotDelivered(Exception):
    """The file did not arrive"""

    def __init__(self, why: str, *, for_ever: bool = False):
        super().__init__(why)
        self.for_ever = for_ever


def targets() -> dict[str, Target]:
    """By name; read anew when the file has changed, empty when there is none."""
    path = settings().data / FILE
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError:
        return {}


@functools.lru_cache(maxsize=1)
def _read(path: Path, _changed: int) -> dict[str, Target]:
    """A file that cannot be read stops no export from being made; it is told once."""
    try:
        return {name: _target(given) for name, given in json.loads(path.read_text()).items()}
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        logging.getLogger(__name__).error("%s cannot be read: %r", path.name, wrong)
        return {}


def _target(given: dict[str, Any]) -> Target:
    seconds = max(SHORTEST_SECONDS, int(given.get("minimum_seconds", USUAL_SECONDS)))
    return Target(str(given["url"]), timedelta(seconds=seconds), dict(given.get("headers", {})))


def deliver(target: Target, content: str, form: str, digest: str) -> None:
    """Send a file; the digest lets the other side know one it already has."""
    headers = {
        "Content-Type": f"{MEDIA_TYPES.get(form, 'text/plain')}; charset=utf-8",
        "Idempotency-Key": digest,
        **target.headers,
    }
    try:
        answer = requests.post(
            target.url,
            data=content.encode(),
            headers=headers,
            allow_redirects=False,
            timeout=(CONNECT_SECONDS, READ_SECONDS),
            stream=True,
        )
    except requests.RequestException as failure:
        raise NotDelivered(type(failure).__name__) from failure
    with answer:
        if not answer.ok or answer.is_redirect:
            for_ever = 300 <= answer.status_code < 500 and answer.status_code not in TRY_AGAIN
            raise NotDelivered(f"the target answered {answer.status_code}", for_ever=for_ever)
