"""Tables and the people around them."""

import pytest

from tests.games.diplomacy.table import Table, a_crowd


@pytest.fixture(scope="session")
def crowd(api):
    return a_crowd(api)


@pytest.fixture
def waiting(api, crowd):
    """A game whose players are seated and that has not started."""
    return Table(api, crowd).seat_all()


@pytest.fixture
def started(waiting):
    """A fast game in spring 1901."""
    return waiting.start()
