"""/game-adjudications, /simulation, /game-positions POST: the solver at work."""

import json
import threading
import time

import pytest

from tests.games.diplomacy.table import Table, told
from tests.games.diplomacy.test_walk import NAMES

MASTER = "You do not seem to be the game master of the game"
DAY = 86_400


def test_an_adjudication_is_one_step(started):
    started.play(france="A PAR - BUR\nA MAR S A PAR - BUR\nF BRE - MID")
    game = started.game()
    assert game["current_advancement"] == 1
    units = started.read("/game-positions/<id>")["units"]["2"]
    assert sorted(units) == [[1, 17], [1, 37], [2, 38]]
    report = started.read("/game-reports/<id>")["content"]
    assert "FRANCE\nF BRE - MID\nA MAR S A PAR - BUR\nA PAR - BUR\n" in report
    assert started.as_master("GET", "/game-orders/<id>", role_id=0).json()["orders"] == []


def test_only_the_master_adjudicates(started, crowd):
    for member in (crowd.players[0], crowd.stranger):
        assert told(started.act("POST", "/game-adjudications/<id>", member)) == (403, MASTER)


def test_a_missing_order_is_named_and_nothing_is_played(started):
    status, msg = told(started.adjudicate())
    assert status == 400
    assert msg.startswith("Failed to adjudicate ")
    assert "ANGLETERRE" in msg
    assert started.game()["current_advancement"] == 0


def test_names_of_the_caller_shape_only_his_own_answer(started):
    names = NAMES.replace("Angleterre", "Albion")
    assert "ALBION" in told(started.adjudicate(names=names))[1]
    started.order_all()
    assert started.adjudicate(names=names).status_code == 201
    assert "ANGLETERRE" in started.read("/game-reports/<id>")["content"]
    english = started.read("/game-reports/<id>", params={"lang": "en"})["content"]
    assert "ENGLAND" in english


def test_another_phase_than_the_one_meant_is_a_conflict(started):
    started.order_all()
    assert told(started.adjudicate(advancement=3)) == (409, "The game is at advancement 0, not 3")
    assert started.adjudicate(advancement=0).status_code == 201
    assert started.adjudicate(advancement=0).status_code == 409


