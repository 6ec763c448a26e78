"""How a service uses a SQLite file: write-ahead log, one writer at a time, everyone in his turn."""

import contextlib
import os
import random
import sqlite3
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

from shared import clock
from shared.config import settings

PATIENCE = "sqlite_patience_seconds"  # set on a connection: it is going to write, and waits so long
BUSY_MILLISECONDS = 5000
READERS_MILLISECONDS = 500  # for who reads when the log is emptied; writers wait meanwhile
PAUSE_SECONDS = (0.0005, 0.003)


class WriteQueue:
    """Threads of a process write in the order they came.

    It keeps nobody from anything: the file's own lock does, also between processes. But whoever
    waits for that lock looks for it from time to time, and with many of them some never find it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[threading.Event] = deque()
        self._taken = False

    @contextmanager
    def turn(self, patience_seconds: float) -> Iterator[float]:
        """Gives what is left of the patience."""
        arrived = clock.monotonic()
        if not self._wait(patience_seconds):
            raise busy("too many writers wait already")
        try:
            yield max(0.0, patience_seconds - (clock.monotonic() - arrived))
        finally:
            self._end_turn()

    def _wait(self, seconds: float) -> bool:
        with self._lock:
            if not self._taken:
                self._taken = True
                return True
            turn = threading.Event()
            self._waiting.append(turn)
        if turn.wait(seconds):
            return True
        with self._lock:
            if not turn.is_set():
                self._waiting.remove(turn)
            return turn.is_set()

    def _end_turn(self) -> None:
        with self._lock:
            if self._waiting:
                self._waiting.popleft().set()
            else:
                self._taken = False


def busy(reason: str) -> OperationalError:
    return OperationalError("BEGIN IMMEDIATE", None, sqlite3.OperationalError(reason))


def tune(engine: Engine) -> None:
    pragmas = (
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
        f"synchronous={settings().sqlite_synchronous}",
        "secure_delete=ON",  # what is removed is overwritten
    )

    @event.listens_for(engine, "do_connect")
    def make_private(_dialect, _record, arguments, _named):
        """SQLite gives its other files, too, the rights of the first."""
        with contextlib.suppress(OSError):  # opening it says what is wrong
            # Never a file that is there: to close any descriptor of it gives up all locks that this
            # process holds on it, and somebody else may then remove the log we write to.
            with contextlib.suppress(FileExistsError):
                os.close(os.open(arguments[0], os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            os.chmod(arguments[0], 0o600)

    @event.listens_for(engine, "connect")
    def set_pragmas(connection, _record):
        connection.isolation_level = None  # SQLAlchemy begins transactions itself, below.
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # Straight to the driver: through SQLAlchemy the word costs as much as a query.
        driver = connection.connection.driver_connection
        patience = connection.get_execution_options().get(PATIENCE)
        try:
            if patience is None:
                driver.execute("BEGIN")  # type: ignore[union-attr]
            else:
                _begin_writing(driver, patience)
        except sqlite3.Error as failure:
            raise OperationalError("BEGIN", None, failure) from failure


def _begin_writing(driver, patience_seconds: float) -> None:
    """A plain BEGIN would fail with "database is locked" when two readers turn writers.

    SQLite's own waiting looks ten times a second; where another process writes without a pause
    it would hardly ever find the file free.
    """
    gives_up = clock.monotonic() + patience_seconds
    driver.execute("PRAGMA busy_timeout=0")
    try:
        while True:
            try:
                driver.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as failure:
                is_busy = failure.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
                if not is_busy or clock.monotonic() > gives_up:
                    raise
            clock.pause(random.uniform(*PAUSE_SECONDS))
    finally:
        driver.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")


def stamps(path: str) -> tuple:
    """Of the file and its log: whoever stores something changes one of them."""
    found = []
    for name in (path, f"{path}-wal"):
        with contextlib.suppress(FileNotFoundError):
            status = os.stat(name)
            found.append((status.st_mtime_ns, status.st_size))
    return tuple(found)


def rewrite(driver: sqlite3.Connection) -> bool:
    """Write the whole file anew, without the bytes of what was removed; whether they are gone.

    Overwriting leaves copies behind where SQLite moved rows from page to page, and its log keeps
    every page as it was. Somebody who is reading just now keeps the log as it is.
    """
    driver.execute("VACUUM")
    driver.execute(f"PRAGMA busy_timeout={READERS_MILLISECONDS}")
    try:
        is_blocked, _pages, _moved = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_blocked
    finally:
        driver.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
