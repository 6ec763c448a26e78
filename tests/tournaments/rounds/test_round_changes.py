"""A round already shown is changed by an arbiter, as far as results and later rounds allow."""

import pytest

from tests.factories import a_member, confirm_address
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

REASON = "The train was late"


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    """Five players, the first round published: two boards, and one with the bye."""
    made = a_hall(api, organiser, planned_rounds=3)
    made.register(5)
    made.pair()
    made.publish(1)
    return made


def path(hall, number=1):
    return f"/round-changes/{hall.tournament}/{number}"


def change(hall, *steps, number=1, **more):
    return hall.ask("POST", path(hall, number), json={"changes": steps, "reason": REASON, **more})


def pairs(hall, number=1):
    return [
        (board["white"]["registration_id"], board["black"]["registration_id"])
        for board in hall.round(number)["boards"]
    ]


def bye(hall, number=1):
    [row] = [r for r in hall.round(number)["sitting_out"] if r["absence"] == "pairing_bye"]
    return row["registration_id"]


def test_a_latecomer_is_paired_with_the_bye_and_the_trail_tells_who_and_why(hall):
    alone, boards = bye(hall), pairs(hall)
    [late] = hall.register(1, best=2000, name="Latecomer")
    done = change(hall, {"step": "pair", "one": late, "other": alone})
    assert done.status_code == 200, done.text
    assert pairs(hall) == [*boards, (late, alone)]
    assert hall.round(1)["sitting_out"] == []
    [trail] = hall.done("GET", path(hall))["changes"]
    assert (trail["reason"], trail["changed_by"]) == (REASON, hall.organiser.pseudo)
    assert [each["step"] for each in trail["steps"]] == ["pair"]
    assert (len(trail["before"]["boards"]), len(trail["after"]["boards"])) == (2, 3)
    for board in hall.round(1)["boards"]:
        assert hall.enter(1, board["board"], 3).status_code == 200
    hall.close(1)
    assert len(hall.pair()["pairs"]) == 3


def test_a_dry_run_changes_nothing(hall):
    boards = pairs(hall)
    seen = change(hall, {"step": "turn", "one": 1}, dry_run=True).json()
    assert (seen["stored"], seen["confirm"]) == (False, None)
    assert seen["after"]["boards"][0]["white"] == boards[0][1]
    assert pairs(hall) == boards


def test_results_that_would_be_lost_need_the_token_of_the_dry_run(hall):
    (one, _), (other, _) = pairs(hall)
    hall.enter(1, 1, 3)
    swap = {"step": "swap", "one": one, "other": other}
    refused = change(hall, swap)
    assert (refused.status_code, refused.json()["boards"]) == (409, [1])
    token = change(hall, swap, dry_run=True).json()["confirm"]
    hall.enter(1, 2, 2)
    assert change(hall, swap, confirm=token).status_code == 409, "another result came meanwhile"
    token = change(hall, swap, dry_run=True).json()["confirm"]
    done = change(hall, swap, confirm=token).json()
    assert done["results_lost"] == [1, 2]
    assert [board["result"] for board in hall.round(1)["boards"]] == [0, 0]
    history = hall.done("GET", f"/tournament-results/{hall.tournament}")["results"]
    assert [(each["board_id"], each["value"], each["reason"]) for each in history[-2:]] == [
        (1, 0, REASON),
        (2, 0, REASON),
    ]


def test_a_tablet_that_saw_the_board_before_cannot_write_on_it(hall):
    seen = hall.round(1)["boards"][0]["version"]
    change(hall, {"step": "turn", "one": 1})
    assert hall.enter(1, 1, 3, body={"version": seen}).status_code == 409


def test_boards_change_numbers_and_keep_their_results(hall):
    first, second = pairs(hall)
    hall.enter(1, 1, 1)
    assert change(hall, {"step": "swap_boards", "one": 1, "other": 2}).status_code == 200
    assert pairs(hall) == [second, first]
    assert [board["result"] for board in hall.round(1)["boards"]] == [0, 1]


def test_a_bye_in_a_closed_round_counts_and_reopens_nothing(hall):
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    alone = bye(hall)
    done = change(hall, {"step": "bye", "one": alone, "absence": "half_bye"}).json()
    assert done["reopened"] is False
    points = {row["registration_id"]: row["values"][0] for row in hall.standing()["lines"]}
    assert float(points[alone]) == 0.5


