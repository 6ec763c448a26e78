"""Leagues on the running stack: one for whoever only reads or adds, a fresh one for the others."""

import pytest
from sqlalchemy import create_engine

from tests.factories import a_member
from tests.tournaments.league.office import Office


@pytest.fixture(scope="session")
def league_members(api):
    """Whoever acts in the tests of leagues."""
    return {name: a_member(api) for name in ("founder", "scorer", "stranger")}


@pytest.fixture(scope="module")
def office(api, league_members):
    """A league with four teams of one player each that a module's tests share."""
    return Office(api, league_members)


@pytest.fixture
def fresh_office(api, league_members):
    """A league of the test's own."""
    return Office(api, league_members)


@pytest.fixture(scope="session")
def database(stack):
    """The tournaments service's database, for what no request shows or does."""
    kept = f"sqlite:///{stack.data}/tournaments.db"
    url = stack.environment.get("TOURNAMENTS_DATABASE_URL", kept)
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    yield engine
    engine.dispose()
