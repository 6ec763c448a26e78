"""One open stream: what its listener missed, then what happens, until one of the two ends it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from shared import clock
from shared.database import reading
from shared.streams import journal
from shared.streams.hub import Ear, Hub
from shared.streams.journal import Entry

HEAD = {
    "Content-Type": "text/event-stream; charset=utf-8",
    "X-Accel-Buffering": "no",  # a proxy in front passes on every piece at once
}
BEGINNING = b"retry: 3000\n\n"
PING = b": still here\n\n"
# The journal does not go back far enough: what the listener shows must be read anew.
RELOAD = b"event: reload\ndata: {}\n\n"


class EventStream(Response):
    """`as_bytes` writes an entry; `first` are entries to begin with, from elsewhere."""

    def __init__(
        self,
        hub: Hub,
        ear: Ear,
        as_bytes: Callable[[Entry], bytes],
        first: Sequence[Entry] = (),
        *,
        headers: Mapping[str, str],
        incomplete: bool = False,
    ):
        super().__init__(headers={**headers, **HEAD})
        del self.headers["content-length"]
        self.hub, self.ear, self.as_bytes = hub, ear, as_bytes
        self.first, self.incomplete = first, incomplete
        self.sources = {entry.source_id for entry in first if entry.source_id is not None}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        leaving = asyncio.create_task(self._notice_leaving(receive))
        try:
            await self._send(
                send,
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                },
            )
            await self._write(send, BEGINNING + (RELOAD if self.incomplete else b""))
            await self._tell_all(send)
            await self._write(send, b"", more=False)
        finally:
            leaving.cancel()
            self.hub.remove(self.ear)

    async def _tell_all(self, send: Send) -> None:
        for entry in self.first:
            await self._write(send, self.as_bytes(entry))
        await self._catch_up(send)
        while not self.ear.ended:
            if self.ear.is_behind:
                self.ear.is_behind = False
                await self._catch_up(send)
            while self.ear.waiting and not self.ear.ended:
                await self._tell(send, self.ear.waiting.popleft())
            if self.ear.is_due_a_ping:
                await self._write(send, PING)
            await self._wait_for_news()

    async def _catch_up(self, send: Send) -> None:
        """A page that is not full is the last: what comes after it comes from the hub."""
        is_full = True
        while is_full and not self.ear.ended:
            missed = await asyncio.to_thread(_missed, self.ear)
            for entry in missed:
                await self._tell(send, entry)
            is_full = len(missed) == journal.AT_ONCE

    async def _wait_for_news(self) -> None:
        self.ear.woken.clear()
        if not (self.ear.waiting or self.ear.is_behind or self.ear.ended):
            await self.ear.woken.wait()

    async def _tell(self, send: Send, entry: Entry) -> None:
        """Each entry once: it may have come from the database before it came from the hub."""
        if self.ear.ended or entry.number <= self.ear.heard:
            return
        self.ear.heard = entry.number
        if self.ear.loses_access(entry):
            self.ear.end()
        elif self.ear.hears(entry) and entry.source_id not in self.sources:
            await self._write(send, self.as_bytes(entry))

    async def _write(self, send: Send, piece: bytes, *, more: bool = True) -> None:
        await self._send(send, {"type": "http.response.body", "body": piece, "more_body": more})

    async def _send(self, send: Send, message: Any) -> None:
        """The hub looks every second who has been sending for too long: a timer for each piece
        would cost as much as the piece."""
        self.ear.is_sending, self.ear.is_due_a_ping = True, False
        self.ear.sent_at = clock.monotonic()
        await send(message)
        self.ear.is_sending = False

    async def _notice_leaving(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.ear.end()


def _missed(ear: Ear) -> list[Entry]:
    with reading() as session:
        return journal.entries_after(session, ear.heard, ear.followed)
