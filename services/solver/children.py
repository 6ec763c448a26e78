"""Calling the engine in child processes, so that a crash or an endless loop harms one request.

Each process that serves requests keeps a few long-lived children, started when first needed; one
that dies or does not answer in time is replaced, and only its request fails.
"""

import contextlib
import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from services.solver.adjudicator import LIBRARY, Description
from services.solver.child import FORGET, HEADING, LEARN, LENGTH, frame, write_all

MOST_VARIANTS = 50  # known to one child at a time
# Requests sent at once. They must fit into a pipe together: a child that cannot write its replies
# any more stops reading, and only when all is sent do we begin to read.
GROUP, GROUP_BYTES = 32, 32_000
ROOT = Path(__file__).parents[2]


class EngineFailed(RuntimeError):
    """The engine broke down on this request."""


class EngineTooSlow(RuntimeError):
    """The engine did not answer in time."""


class Child:
    """One process and what it has learnt."""

    def __init__(self, library: Path):
        self._process = subprocess.Popen(  # noqa: S603 -- our own module, our own library
            [sys.executable, "-m", "services.solver.child", str(library)],
            cwd=ROOT,
            start_new_session=True,  # Ctrl-C is for us; a child ends when its pipe does
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._from, False)
        self._answer = select.poll()  # select() itself fails above descriptor 1023
        self._answer.register(self._from, select.POLLIN)
        self._numbers: dict[bytes, int] = {}

    def call(
        self, door: int, description: Description, requests: Sequence[bytes], seconds: float
    ) -> list[bytes]:
        deadline = time.monotonic() + seconds
        try:
            heading = HEADING.pack(door, self._teach(description))
            write_all(self._to, b"".join(frame(heading + request) for request in requests))
            return [self._reply(deadline) for _ in requests]
        except BrokenPipeError:
            raise EngineFailed(EngineFailed.__doc__) from None

    def _reply(self, deadline: float) -> bytes:
        (length,) = LENGTH.unpack(self._read(LENGTH.size, deadline))
        return self._read(length, deadline)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()  # type: ignore[union-attr]

    def _teach(self, description: Description) -> int:
        number = self._numbers.get(description.words)
        if number is not None:
            return number
        if len(self._numbers) >= MOST_VARIANTS:
            self._numbers.clear()
            write_all(self._to, frame(HEADING.pack(FORGET, 0)))
        number = self._numbers[description.words] = len(self._numbers)
        write_all(self._to, frame(HEADING.pack(LEARN, number) + description.words))
        return number

    def _read(self, count: int, deadline: float) -> bytes:
        parts = []
        while count > 0:
            left = deadline - time.monotonic()
            if left <= 0 or not self._answer.poll(left * 1000):
                raise EngineTooSlow(EngineTooSlow.__doc__)
            part = os.read(self._from, count)
            if not part:
                raise EngineFailed(EngineFailed.__doc__)
            parts.append(part)
            count -= len(part)
        return b"".join(parts)


class ChildCaller:
    """At most `most` children at once; whoever finds all busy waits for one, as long as for it."""

    def __init__(self, library: Path = LIBRARY, *, most: int = 4, seconds: float = 5.0):
        self._library, self._seconds = library, seconds
        self._free: list[Child] = []
        self._places = threading.BoundedSemaphore(most)
        self._lock = threading.Lock()
        self._process_id = os.getpid()

    def __call__(self, door: int, description: Description, request: bytes) -> bytes:
        return self._ask(door, description, [request])[0]

    def many(
        self, door: int, description: Description, requests: Iterable[bytes]
    ) -> Iterator[bytes | Exception]:
        """In groups, which saves most of the waiting; after a failure one by one."""
        for group in _grouped(requests):
            try:
                yield from self._ask(door, description, group)
            except (EngineFailed, EngineTooSlow):
                for request in group:
                    try:
                        yield self(door, description, request)
                    except (EngineFailed, EngineTooSlow) as failure:
                        yield failure

    def _ask(self, door: int, description: Description, requests: list[bytes]) -> list[bytes]:
        if not self._places.acquire(timeout=self._seconds):
            raise EngineTooSlow(EngineTooSlow.__doc__)
        try:
            child = self._take()
            try:
                replies = child.call(door, description, requests, self._seconds)
            except BaseException:
                child.stop()  # whatever is left in its pipes belongs to a request that failed
                raise
            with self._lock:
                self._free.append(child)
            return replies
        finally:
            self._places.release()

    def stop(self) -> None:
        with self._lock:
            free, self._free = self._free, []
        for child in free:
            child.stop()

    def _take(self) -> Child:
        """The child used last, which is the warmest; a new one if all are busy."""
        with self._lock:
            if self._process_id != os.getpid():
                # A fork: the children are the parent's, their pipes must not be shared.
                self._free, self._process_id = [], os.getpid()
            if self._free:
                return self._free.pop()
        return Child(self._library)


def _grouped(requests: Iterable[bytes]) -> Iterator[list[bytes]]:
    group: list[bytes] = []
    size = 0
    for request in requests:
        if group and (len(group) == GROUP or size + len(request) > GROUP_BYTES):
            yield group
            group, size = [], 0
        group.append(request)
        size += len(request)
    if group:
        yield group
