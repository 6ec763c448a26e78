"""Exports handed on to the address of a target: anonymous, in their time, until they arrive."""

import json

import pytest

from tests.factories import a_member, eventually
from tests.tournaments.arrangements import a_hall
from tests.tournaments.receiver import receiving


@pytest.fixture(params=["generic"])
def federation(stack, request):
    with receiving() as server:
        kind = {"kind": request.param} if request.param != "generic" else {}
        given = {"url": server.url, "headers": {"X-Club": "harbour"}, **kind}
        draft = stack.data / "targets-draft"
        # A name of its own: files that other tests made for their federation stay where they are.
        server.name = f"federation {server.server_port}"
        draft.write_text(json.dumps({server.name: given}))
        draft.rename(stack.data / "export-targets.json")
        yield server
        (stack.data / "export-targets.json").unlink()


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
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["last_ffe_upload"] is None


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


@pytest.mark.parametrize("federation", ["ffe"], indirect=True)
def test_the_french_federation_gets_the_tournaments_own_codes_and_only_it_is_noted(
    hall, federation
):
    ask(hall, federation.name)
    eventually(lambda: newest(hall)["status"] == "refused")
    assert "no number and code" in newest(hall)["message"]
    assert federation.received == []
    codes = {"ffe_id": 12345, "ffe_password": "ABCDEFGHIJ"}
    hall.done("PUT", f"/tournaments/{hall.tournament}", json=codes)
    path = f"/federation-acts/{hall.tournament}"
    for act in ("test", "visible", "invoice"):
        hall.done("POST", path, json={"target": federation.name, "act": act})
    bodies = [body for _, body in federation.received]
    assert bodies == [
        f"action={act}&tournament=12345&code=ABCDEFGHIJ" for act in ("test", "visible", "invoice")
    ]
    federation.statuses = [403]
    refused = hall.ask("POST", path, json={"target": federation.name, "act": "test"})
    assert (refused.status_code, "403" in refused.json()["msg"]) == (409, True)


@pytest.mark.parametrize("federation", ["ffe"], indirect=True)
def test_an_upload_to_the_french_federation_is_a_form_with_the_file(hall, federation):
    codes = {"ffe_id": 12345, "ffe_password": "ABCDEFGHIJ"}
    hall.done("PUT", f"/tournaments/{hall.tournament}", json=codes)
    ask(hall, federation.name)
    eventually(lambda: newest(hall)["status"] == "sent")
    headers, body = federation.received[-1]
    assert headers["Content-Type"].startswith("multipart/form-data")
    for part in ("upload", "12345", "ABCDEFGHIJ", "001 ", "12345.trf26"):
        assert part in body
    assert "1990" not in body
    eventually(lambda: hall.done("GET", f"/tournaments/{hall.tournament}")["last_ffe_upload"])


@pytest.mark.parametrize("federation", ["chess_results"], indirect=True)
def test_other_kinds_are_asked_nothing_besides(hall, federation):
    ask(hall, federation.name)
    eventually(lambda: newest(hall)["status"] == "sent")
    assert 'name="file"' in federation.received[-1][1]
    path = f"/federation-acts/{hall.tournament}"
    sent = {"target": federation.name, "act": "invoice"}
    assert hall.ask("POST", path, json=sent).status_code == 404
