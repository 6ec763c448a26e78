"""Steps that a process repeats."""

import itertools
import signal
import sqlite3
import threading

import pytest

from shared import background
from shared.background import Step, repeat, stop_signal
from shared.sqlite import busy, stamps


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


@pytest.fixture
def stored(tmp_path, monkeypatch):
    """What a database says that has not changed; calling it stores something."""
    path = str(tmp_path / "some.db")
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("CREATE TABLE things (id INTEGER)")
    monkeypatch.setattr(background.database, "mark_of_changes", lambda: stamps(path))
    return lambda: file.execute("INSERT INTO things VALUES (1)") and file.commit()


class Looks:
    """Stops after so many looks, and counts the runs they led to."""

    def __init__(self, most: int, after_look=lambda _number: None):
        self.runs, self.looks = 0, 0
        self._most, self._after_look = most, after_look

    def run(self) -> None:
        self.runs += 1

    def is_set(self) -> bool:
        return self.looks == self._most

    def wait(self, _seconds: float) -> None:
        self.looks += 1
        self._after_look(self.looks)


def test_a_step_rests_while_nothing_is_stored(stored):
    looks = Looks(10)
    repeat(Step("resting", 0, looks.run, rests=True), looks)
    assert looks.runs == 1


def test_a_step_runs_when_something_was_stored(stored):
    looks = Looks(10, lambda number: stored() if number in (3, 7) else None)
    repeat(Step("resting", 0, looks.run, rests=True), looks)
    assert looks.runs == 3


def times_of_runs(monkeypatch, seconds: int, stored_at: int | None = None, store=None) -> list[int]:
    """When a step runs that is asked every second."""
    passed = itertools.count()
    monkeypatch.setattr(background.clock, "monotonic", lambda: next(passed))
    times = []
    looks = Looks(seconds, lambda number: store() if number == stored_at else None)
    step = Step("resting", 0, lambda: times.append(looks.looks), rests=True)
    repeat(step, looks)
    return times


def test_each_rest_is_twice_as_long_as_the_one_before(stored, monkeypatch):
    assert times_of_runs(monkeypatch, 120) == [0, 3, 9, 21, 45, 75, 105]


def test_a_change_makes_rests_short_again(stored, monkeypatch):
    assert times_of_runs(monkeypatch, 60, 30, stored) == [0, 3, 9, 21, 30, 33, 39, 51]


def test_a_step_that_failed_does_not_rest(stored):
    looks = Looks(4)

    def fail() -> None:
        looks.run()
        raise busy("database is locked")

    repeat(Step("failing", 0, fail, rests=True), looks)
    assert looks.runs == 4


def test_other_steps_do_not_rest(stored):
    looks = Looks(4)
    repeat(Step("polling", 0, looks.run), looks)
    assert looks.runs == 4


@pytest.fixture
def _usual_signals():
    kept = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in kept.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("_usual_signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_that_comes_while_the_process_looks_at_the_event_is_heard(number):
    stopping = stop_signal()
    with stopping._cond:  # as inside stopping.wait(): the handler must not need this lock
        signal.raise_signal(number)
        assert not stopping.is_set()
    assert stopping.wait(30)
