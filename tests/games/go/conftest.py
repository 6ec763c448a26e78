"""Members who play Go, and games that are ready to be played."""

import itertools
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from tests.games.go.members import GoMember
from tests.in_process import InProcess

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def running_service(tmp_path_factory) -> InProcess:
    from services.games.app import app

    return InProcess(app, tmp_path_factory.mktemp("go"))


@pytest.fixture
def service(running_service, monkeypatch) -> InProcess:
    running_service.moved = timedelta()
    running_service.follow_clock(monkeypatch)
    return running_service


@pytest.fixture
def later(service) -> Callable[..., None]:
    """Moves the clock on: later(hours=3)."""

    def move(**by: float) -> None:
        service.moved += timedelta(**by)

    return move


@pytest.fixture
def member(service) -> Callable[..., GoMember]:
    """member("3k") registers somebody of that rank; without one he has none."""

    def register(rank: str = "", night_start: int | None = None, zone: str = "UTC") -> GoMember:
        number = next(_numbers)
        pseudo = f"go{number:04}"
        found = GoMember(service, pseudo, number, pseudo)
        service.register(found.pseudo, number, zone)
        # A night that ended long ago keeps the clock running in short tests.
        night = (service.now().hour + 10) % 24 if night_start is None else night_start
        found.put("/go-profile", night_start=night, **({"rank": rank} if rank else {}))
        return found

    return register


@pytest.fixture
def administrator(service) -> GoMember:
    service.register("admin", 1_000_000)
    return GoMember(service, "admin", 1_000_000, "admin")


@pytest.fixture
def players(member) -> tuple[GoMember, GoMember]:
    """Two members of the same strength."""
    return member("3k"), member("3k")


@pytest.fixture
def start(players) -> Callable[..., tuple[GoMember, GoMember, int]]:
    """start(size=9) gives black, white and the game both have agreed on."""

    def begin(**settings: Any) -> tuple[GoMember, GoMember, int]:
        black, white = players
        sent = {"size": 9, "handicap_type": "black", **settings}
        invited = black.post("/go-invitations", pseudo=white.pseudo, **sent)
        started = white.post(f"/go-invitations/{invited['game_id']}")["game_ids"]
        return black, white, started[0]

    return begin


def pytest_collection_modifyitems(items):
    """`make unit` leaves out what goes through HTTP and the database."""
    for item in items:
        if "running_service" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.slow)
