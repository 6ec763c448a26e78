"""How often the database is asked for a member's data, however many members there are."""

import pytest

from services.players.tables import Player
from shared import clock
from shared.database import writing
from shared.peers import Peer, PeerDown
from tests.in_process import running
from tests.statements import questions, statements

# By address: the most statements it may take.
MOST = {"/players": 1, "/players/m7": 2, "/player-cards/m7": 1, "/player-identifiers/m7": 1}
MEMBERS = 30


@pytest.fixture
def service(tmp_path, monkeypatch):
    """Thirty members; the peers, who would know more of them, are away."""

    def nobody_answers(*_):
        raise PeerDown

    monkeypatch.setattr(Peer, "_exchange", nobody_answers)
    with running("players", tmp_path) as started:
        with writing() as session:
            session.add_all(_member(number) for number in range(1, MEMBERS + 1))
        started.register("m7", 7)
        yield started


def _member(number):
    name = f"m{number}"
    return Player(
        id=number,
        user_id=number,
        pseudo=name,
        comparable_pseudo=name,
        email=f"{name}@example.org",
        comparable_email=f"{name}@example.org",
        country="FRA",
        time_zone="UTC+00:00",
        created_at=clock.now(),
        registration=name,
    )


def test_what_is_asked_of_members(service):
    for path, most in MOST.items():
        with statements() as seen:
            answer = service.get("players", path, token="m7")
        assert answer.ok, (path, answer.text)
        assert len(questions(seen)) <= most, (path, seen)
