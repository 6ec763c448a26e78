"""DELETE of a running game: it is put away, and can be brought back for a month."""

import pytest

from tests.games.diplomacy.table import FRANCE, Table, told

DAY = 24 * 3600
PACE = {"fast": 0, "speed_moves": 2, "speed_retreats": 1, "speed_adjustments": 1, "play_weekend": 1}


@pytest.fixture
def game(api, crowd):
    return Table(api, crowd, **PACE).seat_all().start()


def remove(game, member=None):
    return game.act("DELETE", f"/games/{game.name}", member or game.crowd.master)


def restore(game, member=None, token=None):
    path = f"/game-restorations/{game.game_id}"
    token = token or (member or game.crowd.master).token
    return game.api.post("games", path, token=token)


def put_away(game, token):
    found = game.api.get("games", "/game-restorations", token=token).json()["games"]
    return [one["name"] for one in found]


def test_a_running_game_is_removed_and_brought_back_whole(game):
    game.order(FRANCE, "A PAR - BUR, A MAR H, F BRE H")
    before, orders = game.game(), game.as_role(FRANCE, "GET", "/game-orders/<id>").json()
    assert told(remove(game)) == (200, "Ok removed")
    assert game.name in put_away(game, game.crowd.master.token)
    assert told(restore(game)) == (200, "Ok game restored")
    moved = {"deadline", "deadline_timestamp"}  # by the time it was away
    assert {key: value for key, value in game.game().items() if key not in moved} == {
        key: value for key, value in before.items() if key not in moved
    }
    assert game.as_role(FRANCE, "GET", "/game-orders/<id>").json() == orders
    assert game.name not in put_away(game, game.crowd.master.token)
    kinds = [one["kind"] for one in game.as_master("GET", "/game-logs/<id>").json()["log"]]
    assert [kind for kind in kinds if kind.startswith("game re")] == [
        "game restored",
        "game removed",
    ]


@pytest.mark.parametrize(
    "path",
    [
        "/games/<name>",
        "/game-identifiers/<name>",
        "/game-positions/<id>",
        "/game-reports/<id>",
        "/game-roles/<id>",
        "/game-allocations/<id>",
        "/game-transitions/<id>",
        "/game-messages/<id>",
        "/game-logs/<id>",
        "/game-orders/<id>",
        "/game-schedules/<id>",
    ],
)
def test_a_removed_game_is_not_there(game, path):
    remove(game)
    member = game.crowd.holder(FRANCE)
    path = path.replace("<id>", str(game.game_id)).replace("<name>", game.name)
    needs_role = "messages" in path or "orders" in path
    sent = {"role_id": FRANCE, "pseudo": member.pseudo} if needs_role else None
    answer = game.api.get("games", path, token=member.token, params=sent)
    assert answer.status_code == 404, answer.text


def test_it_is_in_no_list(game):
    remove(game)
    assert game.name not in game.read("/games").values()
    mine = game.act("GET", "/my-games", game.crowd.holder(FRANCE)).json()["games"]
    assert game.name not in [one["name"] for one in mine]
    held = game.read(f"/player-allocations/{game.crowd.holder(FRANCE).player_id}")
    assert str(game.game_id) not in held


def test_its_name_stays_taken(game):
    remove(game)
    sent = {"name": game.name, "variant": "standard"}
    assert told(game.as_master("POST", "/games", **sent)) == (
        400,
        f"Game {game.name} already exists",
    )


def test_removed_twice_it_is_gone(game):
    remove(game)
    assert told(remove(game)) == (200, "Ok removed")
    assert told(remove(game)) == (404, f"Game {game.name} does not exist")
    assert restore(game).status_code == 404


def test_only_its_master_and_administrators_bring_it_back(game, admin):
    assert told(restore(game)) == (400, "This game was not removed")
    remove(game)
    for member in (game.crowd.holder(FRANCE), game.crowd.stranger):
        assert restore(game, member).status_code == 403
        assert remove(game, member).status_code == 403
        assert put_away(game, member.token) == []
    assert game.name in put_away(game, admin)
    assert told(restore(game, token=admin)) == (200, "Ok game restored")


def test_it_comes_back_with_the_time_that_was_left(game, clock):
    before = game.game()["deadline_timestamp"]
    remove(game)
    clock(3 * DAY)
    restore(game)
    assert game.game()["deadline_timestamp"] >= before + 3 * DAY


def test_after_thirty_days_it_is_gone(game, clock):
    remove(game)
    listed = game.api.get("games", "/game-restorations", token=game.crowd.master.token).json()
    [mine] = [one for one in listed["games"] if one["name"] == game.name]
    assert mine["gone_at"] - mine["removed_at"] == 30 * DAY
    clock(31 * DAY)
    master = game.crowd.master
    token = game.api.login(master.pseudo, master.password)
    assert restore(game, token=token).status_code == 404


@pytest.mark.parametrize("state", ["waiting", "stopped"])
def test_what_does_not_run_is_removed_at_once(api, crowd, state):
    game = Table(api, crowd).seat_all()
    if state == "stopped":
        game.start().change(current_state=2)
    assert told(remove(game)) == (200, "Ok removed")
    assert told(remove(game)) == (404, f"Game {game.name} does not exist")


def test_without_a_deadline_none_has_not_passed(api, crowd):
    game = Table(api, crowd, fast=0).seat_all().start()
    game.order(1, game.holding(1))
    assert told(game.adjudicate()) == (400, "Orders of 6 roles are missing")


@pytest.mark.parametrize(
    ("verb", "path", "sent"),
    [
        ("POST", "/stream-tickets", {"game_id": "<id>"}),
        ("GET", "/game-subscriptions/<id>", {}),
        ("PUT", "/game-subscriptions/<id>", {"message": 0}),
        ("POST", "/game-order-keys/<id>", {}),
        ("GET", "/game-preferences/<id>", {}),
        ("PUT", "/game-roles/<id>", {"player_id": 1, "role_id": 1}),
    ],
)
def test_beyond_the_afjd_api_who_you_are_comes_first_and_a_token_is_enough(game, verb, path, sent):
    path = path.replace("<id>", str(game.game_id))
    sent = {key: game.game_id if value == "<id>" else value for key, value in sent.items()}
    nobody = game.api.call(verb, "games", path)
    assert nobody.status_code == 401
    stranger = game.api.call(verb, "games", path, token=game.crowd.stranger.token, data=sent)
    assert stranger.status_code == 403, stranger.text


def test_a_calendar_needs_no_pseudo(game):
    answer = game.api.post("games", "/calendar-tokens", token=game.crowd.holder(FRANCE).token)
    assert answer.status_code == 201, answer.text
