"""PostgreSQL databases copied by COPY in one repeatable-read snapshot, and filled again."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from deploy.operating.refusals import Refused

CHUNK_BYTES = 1 << 20
VERSIONS = "alembic_version"
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"
SEQUENCES = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public'"
COLUMNS = """SELECT column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = %s AND is_generated = 'NEVER'
    ORDER BY ordinal_position"""
FOREIGN_KEYS = """SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace"""
NOT_VALID = """SELECT conrelid::regclass::text, conname FROM pg_constraint
    WHERE NOT convalidated AND connamespace = 'public'::regnamespace"""
BROKEN_INDEXES = "SELECT indexrelid::regclass::text FROM pg_index WHERE NOT indisvalid"


def connect(url: str) -> psycopg.Connection:
    plain = url.replace("postgresql+psycopg://", "postgresql://", 1)
    try:
        return psycopg.connect(plain, connect_timeout=5)
    except psycopg.OperationalError as failure:
        reason = str(failure).splitlines()[0]
        raise Refused(f"A database cannot be reached: {reason}") from None


@contextmanager
def snapshot(url: str) -> Iterator[psycopg.Connection]:
    """Everything read in the block is of one moment."""
    with connect(url) as connection:
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        yield connection


def tables_of(connection: psycopg.Connection) -> list[str]:
    return [row[0] for row in connection.execute(TABLES) if row[0] != VERSIONS]


def revision_of(connection: psycopg.Connection) -> str:
    if connection.execute("SELECT to_regclass('public.alembic_version')").fetchone() == (None,):
        return ""
    row = connection.execute("SELECT version_num FROM public.alembic_version").fetchone()
    return row[0] if row else ""


def copy(
    url: str, folder: Path, note: Callable[[int, int], None]
) -> tuple[str, dict[str, int | None]]:
    """A file for each table; answers the revision and where the sequences stand."""
    folder.mkdir(mode=0o700, parents=True)
    with snapshot(url) as connection:
        revision, tables = revision_of(connection), tables_of(connection)
        for done, table in enumerate(tables):
            note(done, len(tables))
            _copy_table(connection, table, folder / f"{table}.copy")
        # Read last, and outside of any snapshot as sequences are: never behind the rows.
        return revision, dict(connection.execute(SEQUENCES).fetchall())


def _copy_table(connection: psycopg.Connection, table: str, path: Path) -> None:
    columns = [row[0] for row in connection.execute(COLUMNS, [table])]
    statement = sql.SQL("COPY {} ({}) TO STDOUT").format(_table(table), _names(columns))
    with path.open("wb") as file, connection.cursor().copy(statement) as rows:
        file.write("\t".join(columns).encode() + b"\n")  # their order may be another one elsewhere
        for data in rows:
            file.write(data)
    path.chmod(0o600)


def fill(
    connection: psycopg.Connection,
    folder: Path,
    sequences: dict[str, int | None],
    note: Callable[[int, int], None],
) -> None:
    """All rows into empty tables of the same revision; the caller commits."""
    foreign_keys = connection.execute(FOREIGN_KEYS).fetchall()
    for table, name, _ in foreign_keys:
        connection.execute(_alter(table, "DROP CONSTRAINT {}", name))
    tables = tables_of(connection)
    if tables:  # migrations may have put rows of their own there
        connection.execute(sql.SQL("TRUNCATE {}").format(sql.SQL(", ").join(map(_table, tables))))
    paths = sorted(folder.glob("*.copy"))
    for done, path in enumerate(paths):
        note(done, len(paths))
        _fill_table(connection, path)
    for table, name, definition in foreign_keys:  # which looks whether every row fits
        connection.execute(_alter(table, "ADD CONSTRAINT {} " + definition, name))
    for name, value in sequences.items():
        connection.execute(
            "SELECT setval(%s::regclass, %s, %s)",
            [f'public."{name}"', 1 if value is None else value, value is not None],
        )


def _fill_table(connection: psycopg.Connection, path: Path) -> None:
    with path.open("rb") as file:
        columns = file.readline().decode().rstrip("\n").split("\t")
        statement = sql.SQL("COPY {} ({}) FROM STDIN").format(_table(path.stem), _names(columns))
        with connection.cursor().copy(statement) as rows:
            while data := file.read(CHUNK_BYTES):
                rows.write(data)


def remove_tables(url: str) -> None:
    """Of a database that was empty before its restoring failed."""
    with connect(url) as connection:
        for table in [*tables_of(connection), VERSIONS]:
            connection.execute(sql.SQL("DROP TABLE IF EXISTS {} CASCADE").format(_table(table)))


def troubles_of(connection: psycopg.Connection) -> list[str]:
    unproved = [
        f"{name} of {table} was never proved" for table, name in connection.execute(NOT_VALID)
    ]
    broken = [f"index {row[0]} is not valid" for row in connection.execute(BROKEN_INDEXES)]
    return unproved + broken


def _table(name: str) -> sql.Identifier:
    return sql.Identifier("public", name)


def _names(columns: Iterable[str]) -> sql.Composed:
    return sql.SQL(", ").join(map(sql.Identifier, columns))


def _alter(table: str, change: str, constraint: str) -> sql.Composed:
    # Both texts come from PostgreSQL's own catalogue, quoted where they need it.
    return sql.SQL("ALTER TABLE " + table + " " + change).format(sql.Identifier(constraint))
