"""Bombs for every address that takes files: refused in words, and the service hardly notices."""

import json

import pytest

from tests import bombs
from tests.factories import a_member
from tests.memory import PeakMemory
from tests.tournaments.arrangements import a_hall
from tests.tournaments.league.office import Office
from tests.waiting import PATIENCE_SECONDS

MOST_GROWTH_BYTES = 250 << 20  # bodies of 8 MiB are held several times over while they are read


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def hall(api, organiser):
    return a_hall(api, organiser)


@pytest.fixture(scope="module")
def league_game(api, organiser):
    return Office(api, {"founder": organiser, "scorer": a_member(api)}).game()


@pytest.fixture
def send(api, stack, organiser):
    """Send, and insist on a refusal in words that cost no worker much."""

    def send(verb, service, path, **sent):
        workers = stack.pids_of(service)
        with PeakMemory(workers) as memory:
            answer = api.call(
                verb, service, path, token=organiser.token, timeout=PATIENCE_SECONDS, **sent
            )
        assert 400 <= answer.status_code < 500, answer.text[:300]
        assert 0 < len(answer.json()["msg"]) < 1000
        assert memory.growth_bytes < MOST_GROWTH_BYTES

    return send


@pytest.mark.parametrize("name", bombs.DATABASES)
def test_a_keizer_database(hall, send, name):
    send(
        "POST",
        "tournaments",
        f"/event-keizer-imports/{hall.event}?uniq_id=bomb",
        data=bombs.DATABASES[name](),
        headers={"Content-Type": "application/octet-stream"},
    )


@pytest.mark.parametrize("name", bombs.TOURNAMENTS)
def test_a_tournament(hall, send, name):
    form, make = bombs.TOURNAMENTS[name]
    body = {"format": form, "content": make()}
    send("POST", "tournaments", f"/tournament-imports/{hall.tournament}", json=body)


@pytest.mark.parametrize("name", bombs.GAMES)
def test_games(hall, send, name):
    body = {"content": bombs.GAMES[name]()}
    send("POST", "tournaments", f"/tournament-games/{hall.tournament}", json=body)


@pytest.mark.parametrize("name", bombs.LOGS)
def test_a_log(league_game, send, name):
    form, make = bombs.LOGS[name]
    body = {"form": form, "log": make()}
    send("PUT", "tournaments", f"/league-imports/{league_game}", json=body)


@pytest.mark.parametrize("name", bombs.RECORDS)
def test_a_record_of_go(send, name):
    send("POST", "games", "/go-shapes", json={"name": "bomb", "sgf": bombs.RECORDS[name]()})


BODIES = {
    "lists in lists": b"[" * 1_000_000,
    "empty objects": b'{"content":[' + b"{}," * 300_000 + b"{}]}",
    "empty objects in a text": json.dumps({"results": "[" + "{}," * 300_000 + "{}]"}).encode(),
    "a number of a million digits": b'{"content":' + b"9" * 1_000_000 + b"}",
    "texts without end": b'{"content":"' + b"\\" * 1_000_001,
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body(hall, send, name):
    json_body = {"Content-Type": "application/json"}
    path = f"/round-results/{hall.tournament}/1"
    send("PUT", "tournaments", path, data=BODIES[name], headers=json_body)


@pytest.mark.parametrize("size", [500_000, 4_000_000])
def test_a_form_of_nothing_but_fields(hall, send, size):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    path = f"/tournament-imports/{hall.tournament}"
    send("POST", "tournaments", path, data=b"a&" * size, headers=form)


def test_spaces_in_orders_are_no_riddle(api):
    text = "A PAR" + " " * 99_000 + "x"
    asked = {"variant": "standard", "text": text, "role": 1}
    answer = api.post("solver", "/parse", by_service="games", json=asked, timeout=PATIENCE_SECONDS)
    assert answer.status_code == 400
    assert len(answer.json()["msg"]) < 1000
