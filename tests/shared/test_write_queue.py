"""Writers of one process come in the order they arrived, and give up in time."""

import sqlite3
import threading

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from shared import database
from shared.sqlite import WriteQueue


def test_writers_take_turns_in_the_order_they_came():
    queue, order, threads = WriteQueue(), [], []
    with queue.turn(1):
        for number in range(20):

            def write(number: int = number) -> None:
                with queue.turn(30):
                    order.append(number)

            threads.append(threading.Thread(target=write))
            threads[-1].start()
            while len(queue._waiting) <= number:
                pass
    for thread in threads:
        thread.join()
    assert order == list(range(20))


def test_who_gave_up_is_not_waited_for():
    queue = WriteQueue()
    with queue.turn(1), pytest.raises(OperationalError, match="too many writers"), queue.turn(0.01):
        pass
    with queue.turn(0):
        pass


@pytest.fixture
def file_in_use(tmp_path, monkeypatch):
    """A database whose write lock somebody outside holds."""
    monkeypatch.setattr(database._Bound, "engine", None)
    monkeypatch.setattr(database._Bound, "queue", None)
    path = tmp_path / "busy.db"
    engine = database.use_database(f"sqlite:///{path}")
    with database.writing() as session:
        session.execute(text("CREATE TABLE things (name TEXT)"))
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    yield holder
    holder.close()
    engine.dispose()


def test_a_file_in_use_is_a_failure_that_sqlalchemy_knows(file_in_use):
    with pytest.raises(OperationalError, match="database is locked"), database.writing(0.05):
        pass
    file_in_use.execute("ROLLBACK")
    with database.writing(0.05) as session:
        session.execute(text("INSERT INTO things VALUES ('late')"))


def test_a_file_in_use_can_be_read(file_in_use):
    with database.reading() as session:
        assert session.execute(text("SELECT count(*) FROM things")).scalar() == 0
