"""Calling a peer that is down, slow, or makes no sense: bounded time, the right refusal."""

import time
from dataclasses import replace

import pytest
from flask import Flask, g

from shared import config
from shared.errors import PeerFailed
from shared.peers import Done, Peer, PeerDown, PeerRefused
from tests.shared.fake_peer import FakePeer, answering, sleeping
from tests.stack import free_ports
from tests.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.slow
FOR_EVER_SECONDS = 2 * PATIENCE_SECONDS


@pytest.fixture
def games_at(monkeypatch, tmp_path):
    """Lets the peer `games` be found at an address."""
    plain = config.read_settings({"ENTENTE_DATA": str(tmp_path)})

    def found_at(url: str) -> Peer:
        chosen = replace(plain, urls={**plain.urls, "games": url})
        for user in ("peers", "service_keys", "clock"):
            monkeypatch.setattr(f"shared.{user}.settings", lambda: chosen)
        return Peer("players", "games", read_seconds=0.3)

    return found_at


def test_an_answer_is_read_into_the_declared_shape(games_at):
    with FakePeer(answering(200, b'{"msg": "fine"}')) as fake:
        assert games_at(fake.url).get("/x", Done) == Done(msg="fine")


def test_a_refusal_is_passed_on_with_its_status(games_at):
    with (
        FakePeer(answering(404, b'{"msg": "no such game"}')) as fake,
        pytest.raises(PeerRefused, match="no such game") as refusal,
    ):
        games_at(fake.url).get("/x", Done)
    assert refusal.value.status == 404


@pytest.mark.parametrize(
    "answer",
    [
        answering(200, b"<html>hello</html>", "text/html"),
        answering(200, b'{"msg": 5}'),
        answering(200, b'{"other": "shape"}'),
        answering(200, b""),
        answering(400, b"not json"),
        answering(302, b""),
        answering(200, b'{"msg": "' + b"x" * (17 << 20) + b'"}'),
    ],
    ids=["html", "wrong type", "wrong shape", "empty", "refusal without msg", "redirect", "huge"],
)
def test_nonsense_is_a_bad_gateway(games_at, answer):
    with FakePeer(answer) as fake, pytest.raises(PeerFailed):
        games_at(fake.url).get("/x", Done)


@pytest.mark.parametrize("status", [500, 502, 503])
def test_a_failing_peer_is_down(games_at, status):
    with FakePeer(answering(status, b'{"msg": "oh"}')) as fake, pytest.raises(PeerDown):
        games_at(fake.url).get("/x", Done)


def test_a_slow_peer_is_down_in_bounded_time(games_at):
    asleep = FakePeer(sleeping(FOR_EVER_SECONDS))
    with asleep as fake, pytest.raises(PeerDown, match="too slow"):
        games_at(fake.url).get("/x", Done)


def dribble(handler):
    """A byte now and then: every single read is in time."""
    handler.send_response(200)
    handler.send_header("Content-Length", "100000")
    handler.end_headers()
    for _ in range(10 * FOR_EVER_SECONDS):
        time.sleep(0.1)
        handler.wfile.write(b" ")


def begin_and_stop(handler):
    handler.send_response(200)
    handler.send_header("Content-Length", "100")
    handler.end_headers()
    time.sleep(FOR_EVER_SECONDS)


@pytest.mark.parametrize("behaviour", [dribble, begin_and_stop])
def test_a_peer_that_dribbles_is_down_in_bounded_time(games_at, behaviour):
    with FakePeer(behaviour) as fake, pytest.raises(PeerDown):
        games_at(fake.url).get("/x", Done)


def test_all_calls_of_a_request_share_one_limit_of_time(games_at, monkeypatch):
    monkeypatch.setattr("shared.peers.REQUEST_SECONDS", 0.5)
    with FakePeer(sleeping(FOR_EVER_SECONDS)) as fake, Flask("players").test_request_context():
        g.started = time.monotonic()
        for _ in range(10):
            with pytest.raises(PeerDown, match="too slow"):
                games_at(fake.url).get("/x", Done)
        assert len(fake.calls) in (1, 2)  # of 0.3 seconds each, in half a second


def test_nobody_listening_is_down(games_at):
    with pytest.raises(PeerDown, match="does not answer"):
        games_at(f"http://127.0.0.1:{free_ports(1)[0]}").get("/x", Done)


def hang_up(handler):
    handler.close_connection = True


@pytest.mark.parametrize(
    ("call", "times"),
    [
        (lambda peer: peer.get("/x", Done), 2),
        (lambda peer: peer.get("/x", Done, retry=False), 1),
        (lambda peer: peer.post("/x", Done), 1),
    ],
    ids=["a read is repeated once", "unless told not to", "a write never"],
)
def test_only_what_may_be_repeated_is(games_at, call, times):
    with FakePeer(hang_up) as fake:
        with pytest.raises(PeerDown):
            call(games_at(fake.url))
        assert len(fake.calls) == times
