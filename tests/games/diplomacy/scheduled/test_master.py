"""The master's work: disorder, orders on behalf, replacements, extensions, cancellations, log."""

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, ITALY, ROLES, Table, told

DISORDER = {f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")}
PACE = {"fast": 0, "speed_moves": 2, "speed_retreats": 1, "speed_adjustments": 1}


@pytest.fixture
def table(api, crowd):
    return lambda **fields: Table(api, crowd, **fields).seat_all().start()


def everything(game):
    """All that a cancelled adjudication must bring back."""
    return (
        game.read("/game-positions/<id>"),
        game.game()["current_advancement"],
        game.game()["current_state"],
        game.game()["deadline_timestamp"],
        game.as_role(0, "GET", "/game-orders/<id>").json(),
        game.as_master("GET", "/game-orders-submitted/<id>").json(),
        game.read("/game-transitions/<id>"),
    )


def log(game, role=0):
    return game.act("GET", "/game-logs/<id>", game.crowd.holder(role)).json()["log"]


def test_a_role_in_disorder_is_played_by_default(table):
    game = table(**DISORDER)
    for role in ROLES:
        if role != FRANCE:
            game.order(role, game.holding(role))
    answer = game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE)
    assert told(answer) == (201, "Ok civil disorder declared")
    game.pass_phase()
    assert game.read("/game-reports/<id>")["content"].count("PAR DEFAUT") == 3


def test_disorder_can_be_withdrawn(table):
    game = table(**DISORDER, fast=0)
    for role in ROLES:
        if role != FRANCE:
            game.order(role, game.holding(role))
    game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE)
    assert game.as_master("DELETE", "/game-civil-disorders/<id>", role_id=FRANCE).status_code == 200
    assert game.adjudicate().status_code == 400


def test_orders_that_still_come_count_more_than_disorder(table):
    game = table(**DISORDER)
    game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE)
    game.play(france="A PAR - BUR, A MAR H, F BRE H")
    assert "PAR DEFAUT" not in game.read("/game-reports/<id>")["content"]


def test_disorder_only_where_the_game_allows_it(table):
    game = table(cd_possible_retreats=1)
    answer = game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE)
    assert told(answer) == (400, "This game does not allow civil disorder in this phase")


def test_the_master_enters_orders_and_the_player_reads_of_it(table):
    game = table()
    answer = game.as_master(
        "POST", "/game-orders/<id>", role_id=FRANCE, text="A PAR - BUR\nA MAR H\nF BRE H"
    )
    assert answer.status_code == 201, answer.text
    assert log(game, FRANCE)[0]["kind"] == "orders entered by the master"
    assert "orders entered by the master" not in [one["kind"] for one in log(game, ITALY)]
    orders = game.as_role(FRANCE, "GET", "/game-orders/<id>").json()["orders"]
    assert len(orders) == 3


def test_another_player_still_cannot_enter_orders(table):
    game = table()
    answer = game.act(
        "POST", "/game-orders/<id>", game.crowd.holder(ITALY), role_id=FRANCE, text="A PAR H"
    )
    assert told(answer) == (403, "You do not seem to be the player who is in charge")


def test_a_player_is_replaced_and_the_role_keeps_its_messages(table, api):
    game, newcomer = table(), a_member(api)
    game.as_role(ITALY, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="ciao")
    answer = game.as_master(
        "POST", "/game-replacements/<id>", role_id=FRANCE, player_id=newcomer.player_id
    )
    assert told(answer) == (201, "Ok player replaced")
    read = game.act("GET", "/game-messages/<id>", newcomer, role_id=FRANCE)
    assert [message[3] for message in read.json()["messages_list"]] == ["ciao"]
    assert game.as_role(FRANCE, "GET", "/game-messages/<id>").status_code == 403
    [made] = game.read("/game-replacements/<id>")["replacements"]
    assert (made["role"], made["new_player_id"]) == (FRANCE, newcomer.player_id)


