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


def test_passwords_and_secrets_are_not_found_in_the_database(api, organiser, stack):
    """Every file of it is searched for the letters."""
    ffe, password = "QZXWVUTSRQ", "letters nobody finds"
    hall = a_hall(api, organiser, ffe_password=ffe)
    body = {"uniq_id": "site", "user_id": "me", "password": password, "platform_event_id": "E1"}
    hall.done("POST", f"/event-connections/{hall.event}", json=body)
    sent = {"url": "http://127.0.0.1:9/told", "topics": ["round.published"]}
    secret = hall.done("POST", f"/event-webhooks/{hall.event}", json=sent)["secret"]
    assert secret
    kept = b"".join(path.read_bytes() for path in stack.data.glob("tournaments.db*"))
    assert not [text for text in (ffe, password, secret) if text.encode() in kept]
    assert f"{ffe[:4]}******" in hall.ask("GET", f"/tournaments/{hall.tournament}").text
