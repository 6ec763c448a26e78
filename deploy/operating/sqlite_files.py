"""SQLite files copied while services use them, and looked at.

Only ever from a process of its own: one that had the file open through SQLite already and closes
another descriptor of it would lose its locks.
"""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

from deploy.operating.refusals import Refused

PAGES_AT_ONCE = 2048
BUSY_SECONDS = 30


def copy(source: Path, target: Path, note: Callable[[int, int], None]) -> None:
    """One state of the database, whatever is written meanwhile: the reader holds its snapshot."""
    if not source.is_file():
        raise Refused(f"There is no database {source}.")
    with contextlib.closing(open_existing(source)) as live:
        live.execute("BEGIN")
        live.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with contextlib.closing(sqlite3.connect(target)) as made:
            live.backup(
                made,
                pages=PAGES_AT_ONCE,
                progress=lambda _status, left, total: note(total - left, total),
            )
            made.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    target.chmod(0o600)


def open_existing(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=rw"  # a log left behind is taken in
    return sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)


def revision_of(path: Path) -> str:
    with contextlib.closing(open_existing(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.DatabaseError:
            row = None
    return row[0] if row else ""


def troubles_of(path: Path) -> list[str]:
    """What SQLite itself finds wrong: pages, indexes, foreign keys."""
    with contextlib.closing(open_existing(path)) as connection:
        try:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(20)")]
            broken = connection.execute("PRAGMA foreign_key_check").fetchmany(20)
        except sqlite3.DatabaseError as failure:
            return [str(failure)]
    return [line for line in found if line != "ok"] + [
        f"row {row} of {table} refers to a row of {parent} that is missing"
        for table, row, parent, _ in broken
    ]
