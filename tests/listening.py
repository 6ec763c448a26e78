"""A listener of event streams over a bare socket: what arrives is what was sent."""

import contextlib
import json
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.api import Api
from tests.waiting import PATIENCE_SECONDS


@dataclass(frozen=True)
class Event:
    number: int
    name: str
    data: dict[str, Any]


class Refused(Exception):
    """The stream was not opened; the status and the sentence say why."""

    def __init__(self, status: int, msg: str, headers: str):
        super().__init__(f"{status} {msg}")
        self.status, self.msg, self.headers = status, msg, headers


class Ended(Exception):
    """The other side has closed the stream."""


class Listening:
    """An open stream; `heard()` waits for the next event."""

    def __init__(self, port: int, path: str, headers: dict[str, str], buffer_bytes: int = 0):
        self.socket = socket.socket()
        if buffer_bytes:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer_bytes)
        self.socket.settimeout(PATIENCE_SECONDS)
        self.socket.connect(("127.0.0.1", port))
        lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        self.status = int(self.file.readline().split()[1])
        self.headers = {}
        while (line := self.file.readline().strip()) != b"":
            name, _, value = line.decode().partition(":")
            self.headers[name.lower()] = value.strip()
        if self.status != 200:
            body = self.file.read(int(self.headers["content-length"]))
            self.close()
            raise Refused(self.status, json.loads(body)["msg"], str(self.headers))
        self.pending = b""

    def blocks(self) -> Iterator[str]:
        """What stands between two empty lines, comments included."""
        while True:
            while b"\n\n" not in self.pending:
                self.pending += self._chunk()
            block, _, self.pending = self.pending.partition(b"\n\n")
            yield block.decode()

    def heard(self) -> Event:
        for block in self.blocks():
            if block.startswith("id: "):
                number, name, data = block.split("\n")
                return Event(
                    int(number.removeprefix("id: ")),
                    name.removeprefix("event: "),
                    json.loads(data.removeprefix("data: ")),
                )
        raise Ended

    def heard_until(self, name: str) -> list[Event]:
        """Everything up to an event of this name, which comes last."""
        events = [self.heard()]
        while events[-1].name != name:
            events.append(self.heard())
        return events

    def wait_for_the_end(self) -> None:
        """Until the stream is closed; events that still come do not count."""
        with contextlib.suppress(Ended):
            while True:
                self.heard()

    def close(self) -> None:
        self.file.close()
        self.socket.close()

    def _chunk(self) -> bytes:
        try:
            size = self.file.readline()
            length = int(size, 16) if size else 0
            piece = self.file.read(length)
            self.file.readline()
        except ConnectionError:
            raise Ended from None
        if not length:
            raise Ended
        return piece


class Ears:
    """Opens streams of a stack, and closes them all at the end."""

    def __init__(self, api: Api):
        self.api, self.opened = api, contextlib.ExitStack()

    def ticket(self, service: str, token: str | None, headers=None, **asked: Any) -> dict[str, Any]:
        answer = self.api.post(service, "/stream-tickets", token=token, json=asked, headers=headers)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def port(self, service: str) -> int:
        stack = self.api.stack
        return {"games": stack.streams_port, "tournaments": stack.tournaments_streams_port}[service]

    def open(
        self, service: str, ticket: str, path: str = "/events", last: int | None = None, **more: Any
    ) -> Listening:
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        listening = Listening(self.port(service), f"{path}?ticket={ticket}", headers, **more)
        self.opened.callback(listening.close)
        beginning = next(listening.blocks())
        assert beginning == "retry: 3000"
        return listening

    def listen(
        self, service: str, token: str | None, *topics: str, last: int | None = None, **more: Any
    ) -> Listening:
        given = self.ticket(service, token, topics=list(topics), **more)
        return self.open(service, given["ticket"], last=last)
