"""Read what strangers send in a child process with little memory, little time and no network.

`confined(read_report, text)` answers what `read_report(text)` answers, or raises what it raises;
a file that costs too much ends its child and is refused. The function stands at the top of a pure
module. Children are forked by a nursery of their own (shared/nursery.py): forking a process of many
threads is not safe.
"""

import dataclasses
import io
import logging
import os
import pickle
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import Any, TypeVar

from shared.config import ROOT
from shared.errors import BadRequest, Unavailable
from shared.nursery import COSTLY, DONE, FAILED, LENGTH, REFUSED, STARTED, Limits, receive

T = TypeVar("T")
IDLE_SECONDS = 120
GRACE_SECONDS = 10  # for a child to be forked and its answer to arrive, beside its own time
MOST_AT_ONCE = 4
USUAL = Limits()
PLAIN = {
    (kind.__module__, kind.__name__): kind
    for kind in (Decimal, Fraction, date, datetime, timedelta, set, frozenset)
}


class FileTooCostly(BadRequest):
    """Reading this file would take more time or memory than any true file of its kind does."""


class FileUnreadable(BadRequest):
    """This file cannot be read."""


class ReadersBusy(Unavailable):
    """Too many files are being read at the moment, please retry."""


def confined(read: Callable[..., T], *arguments: Any, limits: Limits = USUAL) -> T:
    return _nursery.ask(read, arguments, limits)


class _NotStarted(Exception):
    """The nursery had gone to rest, or died."""


class Nursery:
    """The process that forks; begun when first needed, and again if it ends."""

    def __init__(self, most_at_once: int = MOST_AT_ONCE) -> None:
        self._lock = threading.Lock()
        self.places = threading.BoundedSemaphore(most_at_once)
        self._process: subprocess.Popen | None = None
        self._control: socket.socket | None = None
        self._owner = 0

    @property
    def process_id(self) -> int:
        return self._process.pid if self._process else 0

    def ask(self, read: Callable, arguments: tuple, limits: Limits) -> Any:
        question = pickle.dumps((read, arguments, limits))
        if not self.places.acquire(timeout=limits.wall_seconds):
            raise ReadersBusy
        try:
            kind, said = self._answer(read.__module__, question, limits)
        finally:
            self.places.release()
        if kind == DONE:
            return said
        if kind == REFUSED and isinstance(said, Exception):
            raise said
        logger = logging.getLogger(__name__)
        if kind == COSTLY:
            logger.warning("a file was too costly for %s: %s", read.__qualname__, said)
            raise FileTooCostly
        # A reader that stumbles is a mistake of ours or of its authors, whatever the file was.
        logger.error("%s failed: %s", read.__qualname__, said)
        raise FileUnreadable

    def _answer(self, module: str, question: bytes, limits: Limits) -> tuple[str, Any]:
        for again in (True, False):
            try:
                with self._child(module, limits) as child:
                    return _exchange(child, question, limits)
            except _NotStarted:
                if not again:
                    raise Unavailable from None
        raise AssertionError

    def _child(self, module: str, limits: Limits) -> socket.socket:
        ours, its = socket.socketpair()
        ours.settimeout(limits.wall_seconds + GRACE_SECONDS)
        with its, self._lock:
            for again in (True, False):
                try:
                    socket.send_fds(self._running(), [module.encode()], [its.fileno()])
                    return ours
                except OSError:
                    self.end()
                    if not again:
                        ours.close()
                        raise _NotStarted from None
        raise AssertionError

    def _running(self) -> socket.socket:
        if self._owner != os.getpid():
            # After a fork the nursery is the parent's, which goes on using it.
            self._control = self._process = None
        if self._control is None or self._process is None or self._process.poll() is not None:
            self.end()
            self._start()
        assert self._control is not None
        return self._control

    def _start(self) -> None:
        self._control, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control.settimeout(GRACE_SECONDS)
        with its:
            self._process = subprocess.Popen(  # noqa: S603 -- our own module
                [sys.executable, "-m", "shared.nursery", str(its.fileno()), str(IDLE_SECONDS)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[its.fileno()],
                start_new_session=True,  # Ctrl-C is for us; it ends when its socket does
                # Of our environment, which holds secrets, only where modules are found.
                env={"PYTHONPATH": os.pathsep.join([str(ROOT), *map(os.path.abspath, sys.path)])},
                cwd="/",
            )
        self._owner = os.getpid()

    def end(self) -> None:
        if self._control is not None:
            self._control.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._control = self._process = None


def _exchange(child: socket.socket, question: bytes, limits: Limits) -> tuple[str, Any]:
    """An end without an answer is the kernel's: the child had used up what it may."""
    deadline = time.monotonic() + limits.wall_seconds + GRACE_SECONDS
    try:
        if child.recv(1) != STARTED:
            raise _NotStarted
    except OSError:
        raise _NotStarted from None
    try:
        child.sendall(LENGTH.pack(len(question)) + question)
        length = LENGTH.unpack(receive(child, LENGTH.size))[0]
        if length > limits.answer_bytes + 1000 or time.monotonic() > deadline:
            return COSTLY, f"an answer of {length} bytes"
        answer = receive(child, length)
    except (OSError, EOFError):
        return COSTLY, "it was ended"
    try:
        return _Answers(io.BytesIO(answer)).load()
    except Exception as failure:
        return FAILED, f"an answer that makes no sense ({failure!r})"


class _Answers(pickle.Unpickler):
    """Values of our own rules only: a child that a file has taken over can send anything."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) in PLAIN:
            return PLAIN[module, name]
        kind = getattr(sys.modules.get(module), name, None)
        if not module.startswith("services.") or not isinstance(kind, type):
            raise pickle.UnpicklingError(f"{module}.{name} is no type of ours")
        if dataclasses.is_dataclass(kind) or issubclass(kind, (Enum, Exception)):
            return kind
        raise pickle.UnpicklingError(f"{module}.{name} is no value of ours")


_nursery = Nursery()
