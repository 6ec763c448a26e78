"""Steps that a process repeats."""

import signal
import threading

import pytest

from shared.background import Step, repeat, stop_signal
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