def test_a_closed_round_that_lacks_a_result_is_played_again(hall):
    alone = bye(hall)
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    hall.pair()
    [late] = hall.register(1, best=2000, name="Latecomer")
    done = change(hall, {"step": "pair", "one": alone, "other": late}).json()
    assert (done["reopened"], done["drafts_removed"]) == (True, [2])
    assert hall.round(1)["status"] == "published"


def test_once_a_later_round_is_shown_only_opponents_stay(hall):
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    hall.pair()
    hall.publish(2)
    (one, _), (other, _) = pairs(hall)
    refused = change(hall, {"step": "swap", "one": one, "other": other}, dry_run=True)
    assert (refused.status_code, "later round" in refused.json()["msg"]) == (409, True)
    assert change(hall, {"step": "turn", "one": 1}).status_code == 200
    assert hall.round(1)["boards"][0]["result"] == 1


def test_a_table_drawn_up_in_advance_keeps_its_opponents(api, organiser):
    hall = a_hall(api, organiser, system="round_robin", planned_rounds=3)
    hall.register(4)
    hall.pair()
    hall.publish(1)
    (one, _), (other, _) = pairs(hall)
    assert change(hall, {"step": "swap", "one": one, "other": other}).status_code == 409
    assert change(hall, {"step": "turn", "one": 2}).status_code == 200


def test_drafts_and_strangers_and_steps_that_do_not_fit_are_refused(hall):
    assert change(hall, {"step": "turn", "one": 9}).status_code == 400
    assert change(hall, {"step": "dance", "one": 1}).status_code == 400
    stranger = {"changes": [{"step": "turn", "one": 1}], "reason": REASON}
    assert (
        hall.ask("POST", path(hall), json=stranger, token=a_member(hall.api).token).status_code
        == 403
    )
    for board in (1, 2):
        hall.enter(1, board, 3)
    hall.close(1)
    hall.pair()
    assert change(hall, {"step": "turn", "one": 1}, number=2).status_code == 409


def test_a_publication_is_taken_back_while_no_result_is_in(hall):
    [late] = hall.register(1, best=2000, name="Latecomer")
    take_back = {"status": "draft", "reason": REASON}
    round_path = f"/tournament-rounds/{hall.tournament}/1"
    hall.done("PUT", round_path, json=take_back)
    assert hall.round(1)["status"] == "draft"
    assert any(late in pair for pair in hall.pair()["pairs"]), "he came before it was paired anew"
    hall.publish(1)
    hall.enter(1, 1, 3)
    assert hall.ask("PUT", round_path, json=take_back).status_code == 409


def test_members_concerned_are_told_by_mail_and_nobody_else(api, admin, organiser):
    hall = a_hall(api, organiser, planned_rounds=3)
    players = [a_member(api) for _ in range(4)]
    for player in players:
        confirm_address(api, player.pseudo)
        sent = {"pseudo": player.pseudo}
        hall.done("POST", f"/tournament-registrations/{hall.tournament}", json=sent)
    hall.pair()
    hall.publish(1)
    change(hall, {"step": "turn", "one": 2})
    second = hall.round(1)["boards"][1]
    concerned = {second["white"]["name"], second["black"]["name"]}

    def told(words):
        return {player.pseudo for player in players if words in subjects(player)}

    def subjects(player):
        sent = {"token": admin, "params": {"address": f"{player.pseudo}@example.org"}}
        return [m["subject"] for m in api.get("emails", "/outbox", **sent).json()["mails"]]

    eventually(lambda: len(told("Main tournament : la ronde 1 a changé")) == 2)
    assert told("Main tournament : la ronde 1 a changé") == concerned
    take_back = {"status": "draft", "reason": REASON}
    hall.done("PUT", f"/tournament-rounds/{hall.tournament}/1", json=take_back)
    eventually(lambda: len(told("Main tournament : la ronde 1 est retirée")) == 4)


