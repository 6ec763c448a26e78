"""What a tournament keeps for its staff, and what it may refer to."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall, an_event


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def stranger(api):
    return a_member(api)


def test_a_connection_belongs_to_its_event(api, organiser, stranger):
    elsewhere = an_event(api, stranger)
    body = {"uniq_id": "site", "user_id": "me", "password": "hush", "platform_event_id": "E1"}
    made = api.post(
        "tournaments", f"/event-connections/{elsewhere}", token=stranger.token, json=body
    )
    hall = a_hall(api, organiser)
    for connection in (made.json()["id"], 2_000_000_000):
        sent = {"chessevent_id": connection}
        assert hall.ask("PUT", f"/tournaments/{hall.tournament}", json=sent).status_code == 400
        body = {"uniq_id": f"with-{connection}", "name": "Other", **sent}
        assert hall.ask("POST", f"/event-tournaments/{hall.event}", json=body).status_code == 400


def test_letters_of_the_federation_password_are_for_arbiters(api, organiser, stranger):
    hall = a_hall(api, organiser, ffe_password="ABCDEFGHIJ")
    for path in (f"/tournaments/{hall.tournament}", f"/event-tournaments/{hall.event}"):
        assert "ABCD******" in hall.ask("GET", path).text
        assert "ABCD" not in hall.get(path).text
        assert "ABCD" not in hall.ask("GET", path, token=stranger.token).text
