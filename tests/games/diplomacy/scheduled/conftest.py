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
def scheduled_stack():
    running = Stack(GRACE_HOURS="1", NAME_REST_DAYS="90", **databases_of_its_own("running"))
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="package")
def scheduled_api(scheduled_stack):
    return Api(scheduled_stack)


@pytest.fixture(scope="package")
def people(scheduled_api):
    return a_crowd(scheduled_api)


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
def schedulers(scheduled_stack):
    """Started by the test, stopped when it ends."""
    some = Schedulers(scheduled_stack)
    yield some
    some.stop()


@pytest.fixture
def scheduler(schedulers):
    return schedulers.start()


@pytest.fixture
def move_clock(scheduled_stack):
    """Moves the clock of this stack for one test."""
    yield scheduled_stack.move_clock
    scheduled_stack.move_clock(0)


@pytest.fixture
def table(scheduled_api, people):
    """Makes started games of the crowd."""
    return lambda **fields: Table(scheduled_api, people, **fields).seat_all().start()