def test_where_roles_cumulate_nobody_is_replaced_by_himself(table):
    game = table(cumulate=1)
    french, italian = (game.crowd.holder(role).player_id for role in (FRANCE, ITALY))
    answer = game.as_master("POST", "/game-replacements/<id>", role_id=FRANCE, player_id=french)
    assert told(answer) == (400, "This player holds the role already")
    for player_id in (italian, french, italian):  # to and fro within a second
        answer = game.as_master(
            "POST", "/game-replacements/<id>", role_id=FRANCE, player_id=player_id
        )
        assert told(answer) == (201, "Ok player replaced")


def test_replacements_of_an_anonymous_game_name_nobody(table, api):
    game, newcomer = table(anonymous=1), a_member(api)
    game.as_master("POST", "/game-replacements/<id>", role_id=FRANCE, player_id=newcomer.player_id)
    [made] = game.read("/game-replacements/<id>")["replacements"]
    assert (made["old_player_id"], made["new_player_id"]) == (None, None)


@pytest.mark.parametrize(("who", "status"), [("role 4", 400), ("nobody", 404), ("master", 400)])
def test_only_a_member_from_outside_can_replace(table, who, status):
    game = table()
    player_id = {
        "role 4": game.crowd.holder(4).player_id,
        "nobody": 999_999,
        "master": game.crowd.master.player_id,
    }[who]
    answer = game.as_master("POST", "/game-replacements/<id>", role_id=FRANCE, player_id=player_id)
    assert answer.status_code == status


def test_the_deadline_is_extended_by_force(table):
    game = table(**PACE, play_weekend=1)
    before = game.game()["deadline_timestamp"]
    answer = game.as_master("POST", "/game-extensions/<id>", days=3, reason="holidays")
    assert answer.json()["deadline_timestamp"] == before + 3 * 24 * 3600
    [entry] = [one for one in log(game, ITALY) if one["kind"] == "deadline moved"]
    assert entry["details"]["reason"] == "holidays"


def test_the_last_adjudication_is_cancelled_once_and_exactly(table):
    game = table(**PACE | {"fast": 1})
    game.order_all(france="A PAR - BUR, A MAR H, F BRE H")
    before = everything(game)
    game.pass_phase()
    assert everything(game) != before
    answer = game.as_master("POST", "/game-cancellations/<id>", reason="wrong map")
    assert answer.status_code == 201, answer.text
    assert everything(game) == before
    assert game.game()["paused"]
    [entry] = [one for one in log(game, ITALY) if one["kind"] == "adjudication cancelled"]
    assert entry["details"]["reason"] == "wrong map"
    again = game.as_master("POST", "/game-cancellations/<id>", reason="again")
    assert told(again) == (400, "There is no adjudication that could be cancelled")


def test_an_empty_phase_is_cancelled_with_the_one_before_it(table):
    """It was played a second after: cancelled alone, it would be played again at once."""
    game = table()
    game.order_all(france="A PAR - BUR, A MAR H, F BRE H")
    before = everything(game)
    game.pass_phase()
    game.pass_phase()
    answer = game.as_master("POST", "/game-cancellations/<id>", reason="wrong map")
    assert (answer.status_code, answer.json()["advancement"]) == (201, 0)
    assert everything(game) == before


def test_cancelling_the_adjudication_that_ended_a_game_brings_it_back(table):
    game = table(nb_max_cycles_to_play=1)
    for _ in range(2):
        game.play()
        game.pass_phase()
    assert game.game()["current_state"] == 2
    game.as_master("POST", "/game-cancellations/<id>", reason="too early")
    assert (game.game()["current_state"], game.game()["ending"]) == (1, None)
    assert game.as_master("DELETE", "/game-pauses/<id>").status_code == 200


def test_nobody_but_those_in_the_game_reads_the_log(table):
    game = table()
    assert game.act("GET", "/game-logs/<id>", game.crowd.stranger).status_code == 403
