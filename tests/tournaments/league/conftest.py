"""The tournaments service within the test's own process, on a database of its own."""

import os
import tempfile

import pytest

from tests.tournaments.league.office import Office


@pytest.fixture(scope="session")
def service():
    """One application for all tests: routes, arguments and refusals as over the network."""
    with tempfile.TemporaryDirectory(prefix="entente-league-") as folder:
        os.environ.setdefault("ENTENTE_DATA", folder)
        from tests.tournaments.league.office import build_service

        yield build_service(folder)


@pytest.fixture
def office(service):
    """A league with four teams of two players, and members who work for it."""
    return Office(service)


def pytest_collection_modifyitems(items):
    """Whoever asks for the office stores whole games: too slow for `make unit`."""
    for item in items:
        if "office" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
