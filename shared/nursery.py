"""A process whose children each read one file and end: `python -m shared.nursery SOCKET SECONDS`.

It has one thread and no secret, so that forking it is safe and cheap; shared/confined.py starts it
and hands it, with the name of a module, a connection on which the child gets its question. Only
the standard library and what parsers import is here: every child pays for it.
"""

import codecs
import encodings.aliases
import gc
import importlib
import os
import pickle
import resource
import select
import signal
import socket
import struct
import sys
import traceback
from dataclasses import dataclass
from typing import Any

LENGTH = struct.Struct("!Q")
STARTED = b"s"
LONGEST_NAME = 200
LETTERS_OF_TRACE = 2000
DONE, REFUSED, COSTLY, FAILED = "done", "refused", "costly", "failed"


@dataclass(frozen=True)
class Limits:
    """What one file may cost; whatever exceeds it ends the child, never the service."""

    cpu_seconds: int = 10
    wall_seconds: float = 30
    memory_bytes: int = 256 << 20  # beside what an idle child has
    answer_bytes: int = 8 << 20


def main() -> None:
    control = socket.socket(fileno=int(sys.argv[1]))
    idle_seconds = float(sys.argv[2])
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a child ended
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _load_encodings()
    gc.freeze()
    while select.select([control], [], [], idle_seconds)[0]:
        name, handles, _, _ = socket.recv_fds(control, LONGEST_NAME, 1)
        if not name or not handles:
            return
        importlib.import_module(name.decode())
        connection = socket.socket(fileno=handles[0])
        if os.fork() == 0:
            control.close()
            _answer(connection)
        connection.close()


def _load_encodings() -> None:
    """A child can open no file any more, not even the module of a rare encoding."""
    for name in {*encodings.aliases.aliases.values()}:
        try:
            codecs.lookup(name)
        except LookupError:  # those of other systems
            continue


def _answer(connection: socket.socket) -> None:
    """Whatever happens, the child ends here and runs nothing that was meant for its parent."""
    try:
        connection.sendall(STARTED)
        length = LENGTH.unpack(receive(connection, LENGTH.size))[0]
        function, arguments, limits = pickle.loads(receive(connection, length))  # noqa: S301 -- ours
        confine(limits)
        answer = _outcome(function, arguments)
        if len(answer) > limits.answer_bytes:
            answer = pickle.dumps((COSTLY, "its content is too large"))
        connection.sendall(LENGTH.pack(len(answer)) + answer)
    finally:
        os._exit(0)


def confine(limits: Limits) -> None:
    """From here on: no new file or connection, nothing written, an end by the kernel's clock."""
    pages = int(open("/proc/self/statm").read().split()[0])  # noqa: SIM115
    memory = pages * resource.getpagesize() + limits.memory_bytes
    for kind, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_CPU, limits.cpu_seconds),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NOFILE, 0),
    ):
        resource.setrlimit(kind, (most, most))
    signal.setitimer(signal.ITIMER_REAL, limits.wall_seconds)


def _outcome(function: Any, arguments: tuple) -> bytes:
    try:
        return pickle.dumps((DONE, function(*arguments)))
    except (MemoryError, RecursionError) as failure:
        return pickle.dumps((COSTLY, type(failure).__name__))
    except Exception as failure:
        if type(failure).__module__.startswith("services."):
            return pickle.dumps((REFUSED, failure))
        return pickle.dumps((FAILED, traceback.format_exc()[-LETTERS_OF_TRACE:]))


def receive(connection: socket.socket, length: int) -> bytes:
    """Exactly so many bytes; EOFError when the other end has gone before."""
    received = bytearray()
    while len(received) < length:
        part = connection.recv(min(length - len(received), 1 << 20))
        if not part:
            raise EOFError
        received += part
    return bytes(received)


if __name__ == "__main__":
    main()
