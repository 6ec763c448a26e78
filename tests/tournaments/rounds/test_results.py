"""Entering results: who may, what happens when two do, nothing is lost or doubled."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from services.tournaments.hall.access import WRONG_CODES
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall

CODE = {"EventCode": "tablet-42"}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    """Four players, the first round published, results by code allowed."""
    made = a_hall(api, organiser, event={"update_password": "tablet-42", "record_illegal_moves": 2})
    made.register(4)
    made.pair()
    made.publish(1)
    return made


def appointed(hall, role):
    person = a_member(hall.api)
    hall.done("POST", f"/event-staff/{hall.event}", json={"pseudo": person.pseudo, "role": role})
    return person.token


def test_the_code_is_never_shown(hall):
    seen = hall.get(f"/events/{hall.event}")
    assert seen.json()["update_password_set"] is True
    assert "tablet-42" not in seen.text
    assert "argon" not in seen.text


@pytest.mark.parametrize("result", [1, 2, 3])
def test_tablets_with_the_code_enter_what_players_may(hall, result):
    assert hall.enter(1, 1, result, token=None, headers=CODE).json()["result"] == result


@pytest.mark.parametrize("result", [4, 5, 6])
def test_forfeits_are_the_arbiters(hall, result):
    assert hall.enter(1, 1, result, token=None, headers=CODE).status_code == 403
    assert hall.enter(1, 1, result, token=appointed(hall, "clerk")).status_code == 403
    assert hall.enter(1, 1, result, token=appointed(hall, "arbiter")).status_code == 200


@pytest.mark.parametrize(
    ("headers", "status"), [({}, 401), ({"EventCode": "wrong"}, 403), ({"EventCode": ""}, 401)]
)
def test_nobody_enters_a_result_without_the_right_code(hall, headers, status):
    assert hall.enter(1, 1, 3, token=None, headers=headers).status_code == status


def test_members_and_spectators_may_not_enter_results(hall):
    assert hall.enter(1, 1, 3, token=a_member(hall.api).token).status_code == 403
    assert hall.enter(1, 1, 3, token=appointed(hall, "spectator")).status_code == 403


def test_guessing_the_code_is_limited(hall):
    statuses = [
        hall.enter(1, 1, 3, token=None, headers={"EventCode": f"guess {n}"}).status_code
        for n in range(WRONG_CODES + 3)
    ]
    assert statuses[0] == 403
    assert statuses[-1] == 429


def test_a_stale_tablet_is_told_and_changes_nothing(hall):
    assert hall.enter(1, 1, 3, body={"version": 1}).json()["version"] == 2
    stale = hall.enter(1, 1, 1, body={"version": 1})
    assert (stale.status_code, stale.json()["result"], stale.json()["version"]) == (409, 3, 2)
    assert hall.enter(1, 1, 1).status_code == 409
    assert hall.enter(1, 1, 1, headers={"If-Match": '"1"'}).status_code == 412
    assert hall.enter(1, 1, 1, headers={"If-Match": '"2"'}).status_code == 200
    assert hall.round(1)["boards"][0]["notation"] == "0-1"


def test_two_clerks_at_the_same_board_at_once(hall):
    with ThreadPoolExecutor(8) as clerks:
        answers = list(
            clerks.map(lambda result: hall.enter(1, 1, result, body={"version": 1}), [1, 2, 3] * 4)
        )
    statuses = sorted(answer.status_code for answer in answers)
    assert statuses == [200] + [409] * 11
    accepted = next(answer.json()["result"] for answer in answers if answer.ok)
    assert hall.round(1)["boards"][0]["result"] == accepted
    assert len(hall.get(f"/tournament-results/{hall.tournament}").json()["results"]) == 1


def test_sending_the_same_entry_twice_is_harmless(hall):
    key = {"Idempotency-Key": "tablet-7-entry-1"}
    first = hall.enter(1, 1, 3, headers=key)
    again = hall.enter(1, 1, 3, headers=key)
    assert (first.json()["repeated"], again.json()["repeated"]) == (False, True)
    assert first.json()["version"] == again.json()["version"]
    assert hall.enter(1, 2, 3, headers=key).status_code == 422


def test_a_sheet_of_results_is_entered_as_a_whole_or_not_at_all(hall):
    path, key = f"/round-results/{hall.tournament}/1", {"Idempotency-Key": "sheet-1"}

    def sent(*lines, **more):
        sheet = [dict(zip(("board", "result", "version"), line, strict=True)) for line in lines]
        return hall.ask("PUT", path, json={"results": sheet}, **more)

    stale = sent((1, 3, 1), (2, 2, 7))
    assert (stale.status_code, stale.json()["board"]) == (409, 2)
    assert [board["result"] for board in hall.round(1)["boards"]] == [0, 0]
    assert sent((1, 3, 1), (9, 2, 1)).status_code == 404
    assert sent((1, 3, 1), (1, 2, 1)).status_code == 400
    entered = sent((1, 3, 1), (2, 2, 1), headers=key)
    assert entered.json()["boards"]["2"]["version"] == 2
    assert sent((1, 3, 1), (2, 2, 1), headers=key).json()["boards"]["1"]["repeated"] is True
    assert [board["result"] for board in hall.round(1)["boards"]] == [3, 2]
    by_code = {"token": None, "headers": CODE}
    assert sent((1, 6, 2), **by_code).status_code == 403


def test_a_tablet_left_on_the_last_round_cannot_write_into_this_one(hall):
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    hall.pair()
    hall.publish(2)
    late = hall.enter(1, 1, 2, token=None, headers=CODE, body={"version": 2})
    assert late.status_code == 409
    assert "reload" in late.json()["msg"]
    assert {board["result"] for board in hall.round(2)["boards"]} == {0}


@pytest.mark.parametrize(("number", "board"), [(1, 99), (7, 1), (0, 1)])
def test_a_board_that_does_not_exist_is_not_found(hall, number, board):
    assert hall.enter(number, board, 3).status_code == 404


@pytest.mark.parametrize("version", ["9" * 5000, "four", "-1", "²"])
def test_versions_that_are_none_are_refused(hall, version):
    answer = hall.enter(1, 1, 3, headers={"If-Match": version.encode()})
    assert answer.status_code == 400


@pytest.mark.parametrize("result", [0, 7, -1, "won"])
def test_other_results_are_refused(hall, result):
    assert hall.enter(1, 1, result).status_code == 400


def test_deleting_a_result_is_the_arbiters_unless_the_event_allows_it(hall):
    path = f"/board-results/{hall.tournament}/1/1"
    hall.enter(1, 1, 3)
    sent = {"token": None, "headers": CODE, "params": {"version": 2}}
    assert hall.ask("DELETE", path, **sent).status_code == 403
    hall.done(
        "PUT", f"/events/{hall.event}", json={"allow_results_deletion_on_input_screens": True}
    )
    assert hall.ask("DELETE", path, **sent).json()["result"] == 0
    history = hall.get(f"/tournament-results/{hall.tournament}").json()["results"]
    assert [entry["value"] for entry in history] == [3, 0]
    assert all(entry["superseded"] for entry in history)


def test_illegal_moves_stop_at_the_maximum(hall):
    board = hall.round(1)["boards"][0]
    player = board["white"]["registration_id"]
    path = f"/illegal-moves/{hall.tournament}/1/{player}"
    shown = [hall.ask("POST", path, token=None, headers=CODE).status_code for _ in range(3)]
    assert shown == [201, 201, 409]
    assert hall.round(1)["boards"][0]["white"]["illegal_moves"] == 2
    assert hall.ask("DELETE", path).json()["illegal_moves"] == 1
    hall.enter(1, 1, 3)
    assert hall.ask("POST", path).status_code == 409
    assert hall.ask("POST", f"/illegal-moves/{hall.tournament}/2/{player}").status_code == 404


def test_cards_are_listed_with_their_moments(hall):
    player = hall.round(1)["boards"][0]["white"]["registration_id"]
    path = f"/illegal-moves/{hall.tournament}/1/{player}"
    for _ in range(2):
        hall.done("POST", path)
    seen = hall.get(path).json()
    assert (seen["illegal_moves"], len(seen["dates"])) == (2, 2)
    assert seen["dates"] == sorted(seen["dates"])
    assert hall.get(f"/illegal-moves/{hall.tournament}/9/{player}").status_code == 404
    hall.done("PUT", f"/events/{hall.event}", json={"public": False})
    assert hall.get(path).status_code == 403


def test_two_arbiters_pairing_at_once_make_one_round(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(6)
    with ThreadPoolExecutor(4) as arbiters:
        path = f"/tournament-rounds/{hall.tournament}"
        answers = list(arbiters.map(lambda _: hall.ask("POST", path, json={}), range(4)))
    assert {answer.status_code for answer in answers} <= {201, 409}
    assert any(answer.status_code == 201 for answer in answers)
    assert len(hall.done("GET", path)["rounds"]) == 1
    assert len(hall.round(1)["boards"]) == 3
