"""Exports handed on to the address of a target: anonymous, in their time, until they arrive."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.factories import a_member, eventually
from tests.tournaments.arrangements import a_hall


class Receiver(ThreadingHTTPServer):
    """A federation's server: keeps what it gets and answers with the statuses it was given."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Reception)
        self.statuses, self.received = [], []


class Reception(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.server.received.append((dict(self.headers), body))
        self.send_response(self.server.statuses.pop(0) if self.server.statuses else 200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


@pytest.fixture
def federation(stack):
    server = Receiver()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    given = {"url": f"http://127.0.0.1:{server.server_port}/", "headers": {"X-Club": "harbour"}}
    draft = stack.data / "targets-draft"
    # A name of its own: files that other tests made for their federation stay where they are.
    server.name = f"federation {server.server_port}"
    draft.write_text(json.dumps({server.name: given}))
    draft.rename(stack.data / "export-targets.json")
    yield server
    (stack.data / "export-targets.json").unlink()
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    made = a_hall(api, organiser)
    made.register(2, birth="1990-05-01", email="somebody@example.org")
    return made


def ask(hall, target, **order):
    path = f"/tournament-exports/{hall.tournament}"
    return hall.done("POST", path, json={"target": target, **order})


def newest(hall):
    return hall.done("GET", f"/tournament-exports/{hall.tournament}")["exports"][0]


def test_a_file_is_sent_again_until_it_is_taken(hall, federation, clock):
    federation.statuses = [503, 429]
    ask(hall, federation.name)
    eventually(lambda: len(federation.received) == 1)
    eventually(lambda: newest(hall)["message"] == "the target answered 503")
    clock(60)
    eventually(lambda: newest(hall)["message"] == "the target answered 429")
    clock(400)
    eventually(lambda: newest(hall)["status"] == "sent")
    assert newest(hall)["attempts"] == 3
    (headers, first), *_, (_, last) = federation.received
    assert first == last == hall.done("GET", f"/exports/{newest(hall)['id']}")["content"]
    assert "1990" not in last
    assert "somebody" not in last
    assert (headers["X-Club"], headers["Idempotency-Key"]) == ("harbour", newest(hall)["digest"])
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["last_ffe_upload"]


def test_a_file_the_target_refuses_is_not_sent_again(hall, federation):
    federation.statuses = [422]
    ask(hall, federation.name)
    eventually(lambda: newest(hall)["status"] == "refused")
    assert newest(hall)["message"] == "the target answered 422"


def test_a_continuous_export_follows_the_tournament_at_its_interval(hall, federation, clock):
    ask(hall, federation.name, continuous=True)
    eventually(lambda: newest(hall)["status"] == "sent")
    first = newest(hall)["id"]
    hall.done("POST", f"/tournament-registrations/{hall.tournament}", json={"name": "Third"})
    eventually(lambda: newest(hall)["id"] != first)
    following = newest(hall)
    assert following["status"] == "waiting"
    assert following["not_before"] > following["asked_at"]
    clock(200)
    eventually(lambda: newest(hall)["status"] == "sent")
    assert "Third" in federation.received[-1][1]
    hall.done("DELETE", f"/exports/{following['id']}")
    assert newest(hall)["continuous"] is False


def test_targets_without_an_address_only_keep_the_file(hall, federation):
    ask(hall, "newspaper")
    eventually(lambda: newest(hall)["status"] == "made")
    listed = hall.done("GET", f"/tournament-exports/{hall.tournament}")
    assert listed["targets"] == [federation.name]
    assert federation.received == []


def test_a_waiting_export_can_be_ended(hall, federation):
    ask(hall, federation.name)
    eventually(lambda: newest(hall)["status"] == "sent")
    waiting = ask(hall, federation.name)
    hall.done("DELETE", f"/exports/{waiting['id']}")
    assert newest(hall)["status"] == "ended"
    assert hall.ask("DELETE", f"/exports/{waiting['id']}", token=None).status_code == 401
