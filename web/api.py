"""The six services as seen from here: pooled, bounded in time, several at once, remembered by ETag.

Every call is made in the visitor's name: with his token, his address and his program.
"""

import functools
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import requests
from cachetools import LRUCache
from flask import g, request
from requests.adapters import HTTPAdapter

from shared import clock, logs, visitors
from shared.config import settings
from shared.errors import NotFound, PeerFailed, Refusal, Unavailable
from web.language import language
from web.numbers import whole_number

CONNECT_SECONDS = 1.0
READ_SECONDS = 5.0
LONG_SECONDS = 25.0  # for files, and what a service makes at the first request
LARGEST_ANSWER_BYTES = 16 << 20
CALLS_AT_ONCE = 32
REMEMBERED = 2000
TOKEN_HEADER = "AccessToken"  # noqa: S105 (a name)
CODE_HEADER = "EventCode"
STAYING = {".", ".."}
# The name of a part, and the name and content of its file.
FilePart = tuple[str, tuple[str, bytes]]


class NoAnswer(Unavailable):
    """A part of the platform does not answer at the moment."""


@dataclass(frozen=True)
class Ask:
    """Something to read: of which service, where, with which parameters."""

    service: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict)
    read_seconds: float = READ_SECONDS


@dataclass(frozen=True)
class Answers:
    """What came back of several asks by their names, and which services did not answer."""

    found: dict[str, Any]
    refusals: dict[str, Refusal]

    def __getitem__(self, name: str) -> Any:
        return self.found.get(name)

    @property
    def silent(self) -> list[str]:
        return [name for name, why in self.refusals.items() if why.status >= 500]


def ask(service: str, path: str, **query: Any) -> Ask:
    return Ask(service, path, {name: value for name, value in query.items() if value is not None})


def get(service: str, path: str, **query: Any) -> Any:
    return _read(ask(service, path, **query), _caller())


def post(service: str, path: str, **sent: Any) -> Any:
    return _write("POST", service, path, sent)


def put(service: str, path: str, **sent: Any) -> Any:
    return _write("PUT", service, path, sent)


def replace(service: str, path: str, **sent: Any) -> Any:
    """As put, but what is None is sent, too: it empties the field."""
    return _body(service, _exchange("PUT", Ask(service, path), _caller(), {}, json=sent))


def delete(service: str, path: str, **sent: Any) -> Any:
    return _write("DELETE", service, path, sent)


def upload(service: str, path: str, data: bytes, verb: str = "PUT", **query: Any) -> Any:
    """A file as the body of a call."""
    what, caller = ask(service, path, **query), _caller()
    headers = {"Content-Type": "application/octet-stream"}
    return _body(service, _exchange(verb, what, caller, headers, data=data))


def send_files(service: str, path: str, files: list[FilePart], **query: Any) -> Any:
    """Several files as the parts of a form; reading them may take longer than a usual call."""
    what = ask(service, path, **query)
    response = _exchange("POST", what, _caller(), {}, files=files, read_seconds=LONG_SECONDS)
    return _body(service, response)


def gather(**asks: Ask) -> Answers:
    """Several at once; one that fails leaves the others alone."""
    caller = _caller()
    running = {name: _threads().submit(_read, each, caller) for name, each in asks.items()}
    answers = Answers({}, {})
    for name, future in running.items():
        try:
            answers.found[name] = future.result()
        except Refusal as refusal:
            answers.refusals[name] = refusal
    return answers


def picture(service: str, path: str, **query: Any) -> str:
    """What is not JSON: a drawing, a calendar."""
    return _exchange("GET", ask(service, path, **query), _caller(), {}).text


def draw(service: str, path: str, **sent: Any) -> str:
    """A drawing of something that only a longer text can describe."""
    return _exchange("POST", Ask(service, path), _caller(), {}, json=sent).text


def file(service: str, path: str) -> tuple[bytes, str]:
    """What is no text: a picture, with its kind."""
    response = _exchange("GET", ask(service, path), _caller(), {"Accept": "*/*"})
    return response.content, response.headers.get("Content-Type", "application/octet-stream")


@dataclass
class Caller:
    """In whose name a page asks, and how often and how long it did."""

    headers: dict[str, str]
    calls: int = 0
    seconds: float = 0.0


