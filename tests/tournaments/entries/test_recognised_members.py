"""A guest turns out to be a member, on an arbiter's word."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    return a_hall(api, organiser)


def rows(hall):
    return hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]


def recognise(hall, person, member, **sent):
    path = f"/person-members/{person}"
    return hall.ask("PUT", path, json={"pseudo": member.pseudo}, **sent)


def test_entries_and_results_of_a_guest_become_those_of_the_member(api, hall):
    hall.register(2)
    hall.play(1)
    member, person = a_member(api), rows(hall)[0]["person_id"]
    seen = recognise(hall, person, member).json()
    assert (seen["player_id"], seen["pseudo"], seen["name"]) == (
        member.player_id,
        member.pseudo,
        "Player 001",
    )
    assert rows(hall)[0]["player_id"] == member.player_id
    assert recognise(hall, person, member).status_code == 200, "saying it twice is harmless"
    own = api.get("tournaments", f"/player-tournaments/{member.player_id}").json()["tournaments"]
    assert [each["id"] for each in own] == [hall.tournament]
    left = hall.done("DELETE", f"/person-members/{person}")
    assert (left["player_id"], left["pseudo"]) == (None, "")
    assert rows(hall)[0]["player_id"] is None


def test_a_member_is_one_person_of_an_event_and_a_person_one_member(api, hall):
    hall.register(2)
    member, other = a_member(api), a_member(api)
    one, two = (row["person_id"] for row in rows(hall))
    assert recognise(hall, one, member).ok
    assert recognise(hall, two, member).status_code == 409
    assert recognise(hall, one, other).status_code == 409
    assert rows(hall)[1]["player_id"] is None


def test_only_arbiters_say_who_somebody_is(api, hall):
    hall.register(1)
    member, person = a_member(api), rows(hall)[0]["person_id"]
    assert recognise(hall, person, member, token=member.token).status_code == 403
    for number, pseudo in ((99_999_999, member.pseudo), (person, "nobody")):
        path = f"/person-members/{number}"
        assert hall.ask("PUT", path, json={"pseudo": pseudo}).status_code == 404
