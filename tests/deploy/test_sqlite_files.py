"""A SQLite file is copied as it is at one moment, whoever writes meanwhile."""

import sqlite3
import subprocess
import sys

import pytest

from deploy.operating import sqlite_files
from deploy.operating.refusals import Refused

# Two rows in each transaction: a copy with an odd number of them is of no moment at all.
WRITER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=30)
print("begins", flush=True)
while True:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO pairs VALUES (zeroblob(2000))")
    connection.execute("INSERT INTO pairs VALUES (zeroblob(2000))")
    connection.execute("COMMIT")
"""


@pytest.fixture
def database(tmp_path):
    path = tmp_path / "pairs.db"
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE pairs (filling BLOB)")
        connection.executemany("INSERT INTO pairs VALUES (zeroblob(4000))", [()] * 3000)
    connection.close()
    return path


def test_a_copy_under_load_is_of_one_moment(database, tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite_files, "PAGES_AT_ONCE", 50)
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, str(database)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert writer.stdout.readline() == "begins\n"
        steps = []
        sqlite_files.copy(database, tmp_path / "copy.db", lambda *step: steps.append(step))
    finally:
        writer.kill()
        writer.wait()
        writer.stdout.close()
    assert len(steps) > 10
    assert sqlite_files.troubles_of(tmp_path / "copy.db") == []
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT count(*) FROM pairs").fetchone()[0] % 2 == 0
    copy.close()
    assert not (tmp_path / "copy.db-wal").exists()


def test_a_database_that_is_not_there_is_not_made(tmp_path):
    with pytest.raises(Refused, match="no database"):
        sqlite_files.copy(tmp_path / "none.db", tmp_path / "copy.db", lambda *_: None)
    assert list(tmp_path.iterdir()) == []


def test_a_row_that_refers_to_nothing_is_found(tmp_path):
    path = tmp_path / "games.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE games (id INTEGER PRIMARY KEY)")
        connection.execute("CREATE TABLE seats (game_id REFERENCES games)")
        connection.execute("INSERT INTO seats VALUES (7)")
    connection.close()
    assert sqlite_files.troubles_of(path) == [
        "row 1 of seats refers to a row of games that is missing"
    ]


def test_a_file_with_bytes_of_something_else_is_found(database):
    with database.open("r+b") as file:
        file.seek(20 * 4096)
        file.write(b"\x55" * 4096 * 4)
    assert sqlite_files.troubles_of(database)
