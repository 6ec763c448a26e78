"""Open a SQLite file that a stranger sent: plain tables are read, nothing in it is run."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

HEADER = b"SQLite format 3\x00"
# Says which journal the program kept; with a log beside the file it cannot be opened in memory.
JOURNAL, ROLLED_BACK, LOGGED = slice(18, 20), b"\x01\x01", b"\x02\x02"
# The longest seasons need a hundredth of these steps of SQLite's machine.
MOST_STEPS, STEPS_AT_ONCE = 50_000_000, 100_000
# A true file has short rows and plain tables; SQLite's own limits are those of its designers.
LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 20_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 10_000,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}


class UnreadableDatabase(ValueError):
    """This is not such a database"""


@dataclass(frozen=True)
class Kind:
    """How such a file is called, the tables it must have, and those it may have beside."""

    name: str
    needed: frozenset[str]
    known: frozenset[str] = field(default_factory=frozenset)

    @property
    def tables(self) -> frozenset[str]:
        return self.needed | self.known

    def wrong(self, why: object = "") -> UnreadableDatabase:
        return UnreadableDatabase(f"This is not a {self.name}" + (f": {why}" if why else ""))


@contextmanager
def guarded(content: bytes, kind: Kind) -> Iterator[sqlite3.Connection]:
    if not content.startswith(HEADER):
        raise kind.wrong()
    connection = sqlite3.connect(":memory:")
    try:
        connection.deserialize(_without_log(content))
        _distrust(connection, kind)
        _require_plain_tables(connection, kind)
        yield connection
    except UnreadableDatabase:
        raise
    except (sqlite3.Error, ArithmeticError, TypeError, ValueError) as failure:
        raise kind.wrong(failure) from failure
    finally:
        connection.close()


def has_log(content: bytes) -> bool:
    """Whether its last changes may stand in a log beside it, which nobody sent."""
    return content[JOURNAL] == LOGGED


def rows_of(
    connection: sqlite3.Connection, kind: Kind, table: str, most: int
) -> list[dict[str, Any]]:
    """Every row by the names of its columns; none where the file has no such table."""
    if table not in _tables(connection):
        return []
    cursor = connection.execute(f'SELECT * FROM "{table}"')  # noqa: S608 -- a name of ours
    rows = cursor.fetchmany(most + 1)
    if len(rows) > most:
        raise UnreadableDatabase(f"A {kind.name} has at most {most} rows of {table}")
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in rows]


def _without_log(content: bytes) -> bytes:
    if not has_log(content):
        return content
    return content[: JOURNAL.start] + ROLLED_BACK + content[JOURNAL.stop :]


def _distrust(connection: sqlite3.Connection, kind: Kind) -> None:
    """The schema of a file is a program: it may define what it likes, none of it is run."""
    for limit, most in LIMITS.items():
        connection.setlimit(limit, most)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")

    def allow(action: int, name: str | None, *_: str | None) -> int:
        """To select from the tables we know, and to ask what they are; no function, no view."""
        harmless = (
            action == sqlite3.SQLITE_SELECT
            or (action == sqlite3.SQLITE_READ and name in kind.tables | {"sqlite_master"})
            or (action == sqlite3.SQLITE_PRAGMA and name == "table_xinfo")
        )
        return sqlite3.SQLITE_OK if harmless else sqlite3.SQLITE_DENY

    connection.set_authorizer(allow)
    steps = iter(range(MOST_STEPS // STEPS_AT_ONCE))
    connection.set_progress_handler(lambda: next(steps, None) is None, STEPS_AT_ONCE)


def _require_plain_tables(connection: sqlite3.Connection, kind: Kind) -> None:
    """A computed column is a hidden one."""
    present = _tables(connection)
    if not present >= kind.needed:
        raise kind.wrong("tables are missing")
    for table in sorted(kind.tables & present):
        columns = connection.execute(f"PRAGMA table_xinfo({table})")
        if any(hidden for *_, hidden in columns):
            raise kind.wrong(f"{table} has computed columns")


def _tables(connection: sqlite3.Connection) -> set[str]:
    """A virtual table has no page of its own."""
    found = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0"
    )
    return {name for (name,) in found}
