"""What pages begin with: the overview of a tournament, and why a round was paired so."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def overview(hall, **sent):
    return hall.get(f"/tournament-overviews/{hall.tournament}", **sent)


def test_an_overview_tells_event_rounds_and_who_the_caller_is(api, organiser):
    hall, player = a_hall(api, organiser, registration_open=True), a_member(api)
    hall.register(3)
    path = f"/tournament-registrations/{hall.tournament}"
    entry = api.post("tournaments", path, token=player.token, json={"rating": 1500}).json()
    sent = {"round": 2}
    path = f"/registration-skipped-rounds/{entry['id']}"
    assert api.put("tournaments", path, token=player.token, json=sent).ok
    hall.play(1)
    hall.pair()

    seen = overview(hall).json()
    assert seen["event"]["name"] == "Open of the Harbour"
    assert (seen["registered"], seen["role"], seen["own"]) == (4, None, None)
    assert [each["status"] for each in seen["rounds"]] == ["closed"]

    own = overview(hall, token=player.token).json()["own"]
    assert own["registration"]["id"] == entry["id"]
    assert [each["round"] for each in own["skipped_rounds"]] == [2]

    staff = overview(hall, token=organiser.token).json()
    assert staff["role"] == "organiser"
    assert [each["status"] for each in staff["rounds"]] == ["closed", "draft"]


def test_a_private_event_has_no_overview_for_strangers(api, organiser):
    hall = a_hall(api, organiser, event={"public": False})
    assert overview(hall).status_code == 403
    assert overview(hall, token=organiser.token).status_code == 200


def reasons(hall, number, **sent):
    return hall.get(f"/round-explanations/{hall.tournament}/{number}", **sent)


def test_reasons_of_a_round_are_public_once_it_is(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(6)
    hall.pair()
    assert reasons(hall, 1).status_code == 404
    assert reasons(hall, 1, token=organiser.token).status_code == 200
    hall.publish(1)
    told = reasons(hall, 1).json()
    numbers = {each["number"]: each["name"] for each in told["players"]}
    pairs = [pair for bracket in told["explanation"] for pair in bracket["pairs"]]
    shown = hall.round(1)["boards"]
    assert {(numbers[pair["white"]], numbers[pair["black"]]) for pair in pairs} == {
        (board["white"]["name"], board["black"]["name"]) for board in shown
    }


def test_numbers_that_moved_since_are_not_given_other_names(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(6)
    hall.play(1)
    hall.register(1, best=2800, birth="1990")  # merged by rating before the second round
    hall.pair()
    assert reasons(hall, 1).json()["players"] == []
