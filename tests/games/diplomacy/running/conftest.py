"""A stack of its own, whose clock adjudicates; its schedulers are started by the tests."""

import pytest

from tests.api import Api
from tests.games.diplomacy.running.schedulers import Schedulers
from tests.games.diplomacy.table import Table, a_crowd
from tests.stack import Stack

DAY = 24 * 3600
UNLIMITED = str(10**6)  # minutes: tests move the clock by days, which is no downtime


@pytest.fixture(scope="session")
def running_stack():
    running = Stack(CLOCK_ADJUDICATES="1", DOWNTIME_MINUTES=UNLIMITED, GRACE_HOURS="1")
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="session")
def running(running_stack):
    return Api(running_stack)


@pytest.fixture(scope="session")
def people(running):
    return a_crowd(running)


@pytest.fixture
def schedulers(running_stack):
    """Beside the one of the stack; stopped when the test ends."""
    some = Schedulers(running_stack)
    yield some
    some.stop()


@pytest.fixture
def moved(running_stack):
    """Moves the clock of this stack for one test."""
    yield running_stack.move_clock
    running_stack.move_clock(0)


@pytest.fixture
def table(running, people):
    """Makes started games of the crowd."""
    return lambda **fields: Table(running, people, **fields).seat_all().start()
