"""Registration: what a member may say of himself, who moves up, who can still be paired."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture(scope="module")
def stranger(api):
    return a_member(api)


def statuses(hall):
    rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
    return [row["status"] for row in rows]


def test_nobody_takes_over_the_entry_of_somebody_else_who_withdrew(api, organiser, stranger):
    hall = a_hall(api, organiser, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    member = a_member(api)
    own = {"pseudo": member.pseudo, "name": "Zed", "phone": "0102030405"}
    gone = [
        hall.done("POST", path, token=member.token, json=own)["id"],
        hall.done("POST", path, json={"name": "Guest", "phone": "0102030405"})["id"],
    ]
    for entry in gone:
        hall.done("DELETE", f"/registrations/{entry}")
    for name in ("Zed", "Guest"):
        sent = {"pseudo": stranger.pseudo, "name": name}
        answer = hall.ask("POST", path, token=stranger.token, json=sent)
        assert (answer.status_code, "0102030405" in answer.text) == (409, False)
    assert hall.done("POST", path, json={"name": "Guest"})["id"] == gone[1]
    assert hall.done("POST", path, token=member.token, json={})["id"] == gone[0]


@pytest.mark.parametrize("field", ["fee", "paid", "fixed_table", "papi_player_id"])
def test_money_and_tables_are_not_for_players_to_say(api, organiser, stranger, field):
    hall = a_hall(api, organiser, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    answer = hall.ask("POST", path, token=stranger.token, json={field: 1})
    assert (answer.status_code, field in answer.json()["msg"]) == (403, True)
    sent = {"pseudo": stranger.pseudo, field: 1}
    assert hall.done("POST", path, json=sent)[field] == 1


def test_a_larger_capacity_lets_those_who_wait_move_up(api, organiser):
    hall = a_hall(api, organiser, capacity=2)
    hall.register(5)
    assert statuses(hall).count("waiting") == 3
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"capacity": 4})
    assert statuses(hall) == ["registered"] * 4 + ["waiting"]
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"capacity": None})
    assert statuses(hall) == ["registered"] * 5


def test_only_registered_players_check_in(api, organiser):
    hall = a_hall(api, organiser, capacity=2)
    first, _, waiting = hall.register(3)
    path = f"/registration-check-ins/{waiting}"
    assert hall.ask("PUT", path, json={"checked_in": True}).status_code == 409
    hall.done("DELETE", f"/registrations/{first}")
    path = f"/registration-check-ins/{first}"
    assert hall.ask("PUT", path, json={"checked_in": True}).status_code == 409
    assert len(hall.pair(dry_run=True)["pairs"]) == 1


def test_withdrawing_twice_changes_nothing_the_second_time(api, organiser):
    hall = a_hall(api, organiser)
    leaving = hall.register(5)[4]
    hall.play(1)
    assert hall.done("DELETE", f"/registrations/{leaving}")["withdrawn_after"] == 1
    hall.play(2)
    assert hall.done("DELETE", f"/registrations/{leaving}")["withdrawn_after"] == 1


def test_who_comes_while_a_round_is_a_draft_plays_it_if_it_is_paired_again(api, organiser):
    hall = a_hall(api, organiser)
    path = f"/tournament-registrations/{hall.tournament}"
    hall.register(3)
    hall.pair()
    late = hall.done("POST", path, json={"name": "Late"})["id"]
    assert any(late in pair for pair in hall.pair()["pairs"])
    later = hall.done("POST", path, json={"name": "Later"})["id"]
    hall.publish(1)
    begins = {row["id"]: row["first_round"] for row in hall.done("GET", path)["registrations"]}
    assert (begins[late], begins[later]) == (1, 2)


def test_a_member_enters_under_his_real_name_once_he_agreed_and_it_is_remembered(api, organiser):
    member = a_member(api, family_name="Zając", first_name="Piotr", country="DEU")
    entered = []
    for choice in ({}, {"real_name": True}, {}, {"real_name": False}):
        hall = a_hall(api, organiser, registration_open=True)
        path = f"/tournament-registrations/{hall.tournament}"
        made = hall.done("POST", path, token=member.token, json=choice)
        entered.append((made["name"], made["federation"]))
        listed = hall.done("GET", f"/event-persons/{hall.event}")["persons"]
        assert [each["pseudo"] for each in listed] == [member.pseudo]
    real, pseudo = ("Zając, Piotr", "GER"), (member.pseudo, "GER")
    assert entered == [pseudo, real, real, pseudo]


def test_a_name_the_staff_gave_stays_when_a_member_enters_another_tournament(api, organiser):
    member = a_member(api, family_name="Zając", first_name="Piotr")
    hall = a_hall(api, organiser, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    made = hall.done("POST", path, token=member.token, json={"real_name": True})
    hall.done("PUT", f"/registrations/{made['id']}", json={"name": "Zajac, Peter"})
    hall.done("DELETE", f"/registrations/{made['id']}")
    again = hall.done("POST", path, token=member.token, json={"real_name": True})
    assert again["name"] == "Zajac, Peter"
