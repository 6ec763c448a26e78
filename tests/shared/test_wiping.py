"""What was forgotten is gone from the bytes of a SQLite file, of its log, of its free pages."""

import random
import sqlite3

import pytest
from sqlalchemy import text

from shared import database

LONG = 5000  # longer than a page: such texts lie in pages of their own


@pytest.fixture
def file(tmp_path):
    """With rows of so many lengths that SQLite moves some of them from page to page."""
    path = tmp_path / "members.db"
    database.use_database(f"sqlite:///{path}")
    lot = random.Random(3)
    with database.writing() as session:
        session.execute(text("CREATE TABLE members (id INTEGER PRIMARY KEY, name UNIQUE, note)"))
    for number in range(400):
        row = {"id": number, "name": f"Member-{number:03}", "note": "x" * lot.randrange(LONG)}
        with database.writing() as session:
            session.execute(text("INSERT INTO members VALUES (:id, :name, :name || :note)"), row)
    yield path
    database.engine().dispose()


def leave(number: int) -> None:
    with database.writing() as session:
        session.execute(text("DELETE FROM members WHERE id = :id"), {"id": number})
        database.note_forgetting(session)


def names_in(path) -> set[int]:
    """Of whom something is found in the file or in what SQLite keeps beside it."""
    read = b"".join(part.read_bytes() for part in path.parent.glob(f"{path.name}*"))
    return {number for number in range(400) if f"Member-{number:03}".encode() in read}


def test_nothing_is_left_of_who_left(file):
    leavers = set(range(0, 400, 3))
    for number in leavers:
        leave(number)
    assert names_in(file) & leavers, "the log would not have held them anyway"
    database.wipe_traces()
    assert names_in(file) == set(range(400)) - leavers


def test_who_reads_meanwhile_is_not_disturbed_and_the_next_step_finishes(file):
    leave(7)
    with sqlite3.connect(file, isolation_level=None) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM members").fetchone() == (399,)
        database.wipe_traces()
        assert reader.execute("SELECT count(*) FROM members").fetchone() == (399,)
        reader.execute("COMMIT")
    assert 7 in names_in(file)
    database.wipe_traces()
    assert 7 not in names_in(file)


def test_a_file_from_which_nothing_was_forgotten_is_left_alone(file):
    leave(7)
    database.wipe_traces()
    before = file.stat().st_mtime_ns
    database.wipe_traces()
    assert file.stat().st_mtime_ns == before


def test_a_large_file_waits_for_the_night(file, monkeypatch):
    """Writers would wait for seconds."""
    monkeypatch.setattr(database, "REWRITTEN_AT_ONCE_BYTES", 0)
    leave(7)
    monkeypatch.setattr(database, "QUIET_HOURS", ())
    database.wipe_traces()
    assert 7 in names_in(file)
    monkeypatch.setattr(database, "QUIET_HOURS", range(24))
    database.wipe_traces()
    assert 7 not in names_in(file)
