"""Calling the engine in child processes, so that a crash or an endless loop harms one request.

Each process that serves requests keeps a few long-lived children, started when first needed; one
that dies or does not answer in time is replaced, and only its request fails.
"""

import os
import socket
import struct
import subprocess
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from services.solver.bridge import LIBRARY, EngineNotBuilt
from services.solver.refusals import EngineFailed, EngineTooSlow

PROGRAM = LIBRARY.with_name("child")
LEARN, FORGET = 4, 5  # beside the functions of the engine; engine/child.c tells the frames
HEADING = struct.Struct("=iii")  # words that follow, function, number of the variant
LENGTH = struct.Struct("=i")
MOST_VARIANTS = 50  # known to one child at a time
# Requests sent at once. They must fit into a socket together: a child that cannot write its
# replies any more stops reading, and only when all is sent do we begin to read.
GROUP, GROUP_BYTES = 32, 32_000
READ_BYTES = 1 << 14  # one reply of a usual board


class Child:
    """One process and what it has learnt."""

    def __init__(self, program: Path, seconds: float):
        if not program.is_file():
            raise EngineNotBuilt(EngineNotBuilt.__doc__)
        self._seconds, self._numbers = seconds, dict[bytes, int]()
        self._socket, its_own = socket.socketpair()
        with its_own:
            self._process = subprocess.Popen(  # noqa: S603 -- our own program
                [str(program)],
                start_new_session=True,  # Ctrl-C is for us; a child ends when its socket does
                stdin=its_own.fileno(),
                stdout=its_own.fileno(),
            )
        # The kernel keeps the time: polling before each read would cost as much as reading.
        limit = struct.pack("@ll", int(seconds), int(seconds % 1 * 1e6))
        for option in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            self._socket.setsockopt(socket.SOL_SOCKET, option, limit)

    def call(self, function: int, description: bytes, requests: Sequence[bytes]) -> list[bytes]:
        try:
            number = self._teach(description)
            self._socket.sendall(b"".join([_frame(function, number, one) for one in requests]))
            return self._replies(len(requests))
        except BlockingIOError:
            raise EngineTooSlow from None
        except ConnectionError:
            raise EngineFailed from None

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        self._socket.close()

    def _teach(self, description: bytes) -> int:
        number = self._numbers.get(description)
        if number is not None:
            return number
        if len(self._numbers) >= MOST_VARIANTS:
            self._numbers.clear()
            self._socket.sendall(_frame(FORGET, 0, b""))
        number = self._numbers[description] = len(self._numbers)
        self._socket.sendall(_frame(LEARN, number, description))
        return number

    def _replies(self, count: int) -> list[bytes]:
        deadline = time.monotonic() + self._seconds
        replies: list[bytes] = []
        received = bytearray()
        while True:
            while len(received) >= LENGTH.size:
                ends = LENGTH.size + 4 * LENGTH.unpack_from(received)[0]
                if len(received) < ends:
                    break
                replies.append(bytes(received[LENGTH.size : ends]))
                del received[:ends]
            if len(replies) == count:
                return replies
            part = self._socket.recv(READ_BYTES)
            if not part:
                raise EngineFailed
            if time.monotonic() > deadline:
                raise EngineTooSlow
            received += part


def _frame(function: int, number: int, words: bytes) -> bytes:
    return HEADING.pack(len(words) // 4 + 2, function, number) + words


class ChildCaller:
    """At most `most` children at once; whoever finds all busy waits for one, as long as for it."""

    def __init__(self, program: Path = PROGRAM, *, most: int = 8, seconds: float = 5.0):
        self._program, self._seconds = program, seconds
        self._free: list[Child] = []
        self._places = threading.BoundedSemaphore(most)
        self._lock = threading.Lock()
        self._process_id = os.getpid()

    def __call__(self, function: int, description: bytes, request: bytes) -> bytes:
        return self._ask(function, description, [request])[0]

    def many(
        self, function: int, description: bytes, requests: Iterable[bytes]
    ) -> Iterator[bytes | Exception]:
        """In groups, which saves most of the waiting; after a failure one by one."""
        for group in _groups(requests):
            try:
                yield from self._ask(function, description, group)
            except (EngineFailed, EngineTooSlow):
                for request in group:
                    try:
                        yield self(function, description, request)
                    except (EngineFailed, EngineTooSlow) as failure:
                        yield failure

    def _ask(self, function: int, description: bytes, requests: list[bytes]) -> list[bytes]:
        if not self._places.acquire(timeout=self._seconds):
            raise EngineTooSlow
        try:
            child = self._take()
            try:
                replies = child.call(function, description, requests)
            except BaseException:
                child.stop()  # whatever is left in its socket belongs to a request that failed
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
                # A fork: the children are the parent's, their sockets must not be shared.
                self._free, self._process_id = [], os.getpid()
            if self._free:
                return self._free.pop()
        return Child(self._program, self._seconds)


def _groups(requests: Iterable[bytes]) -> Iterator[list[bytes]]:
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