def test_a_running_tournament_is_neither_deleted_nor_shortened(hall):
    hall.enter(1, 1, 3)
    tournament = f"/tournaments/{hall.tournament}"
    assert hall.ask("DELETE", tournament).status_code == 400
    assert hall.ask("DELETE", f"/events/{hall.event}").status_code == 400
    hall.enter(1, 2, 3)
    hall.close(1)
    hall.play(2)
    assert hall.ask("PUT", tournament, json={"planned_rounds": 1}).status_code == 400
    assert hall.ask("PUT", tournament, json={"planned_rounds": 2}).status_code == 200
    assert hall.ask("DELETE", tournament).status_code == 200, "it is over"


def test_a_tournament_is_planned_then_running_then_finished_and_archived_by_hand(api, organiser):
    hall = a_hall(api, organiser, planned_rounds=1)
    hall.register(2)
    tournament = f"/tournaments/{hall.tournament}"

    def status():
        return hall.get(tournament).json()["status"]

    assert status() == "planned"
    hall.pair()
    hall.publish(1)
    assert status() == "running"
    hall.enter(1, 1, 3)
    hall.close(1)
    assert status() == "finished"
    assert hall.done("PUT", tournament, json={"status": "archived"})["status"] == "archived"
    assert hall.enter(1, 1, 1, body={"version": 2}).status_code == 409
    assert hall.ask("PUT", tournament, json={"name": "Other"}).status_code == 409
    late = {"name": "Latecomer"}
    path = f"/tournament-registrations/{hall.tournament}"
    assert hall.ask("POST", path, json=late).status_code == 409
    hall.done("PUT", tournament, json={"status": "finished"})
    assert hall.enter(1, 1, 1, body={"version": 2}).status_code == 200
    assert hall.ask("PUT", tournament, json={"status": "gone"}).status_code == 400


def test_nothing_of_an_archived_tournament_changes_but_who_leaves_the_platform(api, organiser):
    hall = a_hall(api, organiser, planned_rounds=3)
    first, _, third = hall.register(3)
    member = a_member(api)
    own = {"pseudo": member.pseudo}
    entry = hall.done("POST", f"/tournament-registrations/{hall.tournament}", json=own)["id"]
    hall.play(1)
    hall.pair()
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"status": "archived"})
    for verb, path, sent in (
        ("POST", f"/tournament-rounds/{hall.tournament}", {}),
        ("POST", f"/tournament-rounds/{hall.tournament}", {"dry_run": True}),
        ("PUT", f"/tournament-rounds/{hall.tournament}/2", {"status": "published"}),
        ("DELETE", f"/registrations/{first}", {}),
        ("PUT", f"/registrations/{first}", {"rating": 1}),
        ("PUT", f"/registration-check-ins/{first}", {"checked_in": True}),
        ("PUT", f"/registration-payments/{first}", {"paid": 5}),
        ("PUT", f"/registration-skipped-rounds/{third}", {"round": 3}),
        ("DELETE", f"/registration-skipped-rounds/{third}/3", {}),
    ):
        answer = hall.ask(verb, path, json=sent)
        assert (answer.status_code, "archived" in answer.text) == (409, True), (path, answer.text)
    left = api.delete("players", f"/players/{member.pseudo}", token=member.token)
    assert left.ok, left.text

    def has_left():
        rows = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"]
        return next(row for row in rows if row["id"] == entry)["status"] == "withdrawn"

    eventually(has_left)


@pytest.mark.parametrize("system", ["knockout", "double_elimination"])
def test_a_bracket_is_finished_when_its_final_is_decided(api, organiser, system):
    hall = a_hall(api, organiser, planned_rounds=1, system=system)
    hall.register(3)
    number, status = 0, "running"
    while status == "running":
        number += 1
        hall.play(number)
        status = hall.get(f"/tournaments/{hall.tournament}").json()["status"]
    assert number == {"knockout": 2, "double_elimination": 4}[system]
    assert hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={}).status_code == 422


def test_a_tournament_that_people_called_finished_is_not_paired_on(api, organiser):
    hall = a_hall(api, organiser, planned_rounds=3)
    hall.register(4)
    hall.play(1)
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"status": "finished"})
    assert hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={}).status_code == 409
    hall.done("PUT", f"/tournaments/{hall.tournament}", json={"status": "running"})
    assert len(hall.pair()["pairs"]) == 2
