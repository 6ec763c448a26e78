"""Steps that a process repeats."""

import threading

from shared.background import Step, repeat
from shared.sqlite import busy


def test_a_step_that_fails_is_run_again():
    stopping, runs = threading.Event(), []

    def fail_twice() -> None:
        runs.append(len(runs))
        if len(runs) == 3:
            stopping.set()
        raise RuntimeError

    repeat(Step("failing", 0.001, fail_twice), stopping)
    assert runs == [0, 1, 2]


def test_a_step_that_finds_the_database_busy_says_so_in_one_line(caplog):
    stopping = threading.Event()

    def find_it_busy() -> None:
        stopping.set()
        raise busy("database is locked")

    repeat(Step("busy", 0.001, find_it_busy), stopping)
    assert [record.exc_info for record in caplog.records] == [None]
    assert "background step busy waits: database is locked" in caplog.text