def _caller() -> Caller:
    """Made once per request: the threads that ask in parallel have no request of their own."""
    if "api_caller" not in g:
        agent = request.headers.get("User-Agent", "")
        visitor = visitors.Visitor(request.remote_addr or "", agent)
        g.api_caller = Caller(
            {
                logs.HEADER: logs.current_request_id(),
                **logs.current_trace(),
                visitors.HEADER: visitors.sign_visitor(visitor),
                "Accept": "application/json",
                "Accept-Language": language(),
            }
        )
    return g.api_caller


def use_token(token: str | None) -> None:
    """Whose token the following calls carry."""
    headers = _caller().headers
    headers.pop(TOKEN_HEADER, None)
    if token:
        headers[TOKEN_HEADER] = token


def use_code(code: str | None) -> None:
    """The code of an event that a tablet shows with the following calls."""
    headers = _caller().headers
    headers.pop(CODE_HEADER, None)
    if code:
        headers[CODE_HEADER] = code.encode().decode("latin-1")


def shown() -> tuple[str | None, str | None]:
    """What decides in whose name the following calls are made: his token, his device's code."""
    return _shown(_caller())


def _shown(caller: Caller) -> tuple[str | None, str | None]:
    return caller.headers.get(TOKEN_HEADER), caller.headers.get(CODE_HEADER)


def _read(what: Ask, caller: Caller) -> Any:
    key = (_shown(caller), what.service, what.path, str(what.query))
    with _lock:
        known = _remembered.get(key)
    tag = {"If-None-Match": known[0]} if known else {}
    response = _exchange("GET", what, caller, tag, read_seconds=what.read_seconds)
    if response.status_code == 304 and known:
        return known[1]
    body = _body(what.service, response)
    if etag := response.headers.get("ETag"):
        with _lock:
            _remembered[key] = etag, body
    return body


def _write(verb: str, service: str, path: str, sent: dict[str, Any]) -> Any:
    given = {name: value for name, value in sent.items() if value is not None}
    return _body(service, _exchange(verb, Ask(service, path), _caller(), {}, json=given))


def _exchange(
    verb: str,
    what: Ask,
    caller: Caller,
    headers: dict[str, str],
    json: Any = None,
    data: bytes | None = None,
    files: list[FilePart] | None = None,
    read_seconds: float = READ_SECONDS,
) -> requests.Response:
    if not STAYING.isdisjoint(what.path.split("/")):
        raise NotFound  # a name like this would climb to another address
    started = clock.monotonic()
    try:
        response = _connections().request(
            verb,
            settings().urls[what.service] + what.path,
            params=dict(what.query),
            json=json,
            data=data,
            files=files,
            headers=caller.headers | headers,
            timeout=(CONNECT_SECONDS, read_seconds),
            allow_redirects=False,
        )
    except requests.RequestException as failure:
        raise NoAnswer(service=what.service) from failure
    finally:
        with _lock:
            caller.calls += 1
            caller.seconds += clock.monotonic() - started
    if response.status_code >= 400:
        raise _refusal(what.service, response)
    return response


def _refusal(service: str, response: requests.Response) -> Refusal:
    try:
        said = response.json()
        msg = said.pop("msg")
    except (ValueError, KeyError, AttributeError):
        return PeerFailed(service=service)
    wait = response.headers.get("Retry-After", "")
    return Refusal(
        msg,
        status=response.status_code,
        retry_after_seconds=whole_number(wait),
        **said,
    )


def _body(service: str, response: requests.Response) -> Any:
    try:
        return response.json()
    except ValueError as failure:
        raise PeerFailed(service=service) from failure


_remembered: LRUCache[tuple, tuple[str, Any]] = LRUCache(REMEMBERED)
_lock = threading.Lock()


@functools.cache
def _connections() -> requests.Session:
    """Made in the worker, after it was forked."""
    session = requests.Session()
    session.trust_env = False  # services are never behind an outside proxy
    session.mount("http://", HTTPAdapter(pool_connections=6, pool_maxsize=CALLS_AT_ONCE))
    return session


@functools.cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(CALLS_AT_ONCE, "api")
