"""A stack of its own, whose clock the tests move and whose schedulers they start."""

import pytest

from tests.api import Api
from tests.games.diplomacy.scheduled.databases import databases_of_its_own
from tests.games.diplomacy.scheduled.schedulers import Schedulers
from tests.games.diplomacy.scheduled.strict import StrictStack
from tests.games.diplomacy.table import Table, a_crowd
from tests.stack import Stack

DAY = 24 * 3600


@pytest.fixture(scope="package")
def running_stack():
    running = Stack(GRACE_HOURS="1", **databases_of_its_own("running"))
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="package")
def running(running_stack):
    return Api(running_stack)


@pytest.fixture(scope="package")
def people(running):
    return a_crowd(running)


@pytest.fixture(scope="package")
def strict():
    """A stack with a mail server, where addresses must be confirmed and codes are asked for."""
    running = StrictStack()
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture
def strict_clock(strict):
    yield strict.move_clock
    strict.move_clock(0)


@pytest.fixture
def schedulers(running_stack):
    """Started by the test, stopped when it ends."""
    some = Schedulers(running_stack)
    yield some
    some.stop()


@pytest.fixture
def scheduler(schedulers):
    return schedulers.start()


@pytest.fixture
def moved(running_stack):
    """Moves the clock of this stack for one test."""
    yield running_stack.move_clock
    running_stack.move_clock(0)


@pytest.fixture
def table(running, people):
    """Makes started games of the crowd."""
    return lambda **fields: Table(running, people, **fields).seat_all().start()
