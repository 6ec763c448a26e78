"""Call another service over HTTP: pooled, bounded in time and number, with a service token."""

import functools
import threading
from typing import Any, TypeVar

import requests
from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError
from requests.adapters import HTTPAdapter
from urllib3.exceptions import HTTPError, ReadTimeoutError

from shared import auth, clock, logs
from shared.config import settings
from shared.errors import PeerFailed, Refusal, Unavailable
from shared.tokens import service_token

Answer = TypeVar("Answer")
CONNECT_SECONDS = 1.0
READ_SECONDS = 3.0
# All calls of one request together: people are answered within five seconds, whoever hangs.
REQUEST_SECONDS = 4.5
LARGEST_ANSWER_BYTES = 16 << 20
CHUNK_BYTES = 1 << 16
# Of the eight threads of a worker so many may wait for one peer; the others go on serving.
CALLS_AT_ONCE = 5


class PeerDown(Unavailable):
    """A service that is needed for this does not answer, please retry."""


class PeerRefused(Refusal):
    """Another service refused; its status and sentence are passed on."""

    def __init__(self, msg: str, *, status: int, said: dict[str, Any] | None = None):
        """`said`: what the answer held beside msg, for who asked; it is not passed on."""
        super().__init__(msg, status=status)
        self.said = said or {}


class Peer:
    """One of the other services, as seen from this process."""

    def __init__(self, caller: str, name: str, *, read_seconds: float = READ_SECONDS):
        self.caller, self.name, self.read_seconds = caller, name, read_seconds
        self._session = requests.Session()
        self._session.trust_env = False  # peers are never behind an outside proxy
        self._session.mount("http://", HTTPAdapter(pool_maxsize=CALLS_AT_ONCE))
        self._places = threading.BoundedSemaphore(CALLS_AT_ONCE)
        self._answered_at = 0.0

    def get(
        self,
        path: str,
        answer: type[Answer],
        *,
        retry: bool = True,
        user_token: bool = False,
        **arguments: Any,
    ) -> Answer:
        return self._call("GET", path, answer, retry, user_token, params=arguments)

    def post(
        self, path: str, answer: type[Answer], *, user_token: bool = False, **arguments: Any
    ) -> Answer:
        return self._call("POST", path, answer, False, user_token, json=arguments)

    def put(
        self, path: str, answer: type[Answer], *, user_token: bool = False, **arguments: Any
    ) -> Answer:
        return self._call("PUT", path, answer, True, user_token, json=arguments)

    def delete(
        self, path: str, answer: type[Answer], *, user_token: bool = False, **arguments: Any
    ) -> Answer:
        return self._call("DELETE", path, answer, True, user_token, params=arguments)

    def _call(
        self, verb: str, path: str, answer: type[Answer], retry: bool, user_token: bool, **sent: Any
    ) -> Answer:
        gives_up = self._deadline()
        self._take_place(gives_up)
        try:
            status, body = self._exchange(verb, path, retry, user_token, sent, gives_up)
        finally:
            self._places.release()
        self._answered_at = clock.monotonic()
        if status >= 500:
            raise PeerDown(f"The {self.name} service cannot answer at the moment, please retry.")
        return self._understood(status, body, answer)

    def _deadline(self) -> float:
        """When this call must be over: by itself, and as one of those that its request makes."""
        by_itself = clock.monotonic() + CONNECT_SECONDS + self.read_seconds
        began = logs.request_start()
        return by_itself if began is None else min(by_itself, began + REQUEST_SECONDS)

    def _take_place(self, gives_up: float) -> None:
        """Wait long only for a peer that is seen to answer others."""
        while not self._places.acquire(timeout=max(0.0, min(CONNECT_SECONDS, _left(gives_up)))):
            silent = clock.monotonic() - self._answered_at > CONNECT_SECONDS
            if silent or _left(gives_up) <= 0:
                raise PeerDown(f"The {self.name} service is too busy, please retry.")

    def _exchange(
        self,
        verb: str,
        path: str,
        retry: bool,
        user_token: bool,
        sent: dict[str, Any],
        gives_up: float,
    ) -> tuple[int, bytes]:
        headers = {
            auth.SERVICE_HEADER: service_token(self.caller, self.name),
            logs.HEADER: logs.current_request_id(),
            **logs.current_trace(),
        }
        if user_token:
            headers[auth.HEADER] = auth.sent_token()
        url = settings().urls[self.name] + path
        for attempts_left in (1, 0) if retry else (0,):
            left = _left(gives_up)
            if left <= 0:
                raise PeerDown(f"The {self.name} service is too slow, please retry.")
            try:
                with self._session.request(
                    verb,
                    url,
                    headers=headers,
                    stream=True,
                    timeout=(min(CONNECT_SECONDS, left), min(self.read_seconds, left)),
                    allow_redirects=False,
                    **sent,
                ) as response:
                    return response.status_code, self._body(response, gives_up)
            except (requests.Timeout, ReadTimeoutError) as failure:
                raise PeerDown(f"The {self.name} service is too slow, please retry.") from failure
            except (requests.RequestException, HTTPError, OSError) as failure:
                # A kept connection may have been closed by the peer just now: once more, fresh.
                if not attempts_left:
                    raise PeerDown(
                        f"The {self.name} service does not answer, please retry."
                    ) from failure
        raise PeerDown

    def _body(self, response: requests.Response, gives_up: float) -> bytes:
        """The limits of time above hold for each piece, this one for all of them."""
        body = bytearray()
        while piece := response.raw.read1(CHUNK_BYTES, decode_content=True):
            body += piece
            if len(body) > LARGEST_ANSWER_BYTES:
                raise PeerFailed(f"The {self.name} service answered far too much.")
            if _left(gives_up) <= 0:
                raise PeerDown(f"The {self.name} service is too slow, please retry.")
        return bytes(body)

    def _understood(self, status: int, body: bytes, answer: Any) -> Any:
        try:
            if 200 <= status < 300:
                return _reader(answer).validate_json(body)
            refused = RefusalOfPeer.model_validate_json(body)
        except ValidationError as failure:
            raise PeerFailed(
                f"The {self.name} service gave an answer that makes no sense."
            ) from failure
        raise PeerRefused(refused.msg, status=status, said=refused.model_extra)


def _left(gives_up: float) -> float:
    return gives_up - clock.monotonic()


@functools.cache
def _reader(answer: Any) -> TypeAdapter[Any]:
    """Made once for each kind of answer: it costs as much as the rest of the call."""
    return TypeAdapter(answer)


class RefusalOfPeer(BaseModel):
    """What every service says when it refuses."""

    model_config = ConfigDict(extra="allow")
    msg: str


class Done(BaseModel):
    """An answer that only says what was done."""

    msg: str
