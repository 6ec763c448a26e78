"""What went wrong on the association's servers of 2020, each shown not to go wrong here.

Impersonation is in test_rights, secrecy in test_secrecy.
"""

import json

import pytest

from tests.games.diplomacy.table import ENGLAND, FRANCE, Table, a_name, told


def test_an_unknown_variant_leaves_no_half_created_game(api, crowd):
    table, name = Table(api, crowd), a_name()
    assert table.as_master("POST", "/games", name=name, variant="nowhere").status_code == 404
    assert name not in table.read("/games").values()


def test_an_anonymous_game_can_be_created(api, crowd):
    assert Table(api, crowd, anonymous=1).game()["anonymous"] is True


def test_starting_a_game_needs_no_name_in_the_body(waiting):
    assert told(waiting.change(current_state=1)) == (200, "Ok updated")


def test_renaming_over_another_game_destroys_nothing(api, crowd):
    table, other = Table(api, crowd), Table(api, crowd)
    assert table.change(name=other.name).status_code == 400
    assert other.read("/game-positions/<id>")["units"]


def test_the_master_who_adds_himself_stays_master(api, crowd):
    table = Table(api, crowd, cumulate=1, manual=0)
    table.as_master("POST", "/allocations", game_id=table.game_id, player_id=crowd.master.player_id)
    assert told(table.change(description="still mine")) == (200, "Ok updated")


def test_removing_an_allocation_does_not_crash(waiting, crowd):
    answer = waiting.as_master(
        "DELETE",
        "/allocations",
        game_id=waiting.game_id,
        player_id=crowd.players[0].player_id,
        role_id=1,
    )
    assert told(answer) == (200, "Ok allocation deleted if present")


def test_an_eighth_player_is_refused_when_he_joins(waiting, crowd):
    answer = waiting.act(
        "POST",
        "/allocations",
        crowd.stranger,
        game_id=waiting.game_id,
        player_id=crowd.stranger.player_id,
    )
    assert told(answer) == (400, "Game is full")


def test_unknown_players_are_not_seated(api, crowd):
    table = Table(api, crowd, manual=0)
    answer = table.as_master("POST", "/allocations", game_id=table.game_id, player_id=987_654)
    assert answer.status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/game-allocations/987654",
        "/game-positions/987654",
        "/game-reports/987654",
        "/game-transitions/987654",
        "/game-results/987654",
        "/game-roles/987654",
        "/game-positions/99999999999999999999",
        "/player-allocations/987654",
    ],
)
def test_unknown_ids_are_neither_a_crash_nor_an_empty_success(api, path):
    assert api.get("games", path).status_code == 404


@pytest.mark.parametrize("verb", ["GET", "POST"])
@pytest.mark.parametrize(
    "path",
    [
        "/game-orders/987654",
        "/game-messages/987654",
        "/game-declarations/987654",
        "/game-visits/987654",
    ],
)
def test_unknown_games_are_not_found_by_who_acts_either(waiting, verb, path):
    sent = {
        "orders": {"orders": "[]"},
        "messages": {"dest_role_id": 1, "content": "x"},
        "declarations": {"content": "x"},
        "visits": {},
    }[path.split("/")[1].split("-")[1]]
    answer = waiting.act(
        verb, path, waiting.crowd.master, role_id=1, **(sent if verb == "POST" else {})
    )
    assert told(answer) == (404, "Game 987654 doesn't exist")


def test_forbidden_regions_as_plain_numbers_do_not_crash(started):
    answer = started.as_master(
        "POST", "/game-positions/<id>", units="[]", center_ownerships="[]", forbiddens="[5, 9]"
    )
    assert answer.status_code == 201


@pytest.mark.parametrize(
    "names", ['{"roles": {"0": ["a", "b", "c"]}, "zones": {}, "coasts": {}}', '{"zones": 3}', "{}"]
)
def test_names_of_the_wrong_size_do_not_crash(started, names):
    answer = started.order(FRANCE, started.holding(FRANCE), names=names)
    assert answer.status_code == 400
    assert "names" in answer.json()["errors"]


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_limit_is_not_off_by_one(started, limit):
    for number in range(3):
        started.as_role(ENGLAND, "POST", "/game-declarations/<id>", content=f"{number}")
    found = started.as_role(FRANCE, "GET", "/game-declarations/<id>", limit=limit).json()
    assert len(found["declarations_list"]) == limit


def test_orders_for_someone_elses_units_are_refused(started):
    order = {"order_type": 4, "active_unit": {"type_unit": 1, "role": 2, "zone": 47}}
    answer = started.as_role(ENGLAND, "POST", "/game-orders/<id>", orders=json.dumps([order]))
    assert answer.status_code == 400


def test_a_stopped_game_takes_no_orders_and_does_not_start_again(started):
    started.change(current_state=2)
    assert started.order(FRANCE, "A PAR H").status_code == 400
    assert started.change(current_state=0).status_code == 400


def test_a_refused_build_destroys_no_unit_and_leaves_no_fake_one(started):
    started.rectify({2: [(1, 47)]}, {15: 2, 20: 2})
    for phase in range(4):
        started.pass_phase() if phase % 2 else started.play(france="A PAR H")
    build = {"order_type": 8, "active_unit": {"type_unit": 1, "role": 2, "zone": 47}}
    answer = started.as_role(FRANCE, "POST", "/game-orders/<id>", orders=json.dumps([build]))
    assert answer.status_code == 400
    assert started.read("/game-positions/<id>")["units"] == {"2": [[1, 47]]}
    assert started.as_role(FRANCE, "GET", "/game-orders/<id>").json() == {
        "orders": [],
        "fake_units": [],
        "via_convoy": [],
    }


def test_accents_and_semicolons_survive(api, crowd):
    assert Table(api, crowd, description="É;à:œ").game()["description"] == "É;à:œ"
