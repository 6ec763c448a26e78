"""Members who play Go, and games that are ready to be played."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from tests.games.go.service import GoService

_numbers = itertools.count(1)


@dataclass
class GoMember:
    """A member and what he asks of the service; answers must have the status named."""

    api: Any
    pseudo: str
    player_id: int
    token: str

    def call(self, verb: str, path: str, status: int, **sent: Any) -> Any:
        how = {"params" if verb in ("GET", "DELETE") else "json": sent}
        answer = self.api.call(verb, "games", path, token=self.token, **how)
        assert answer.status_code == status, (verb, path, answer.status_code, answer.text)
        is_json = answer.headers["Content-Type"].startswith("application/json")
        return answer.json() if is_json else answer.content

    def get(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("GET", path, status, **sent)

    def post(self, path: str, status: int = 201, **sent: Any) -> Any:
        return self.call("POST", path, status, **sent)

    def put(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("PUT", path, status, **sent)

    def delete(self, path: str, status: int = 200, **sent: Any) -> Any:
        return self.call("DELETE", path, status, **sent)

    def play(self, game_id: int, move: str, status: int = 201, **more: Any) -> Any:
        """Move in a game as it stands now."""
        number = self.get(f"/go-games/{game_id}")["moves"]
        return self.post(f"/go-moves/{game_id}", status, move_number=number, move=move, **more)


@pytest.fixture(scope="session")
def running_service(tmp_path_factory) -> GoService:
    from services.games.app import app

    return GoService(app, tmp_path_factory.mktemp("go"))


@pytest.fixture
def service(running_service, monkeypatch) -> GoService:
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

    def register(rank: str = "", night_start: int | None = None) -> GoMember:
        number = next(_numbers)
        pseudo = f"go{number:04}"
        found = GoMember(service, pseudo, number, pseudo)
        service.register(found.pseudo, number)
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
