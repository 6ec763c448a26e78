"""One database per service: SQLite by default, PostgreSQL by changing the URL."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, DateTime, Engine, MetaData, create_engine, text
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.types import TypeDecorator

from shared import clock, sqlite
from shared.config import settings

# How long a write waits for others; behind it a request is refused with 503.
PATIENCE_SECONDS = 5
# Threads of a worker beside those that serve: background steps, the poll of revocations.
THREADS_BESIDE = 8
# When and up to which size a SQLite file is written anew because something was forgotten.
QUIET_HOURS = range(2, 5)
REWRITTEN_AT_ONCE_BYTES = 128 << 20
# A transaction that lost its process must not keep everyone waiting.
POSTGRESQL_OPTIONS = (
    f"-c lock_timeout={PATIENCE_SECONDS}s -c idle_in_transaction_session_timeout=60s"
)


class Moment(TypeDecorator[datetime]):
    """An instant, UTC and timezone-aware on both databases (SQLite would forget the zone)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.replace(tzinfo=UTC) if value.tzinfo is None else value)


class Table(DeclarativeBase):
    """Base of every stored row."""

    type_annotation_map = {datetime: Moment}
    # A constraint without a name cannot be changed by a later migration on every database.
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "pk": "pk_%(table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        }
    )


class _Bound:
    """The engine of this process: a process belongs to one service."""

    engine: Engine | None = None
    queue: sqlite.WriteQueue | None = None
    note_wait: Callable[[float], object] = staticmethod(lambda _seconds: None)  # counts nothing


def connect(url: str) -> Engine:
    threads = settings().threads
    if url.startswith("sqlite"):
        engine = create_engine(
            url, pool_size=threads, max_overflow=threads + THREADS_BESIDE, pool_timeout=5
        )
        sqlite.tune(engine)
        return engine
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=threads,
        max_overflow=THREADS_BESIDE,
        pool_timeout=5,
        connect_args={"connect_timeout": 3, "options": POSTGRESQL_OPTIONS},
    )


def use_database(url: str) -> Engine:
    _Bound.engine = connect(url)
    _Bound.queue = sqlite.WriteQueue() if url.startswith("sqlite") else None
    return _Bound.engine


def note_waits(note: Callable[[float], object]) -> None:
    """`note` is told how many seconds each write waited until it could begin."""
    _Bound.note_wait = note


def engine() -> Engine:
    assert _Bound.engine is not None, "use_database comes first"
    return _Bound.engine


def mark_of_changes() -> tuple | None:
    """Another one when anything was stored, by whichever process; None where that is not told."""
    if _Bound.queue is None:
        return None
    return sqlite.stamps(engine().url.database or "")


@contextmanager
def reading() -> Iterator[Session]:
    """See one consistent state; store nothing. Rows stay readable after the block."""
    with Session(engine(), expire_on_commit=False) as session:
        yield session


@contextmanager
def reading_rows() -> Iterator[Connection]:
    """As reading(), without a session, for columns that are asked for at nearly every request.

    With a statement made once, at import, a row costs a quarter of what it costs in a session.
    """
    with engine().connect() as connection:
        yield connection


@contextmanager
def writing(patience_seconds: float = PATIENCE_SECONDS) -> Iterator[Session]:
    """Store everything, or nothing if the block raises. Never call another service inside."""
    arrived = clock.monotonic()
    turn = _Bound.queue.turn(patience_seconds) if _Bound.queue else nullcontext(patience_seconds)
    with turn as patience_left, Session(engine(), expire_on_commit=False) as session:
        session.connection(execution_options={sqlite.PATIENCE: patience_left})
        _Bound.note_wait(clock.monotonic() - arrived)
        yield session
        session.commit()


def prove_writable(session: Session) -> None:
    """Store something that changes nothing: a full disk shows itself at the commit only."""
    if session.get_bind().dialect.name == "sqlite":
        _count_forgotten(session, session.scalar(text("PRAGMA user_version")) or 0)
    else:
        session.execute(text("SELECT pg_logical_emit_message(true, 'entente', 'ready')"))


def note_forgetting(session: Session) -> None:
    """What this transaction removes is to be gone from the bytes of the file, too."""
    if session.get_bind().dialect.name == "sqlite":
        _count_forgotten(session, 1 + (session.scalar(text("PRAGMA user_version")) or 0))


def wipe_traces() -> None:
    """A background step: PostgreSQL uses the room of what was removed again by itself."""
    if _Bound.queue is None or not _forgotten() or not _may_rewrite():
        return
    with _Bound.queue.turn(PATIENCE_SECONDS):
        noted, pooled = _forgotten(), engine().raw_connection()
        try:
            is_gone = sqlite.rewrite(pooled.driver_connection)  # type: ignore[arg-type]
        except sqlite3.OperationalError as failure:
            raise OperationalError("VACUUM", None, failure) from failure
        finally:
            pooled.close()
    if is_gone:
        with writing() as session:
            if session.scalar(text("PRAGMA user_version")) == noted:
                _count_forgotten(session, 0)


def _may_rewrite() -> bool:
    """Writers wait for it, about two seconds for each 100 MB: large files have to be at night."""
    path = Path(engine().url.database or "")
    return path.stat().st_size <= REWRITTEN_AT_ONCE_BYTES or clock.now().hour in QUIET_HOURS


def _forgotten() -> int:
    """How often something was forgotten since the file was last written anew.

    SQLite keeps a number for whoever uses a file: it changes with the transaction it stands in.
    """
    with reading_rows() as rows:
        return rows.scalar(text("PRAGMA user_version")) or 0


def _count_forgotten(session: Session, times: int) -> None:
    session.execute(text(f"PRAGMA user_version={times}"))
