"""One database per service: SQLite by default, PostgreSQL by changing the URL."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from sqlalchemy import Connection, DateTime, Engine, MetaData, create_engine, event
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.types import TypeDecorator

from shared.config import settings

BUSY_MILLISECONDS = 5000


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


def connect(url: str) -> Engine:
    if url.startswith("sqlite"):
        engine = create_engine(url, pool_size=16, max_overflow=16)
        _tune_sqlite(engine)
        return engine
    return create_engine(
        url,
        pool_pre_ping=True,
        pool_size=8,
        max_overflow=8,
        pool_timeout=5,
        connect_args={"connect_timeout": 3},
    )


def use_database(url: str) -> Engine:
    _Bound.engine = connect(url)
    return _Bound.engine


def engine() -> Engine:
    assert _Bound.engine is not None, "use_database comes first"
    return _Bound.engine


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
def writing() -> Iterator[Session]:
    """Store everything, or nothing if the block raises. Never call another service inside."""
    with Session(engine(), expire_on_commit=False) as session:
        # A plain BEGIN would fail with "database is locked" when two readers turn writers.
        session.connection(execution_options={"sqlite_begin": "BEGIN IMMEDIATE"})
        yield session
        session.commit()


def _tune_sqlite(engine: Engine) -> None:
    pragmas = (
        "journal_mode=WAL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MILLISECONDS}",
        f"synchronous={settings().sqlite_synchronous}",
    )

    @event.listens_for(engine, "connect")
    def set_pragmas(connection, _record):
        connection.isolation_level = None  # SQLAlchemy begins transactions itself, below.
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection):
        # Straight to the driver: through SQLAlchemy the word costs as much as a query.
        connection.connection.driver_connection.execute(
            connection.get_execution_options().get("sqlite_begin", "BEGIN")
        )
