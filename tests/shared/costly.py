"""What a reader taken over by its file might do."""

import os
import signal
import socket
import time
from pathlib import Path


def allocate(size: int) -> int:
    return len(bytearray(size))


def spin() -> None:
    while True:
        pass


def wait() -> None:
    time.sleep(600)


def crash() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def recurse() -> None:
    recurse()


def stumble() -> None:
    {}["of ours"]


def read_a_file() -> str:
    return Path(__file__).read_text()


def connect() -> None:
    socket.create_connection(("127.0.0.1", 9))


def environment() -> dict[str, str]:
    return dict(os.environ)


def answer(size: int) -> bytes:
    return bytes(size)


class Trap:
    """Unpickled, it would run a command."""

    def __reduce__(self):
        return os.system, ("true",)


def trap() -> Trap:
    return Trap()
