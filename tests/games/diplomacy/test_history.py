"""/game-reports, /game-transitions, /game-results, /my-games: what happened, what waits."""

import pytest

from tests.games.diplomacy.table import FRANCE, GERMANY, ROLES, Table, told

WELCOME = "Bienvenue sur cette partie gérée par le serveur de l'ANJD"


def a_year(table, **spring):
    """Spring moves as given, everything else holds, up to the adjustments."""
    table.play(**spring)
    table.pass_phase()
    table.play()
    table.pass_phase()


def test_a_new_game_welcomes(waiting):
    assert waiting.read("/game-reports/<id>") == {"content": WELCOME, "phases": []}
    assert waiting.read("/game-transitions/<id>") == {"transitions": []}
    assert waiting.api.get("games", f"/game-transitions/{waiting.game_id}/0").status_code == 404


def test_every_transition_is_kept_and_readable(started):
    start = started.read("/game-positions/<id>")
    a_year(started, germany="A MUN - RUH\nA BER H\nF KIE - HOL")
    listed = started.read("/game-transitions/<id>")["transitions"]
    assert [(one["advancement"], one["season"], one["year"]) for one in listed] == [
        (0, "spring", 1901),
        (1, "summer", 1901),
        (2, "autumn", 1901),
        (3, "winter", 1901),
    ]
    first = started.read("/game-transitions/<id>/0")
    assert first["position_before"] == start
    assert [started.game_id, 3, 1, 40, 0, 53] in first["orders"]
    assert len(first["orders"]) == len(first["outcomes"]) == 22
    assert "A MUN - RUH\n" in first["report"]
    assert [1, 53] in first["position_after"]["units"]["3"]
    for played in range(3):
        assert (
            started.read(f"/game-transitions/<id>/{played}")["position_after"]
            == started.read(f"/game-transitions/<id>/{played + 1}")["position_before"]
        )
    assert started.read("/game-transitions/<id>/3")["position_after"] == started.read(
        "/game-positions/<id>"
    )
    assert (
        started.read("/game-transitions/<id>/3")["report"]
        in started.read("/game-reports/<id>")["content"]
    )
    assert "ALLEMAGNE : " in started.read("/game-reports/<id>")["content"]


def test_the_last_year_ends_the_game_with_a_result(api, crowd):
    table = Table(api, crowd, nb_max_cycles_to_play=1).seat_all().start()
    assert told(api.get("games", f"/game-results/{table.game_id}")) == (400, "Game is not finished")
    a_year(table)
    game = table.game()
    assert (game["current_state"], game["ending"], game["current_advancement"]) == (
        2,
        "last_year",
        4,
    )
    assert told(table.adjudicate()) == (400, "Game is stopped")
    result = table.read("/game-results/<id>")
    assert (result["ending"], result["winner"]) == ("last_year", None)
    assert result["standings"][0] == {"role": 6, "centers": 4, "rank": 1}
    assert {one["rank"] for one in result["standings"][1:]} == {2}
    assert (
        "PARTIE TERMINÉE : dernière année jouée\n1. RUSSIE : 4 centres\n"
        in table.read("/game-reports/<id>")["content"]
    )


def test_agreed_victory_centers_end_the_game(api, crowd):
    table = Table(api, crowd, victory_centers=4).seat_all().start()
    a_year(table)
    assert table.game()["ending"] == "solo"
    assert table.read("/game-results/<id>")["winner"] == 6
    report = table.read("/game-reports/<id>", params={"lang": "en"})["content"]
    assert "GAME OVER : RUSSIA wins\n" in report


def test_a_game_the_master_stops_has_a_result(started):
    started.change(current_state=2)
    result = started.read("/game-results/<id>")
    assert (result["ending"], result["winner"], len(result["standings"])) == ("stopped", None, 7)


def mine(table, role):
    found = table.act("GET", "/my-games", table.crowd.holder(role)).json()["games"]
    return next(one for one in found if (one["game_id"], one["role"]) == (table.game_id, role))


def test_my_games_in_one_call(started):
    before = mine(started, FRANCE)
    assert (before["name"], before["season"], before["year"]) == (started.name, "spring", 1901)
    assert (before["needs_orders"], before["orders_missing"]) == (True, 7)
    started.order(FRANCE, started.holding(FRANCE))
    after = mine(started, FRANCE)
    assert (after["needs_orders"], after["orders_missing"]) == (False, 6)
    assert mine(started, GERMANY)["needs_orders"] is True
    assert mine(started, 0)["orders_missing"] == 6


@pytest.mark.parametrize("advancement", [1, 3])
def test_nobody_is_waited_for_in_an_empty_retreat_phase(started, advancement):
    for phase in range(advancement):
        started.pass_phase() if phase % 2 else started.play()
    assert [mine(started, role)["needs_orders"] for role in ROLES] == [False] * 7
    started.pass_phase()
    assert started.game()["current_advancement"] == advancement + 1
