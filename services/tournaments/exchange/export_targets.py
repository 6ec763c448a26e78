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

from services.tournaments.exchange.federations import KINDS, Codes, CodesAreMissing, OutgoingFile
from shared.config import settings

FILE = "export-targets.json"
SHORTEST_SECONDS, USUAL_SECONDS = 60, 180
CONNECT_SECONDS, READ_SECONDS = 5, 20
LARGEST_REPLY = 5 << 20
# The other side may take the same file later; anything else in the 400s it will never take.
TRY_AGAIN = frozenset({408, 409, 425, 429})


@dataclass(frozen=True)
class Target:
    """An address, the shortest time between two files for it, headers it wants, how it is asked."""

    url: str
    minimum_interval: timedelta = timedelta(seconds=USUAL_SECONDS)
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = "generic"


@dataclass(frozen=True)
class Reply:
    """What a target answered."""

    media_type: str
    content: bytes


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
    kind = given.get("kind", "generic")
    if kind not in KINDS:
        raise ValueError(f"there is no kind {kind}")
    headers = dict(given.get("headers", {}))
    return Target(str(given["url"]), timedelta(seconds=seconds), headers, kind)


def deliver(target: Target, codes: Codes, file: OutgoingFile) -> None:
    """Send a file, in the way its target wants it."""
    try:
        request = KINDS[target.kind].upload(codes, file)
    except CodesAreMissing as missing:
        raise NotDelivered(str(missing), for_ever=True) from None
    _post(target, request)


def ask(target: Target, codes: Codes, act: str) -> Reply:
    try:
        request = KINDS[target.kind].act(codes, act)
    except CodesAreMissing as missing:
        raise NotDelivered(str(missing), for_ever=True) from None
    return _post(target, request)


def _post(target: Target, request: dict[str, Any]) -> Reply:
    headers = {**request.pop("headers", {}), **target.headers}
    try:
        answer = requests.post(
            target.url,
            **request,
            headers=headers,
            allow_redirects=False,
            timeout=(CONNECT_SECONDS, READ_SECONDS),
            stream=True,
        )
        with answer:
            if not answer.ok or answer.is_redirect:
                for_ever = 300 <= answer.status_code < 500 and answer.status_code not in TRY_AGAIN
                raise NotDelivered(f"the target answered {answer.status_code}", for_ever=for_ever)
            content = next(answer.iter_content(LARGEST_REPLY), b"")
    except requests.RequestException as failure:
        raise NotDelivered(type(failure).__name__) from failure
    return Reply(answer.headers.get("Content-Type", "text/plain"), content)
