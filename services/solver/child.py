"""A child process that calls the engine for its parent, with the library it is given.

It reads frames from its standard input and writes one frame for each to its standard output. A
frame is its length and that many bytes. What comes in: a door and a number of the variant, then
the request; the door LEARN brings the description of the variant with that number instead, and
is not answered. FORGET lets go of all variants.
"""

import os
import signal
import struct
import sys
from pathlib import Path

from services.solver.adjudicator import Library

LENGTH = struct.Struct("=I")
HEADING = struct.Struct("=BI")
LEARN, FORGET = 254, 255
LONGEST_CALL_SECONDS = 60  # a parent kills much sooner; this is for orphans in an endless loop


def frame(payload: bytes) -> bytes:
    return LENGTH.pack(len(payload)) + payload


def read_exactly(descriptor: int, count: int) -> bytes:
    """Empty when the other side is gone."""
    parts = []
    while count > 0:
        part = os.read(descriptor, count)
        if not part:
            return b""
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def write_all(descriptor: int, payload: bytes) -> None:
    view = memoryview(payload)
    while view:
        view = view[os.write(descriptor, view) :]


def serve(library: Library, incoming: int, outgoing: int) -> None:
    handles: dict[int, int] = {}
    while length := read_exactly(incoming, LENGTH.size):
        payload = read_exactly(incoming, *LENGTH.unpack(length))
        door, number = HEADING.unpack_from(payload)
        body = payload[HEADING.size :]
        if door == LEARN:
            handles[number] = library.variant(body)
        elif door == FORGET:
            for handle in handles.values():
                library.free(handle)
            handles.clear()
        else:
            signal.setitimer(signal.ITIMER_REAL, LONGEST_CALL_SECONDS)
            reply = library.call(door, handles[number], body)
            signal.setitimer(signal.ITIMER_REAL, 0)
            write_all(outgoing, frame(reply))


if __name__ == "__main__":
    serve(Library(Path(sys.argv[1])), sys.stdin.fileno(), sys.stdout.fileno())