def test_two_adjudications_at_once_play_one_phase(started):
    started.order_all()
    answers = []

    def adjudicate():
        answers.append(started.adjudicate(advancement=0).status_code)

    threads = [threading.Thread(target=adjudicate) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [201, 409, 409, 409]
    assert started.game()["current_advancement"] == 1


def test_a_game_that_is_not_started_or_stopped_is_not_adjudicated(waiting):
    assert told(waiting.adjudicate()) == (400, "Game is waiting: it has not started yet")
    waiting.start().change(current_state=2)
    assert told(waiting.adjudicate()) == (400, "Game is stopped")


def test_a_slow_game_waits_for_orders_or_the_deadline(api, crowd, clock):
    table = Table(api, crowd, fast=0, speed_moves=2, play_weekend=1).seat_all().start()
    table.order(1, table.holding(1))
    answer = table.adjudicate()
    assert told(answer) == (400, "Orders of 6 roles are missing and the deadline has not passed")
    assert answer.json()["missing"] == 6
    clock(3 * DAY)
    assert table.game()["late"] is True
    assert told(table.adjudicate())[1].startswith("Failed to adjudicate ")


def test_civil_disorder_stands_in_after_deadline_and_grace(api, crowd, clock):
    table = (
        Table(api, crowd, fast=0, speed_moves=1, play_weekend=1, cd_possible_moves=1)
        .seat_all()
        .start()
    )
    table.order(2, "A PAR - BUR\nA MAR H\nF BRE H")
    until_due = table.game()["deadline_timestamp"] - time.time()
    clock(until_due + 0.9 * DAY)
    assert table.adjudicate().status_code == 400
    clock(until_due + 1.1 * DAY)
    assert table.adjudicate().status_code == 201
    report = table.read("/game-reports/<id>")["content"]
    assert "A PAR - BUR\n" in report
    assert "A BER H;PAR DEFAUT" in report


def test_the_next_deadline_is_set_by_the_speed_of_the_phase(api, crowd):
    table = Table(api, crowd, speed_moves=3, speed_retreats=0, play_weekend=1).seat_all()
    assert table.game()["deadline"] == ""
    table.start()
    game = table.game()
    assert game["deadline_timestamp"] % DAY == 20 * 3600
    assert game["deadline"] != ""
    table.play()
    assert table.game()["late"]  # nobody retreats, so the phase is due at once


def test_a_deadline_given_by_the_master_stays(api, crowd):
    table = Table(api, crowd, deadline="2030-01-15", speed_moves=2).seat_all().start()
    assert table.game()["deadline"] == "2030-01-15"
    assert told(table.change(deadline="2030-01-19"))[0] == 400
    assert table.change(deadline="2030-01-21", deadline_hour=8).status_code == 200
    assert table.game()["deadline_timestamp"] == 1895212800


def test_a_paused_game_rests(started, crowd):
    path = "/game-pauses/<id>"
    assert told(started.act("POST", path, crowd.stranger)) == (403, MASTER)
    assert told(started.as_master("DELETE", path)) == (400, "Game is not paused")
    assert told(started.as_master("POST", path)) == (201, "Ok game paused")
    assert told(started.as_master("POST", path)) == (400, "Game is paused")
    started.order_all()
    assert told(started.adjudicate()) == (400, "Game is paused")
    assert started.game()["paused"] is True
    assert told(started.as_master("DELETE", path)) == (200, "Ok game resumed")
    started.pass_phase()


def test_a_pause_moves_the_deadline(api, crowd, clock):
    table = Table(api, crowd, speed_moves=2, play_weekend=1).seat_all().start()
    before = table.game()["deadline_timestamp"]
    table.as_master("POST", "/game-pauses/<id>")
    clock(5 * DAY)
    assert table.game()["late"] is False
    table.as_master("DELETE", "/game-pauses/<id>")
    assert table.game()["deadline_timestamp"] in (before + 5 * DAY, before + 6 * DAY)


def test_a_rectified_position_stands(started):
    started.rectify({1: [(2, 45)], 5: [(1, 71)]}, {9: 1}, {5: [(1, 17, 40)]})
    assert started.read("/game-positions/<id>") == {
        "ownerships": {"9": 1},
        "dislodged_ones": {"5": [[1, 17, 40]]},
        "units": {"1": [[2, 45]], "5": [[1, 71]]},
        "forbiddens": [],
    }
    assert started.game()["current_advancement"] == 0


@pytest.mark.parametrize("forbiddens", ["[5, 9]", '[{"region_num": 5}, {"region_num": 9}]'])
def test_forbidden_regions_are_taken_both_ways(started, forbiddens):
    answer = started.as_master(
        "POST", "/game-positions/<id>", center_ownerships="[]", units="[]", forbiddens=forbiddens
    )
    assert told(answer) == (201, "Ok position rectified")
    assert started.read("/game-positions/<id>")["forbiddens"] == [5, 9]


@pytest.mark.parametrize(
    ("units", "owners"),
    [
        ([{"type_unit": 1, "role": 1, "zone": 45}], []),
        ([{"type_unit": 3, "role": 1, "zone": 5}], []),
        ([{"type_unit": 1, "role": 9, "zone": 5}], []),
        ([], [{"center_num": 35, "role": 1}]),
        ([{"type_unit": 1, "role": 1, "zone": 5, "fake": 1}], []),
        ("nonsense", []),
        ([5], []),
    ],
)
def test_a_position_that_cannot_be_changes_nothing(started, units, owners):
    before = started.read("/game-positions/<id>")
    answer = started.as_master(
        "POST",
        "/game-positions/<id>",
        units=json.dumps(units),
        center_ownerships=json.dumps(owners),
        forbiddens="[]",
    )
    assert answer.status_code == 400
    assert started.read("/game-positions/<id>") == before


def test_only_the_master_rectifies(started, crowd):
    answer = started.act(
        "POST",
        "/game-positions/<id>",
        crowd.players[0],
        units="[]",
        center_ownerships="[]",
        forbiddens="[]",
    )
    assert told(answer) == (403, MASTER)


def simulation(api, **changes):
    sent = {
        "variant_name": "standard",
        "center_ownerships": "[]",
        "units": json.dumps([{"type_unit": 1, "role": 2, "zone": 47}]),
        "orders": json.dumps(
            [
                {
                    "order_type": 1,
                    "destination_zone": 17,
                    "active_unit": {"type_unit": 1, "role": 2, "zone": 47},
                }
            ]
        ),
    }
    return api.post("games", "/simulation", data=sent | changes)


def test_anyone_simulates(api):
    answer = simulation(api)
    assert answer.status_code == 201
    assert answer.json()["result"] == "FRANCE\nA PAR - BUR\n\n"
    assert told(answer)[1].startswith("Ok adjudication performed : SOLVEUR : INFORMATION")


@pytest.mark.parametrize(
    ("changes", "status", "begins"),
    [
        ({"variant_name": "nowhere"}, 404, "Variant nowhere doesn't exist"),
        ({"orders": "[]"}, 400, "Failed to adjudicate "),
        ({"units": '[{"type_unit": 1, "role": 2, "zone": 45}]'}, 400, "Failed to adjudicate "),
        ({"names": "{}"}, 400, "names"),
    ],
)
def test_a_failed_simulation_says_why(api, changes, status, begins):
    answer = simulation(api, **changes)
    assert answer.status_code == status
    assert told(answer)[1].startswith(begins)


DISLODGED = {
    "units": json.dumps(
        [
            {"type_unit": 1, "role": 3, "zone": 17},
            {"type_unit": 1, "role": 2, "zone": 17, "dislodged_origin": 40},
        ]
    ),
    "orders": json.dumps(
        [
            {
                "order_type": 6,
                "destination_zone": 47,
                "active_unit": {"type_unit": 1, "role": 2, "zone": 17},
            }
        ]
    ),
}


def test_a_simulation_plays_any_phase_and_says_what_became_of_each_order(api):
    answer = simulation(api, advancement=1, **DISLODGED).json()
    assert answer["position"]["units"] == {"2": [[1, 47]], "3": [[1, 17]]}
    assert answer["position"]["dislodged_ones"] == {}
    (outcome,) = answer["outcomes"]
    assert outcome["order"] == [2, 6, 1, 17, 0, 47]
    assert (outcome["result"], "PAR" in outcome["explanation"]) == ("succeeds", True)


def test_a_simulation_drops_nothing_it_was_sent(api):
    assert simulation(api, **DISLODGED).status_code == 400  # nobody retreats in spring
    forbidden = simulation(api, advancement=1, forbiddens="[47]", **DISLODGED)
    assert forbidden.status_code == 400


WRITTEN = {
    "orders": None,
    "units": json.dumps(
        [{"type_unit": 1, "role": 3, "zone": 40}, {"type_unit": 1, "role": 2, "zone": 17}]
    ),
}


def test_orders_of_a_simulation_may_be_a_text(api):
    """Whose they are is told by the units that stand there."""
    answer = simulation(api, text="A BUR - MUN\nA MUN - BUR", **WRITTEN)
    assert answer.status_code == 201, answer.text
    assert [one["order"][:4] for one in answer.json()["outcomes"]] == [[2, 1, 1, 17], [3, 1, 1, 40]]


def test_builds_of_a_simulation_belong_to_who_owns_the_center(api):
    owned = json.dumps([{"center_num": 17, "role": 3}])
    answer = simulation(
        api, orders=None, units="[]", center_ownerships=owned, advancement=4, text="+ A MUN"
    )
    assert answer.status_code == 201, answer.text
    assert answer.json()["position"]["units"] == {"3": [[1, 40]]}


def test_lines_of_a_simulation_that_are_no_orders_are_told(api):
    answer = simulation(api, text="A BUR H\nA MUN flies", lang="en", **WRITTEN)
    assert answer.status_code == 400
    (fault,) = answer.json()["faults"]
    assert (fault["line"], fault["word"]) == (2, "flies")


def test_a_simulation_takes_orders_or_a_text(api):
    assert simulation(api, text="A PAR H").status_code == 400
    assert simulation(api, orders=None).status_code == 400


def test_a_position_of_ones_own_can_be_drawn_without_playing_it(api):
    answer = simulation(api, orders=None, format="svg", played=0)
    assert (answer.status_code, answer.text[:4]) == (201, "<svg")
    assert 'data-unit="47"' in answer.text


def test_a_simulation_can_be_a_picture(api):
    answer = simulation(api, format="svg", theme="dark")
    assert (answer.status_code, answer.headers["Content-Type"]) == (
        201,
        "image/svg+xml; charset=utf-8",
    )
    assert answer.text.startswith("<svg")
