"""The platform that members of other clubs register on: asked for a tournament and its players.

Only the operator names its address, in a file of the data folder: any member can store a
connection, and must not be able to make this machine call others.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field

import requests
from urllib3.exceptions import HTTPError

from shared import clock
from shared.config import settings

FILE = "registration-platform.json"
CONNECT_SECONDS, READ_SECONDS, WHOLE_SECONDS = 5, 20, 30
PIECE_BYTES = 1 << 16
LARGEST_ANSWER = 8 << 20
LONGEST_COMPLAINT = 200


@dataclass(frozen=True)
class Platform:
    """An address, and headers it wants."""

    url: str
    headers: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Account:
    """Who asks, for which tournament of which event."""

    user_id: str
    password: str
    event_id: str
    tournament_name: str


class NotAnswered(Exception):
    """The platform did not hand the tournament out"""


def platform() -> Platform | None:
    """As the operator wrote it; a file that cannot be read is as good as none, and logged."""
    path = settings().data / FILE
    try:
        given = json.loads(path.read_text())
        return Platform(str(given["url"]), dict(given.get("headers", {})))
    except OSError:
        return None
    except (AttributeError, KeyError, TypeError, ValueError) as wrong:
        logging.getLogger(__name__).error("%s cannot be read: %r", path.name, wrong)
        return None


def fetch_tournament(where: Platform, account: Account) -> str:
    """The JSON of a tournament with its players."""
    form = {
        "user_id": account.user_id,
        "password": account.password,
        "event_id": account.event_id,
        "tournament_name": account.tournament_name,
    }
    try:
        answer = requests.post(
            where.url,
            data=form,
            headers=where.headers,
            allow_redirects=False,
            timeout=(CONNECT_SECONDS, READ_SECONDS),
            stream=True,
        )
        with answer:
            content = b"".join(_read(answer))
    except (requests.RequestException, HTTPError, OSError) as failure:
        raise NotAnswered(type(failure).__name__) from failure
    if not answer.ok or answer.is_redirect:
        raise NotAnswered(f"it answered {answer.status_code}{_complaint(content)}")
    return content.decode("utf-8", "replace")


def _read(answer: requests.Response) -> Iterator[bytes]:
    """The limit of time above holds for each piece, this one for all of them."""
    gives_up, size = clock.monotonic() + WHOLE_SECONDS, 0
    while part := answer.raw.read1(PIECE_BYTES, decode_content=True):
        size += len(part)
        if size > LARGEST_ANSWER:
            raise NotAnswered("its answer is too large")
        if clock.monotonic() > gives_up:
            raise NotAnswered("its answer takes too long")
        yield part


def _complaint(content: bytes) -> str:
    """Platforms say what is wrong as {"error": …}."""
    try:
        told = json.loads(content)["error"]
    except (KeyError, TypeError, ValueError, RecursionError):
        return ""
    return f": {str(told)[:LONGEST_COMPLAINT]}"
