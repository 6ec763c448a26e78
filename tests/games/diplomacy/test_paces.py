"""Pace in hours and minutes, grace of a game's own, messages and press switched apart."""

import time

import pytest

from tests.games.diplomacy.table import ENGLAND, FRANCE, Table, told

HOUR, DAY = 3600, 24 * 3600


@pytest.fixture
def table(api, crowd):
    fields = {"fast": 0, "play_weekend": 1, "speed_moves": 9}
    return lambda **more: Table(api, crowd, **fields | more).seat_all().start()


def due_in(game):
    return game.game()["deadline_timestamp"] - time.time()


@pytest.mark.parametrize(("fast", "seconds"), [(0, 36 * HOUR), (1, 36 * 60)])
def test_a_pace_is_in_hours_and_in_minutes_when_fast(table, fast, seconds):
    assert abs(due_in(table(pace_moves=36, fast=fast)) - seconds) < 60


def test_without_a_pace_the_days_count(table):
    assert due_in(table()) > 8 * DAY


def test_each_kind_of_phase_has_its_own_pace(table):
    game = table(pace_moves=36, pace_retreats=5)
    game.change(fast=1)
    game.play()
    game.change(fast=0)
    assert game.game()["current_advancement"] == 1


def test_a_game_has_its_own_grace(table, clock):
    game = table(pace_moves=2, grace_hours=3, cd_possible_moves=1)
    schedule = game.as_master("GET", "/game-schedules/<id>").json()
    assert schedule["grace_ends_timestamp"] - schedule["deadline_timestamp"] == 3 * HOUR
    clock(4 * HOUR)
    assert game.adjudicate().status_code == 400
    clock(5.5 * HOUR)
    assert game.adjudicate().status_code == 201


def test_an_empty_grace_is_the_sites_own(table):
    game = table(pace_moves=2, grace_hours=3)
    assert game.game()["grace_hours"] == 3
    assert game.change(grace_hours="").status_code == 200
    assert game.game()["grace_hours"] is None


def test_an_extension_in_hours_adds_exactly_these(table):
    game = table(pace_moves=2)
    before = game.game()["deadline_timestamp"]
    answer = game.as_master("POST", "/game-extensions/<id>", hours=7, reason="a storm")
    assert answer.json()["deadline_timestamp"] == before + 7 * HOUR
    assert game.as_master("POST", "/game-extensions/<id>", reason="x").status_code == 400


def write(game):
    return game.as_role(
        ENGLAND, "POST", "/game-messages/<id>", dest_role_id=FRANCE, content="hello"
    )


def declare(game):
    return game.as_role(ENGLAND, "POST", "/game-declarations/<id>", content="hear")


def test_messages_and_press_are_switched_apart_and_in_a_running_game(table):
    game = table()
    game.change(no_messages=1)
    assert told(write(game)) == (403, "Messages between players are switched off in this game")
    assert declare(game).status_code == 201
    game.change(no_messages=0, no_press=1)
    assert write(game).status_code == 201
    assert told(declare(game)) == (403, "Declarations of players are switched off in this game")
    game.change(silent=1)
    assert told(write(game)) == (403, "Players cannot communicate in this game")
    for path, more in (("messages", {"dest_role_id": FRANCE}), ("declarations", {})):
        answer = game.as_role(0, "POST", f"/game-{path}/<id>", content="the master", **more)
        assert answer.status_code == 201


def test_whether_a_game_is_rated_is_settled_before_it_starts(table):
    game = table(rated=0)
    assert game.game()["rated"] is False
    assert told(game.change(rated=1)) == (400, "rated cannot be changed once the game has started")


def test_my_missing_orders_are_told_in_one_call(table, crowd, clock):
    first, second = table(pace_moves=30), table(pace_moves=20)
    done = table(pace_moves=10)
    done.order(FRANCE, done.holding(FRANCE))

    def missing():
        answer = first.api.get("games", "/my-missing-orders", token=crowd.holder(FRANCE).token)
        assert answer.status_code == 200, answer.text
        games = {game.game_id: game for game in (first, second, done)}
        return [one for one in answer.json()["missing"] if one["game_id"] in games]

    assert [one["game_id"] for one in missing()] == [second.game_id, first.game_id]
    assert {one["role"] for one in missing()} == {FRANCE}
    assert [one["late"] for one in missing()] == [False, False]
    clock(25 * HOUR)
    assert [one["late"] for one in missing()] == [True, False]
    second.order(FRANCE, second.holding(FRANCE))
    assert [one["game_id"] for one in missing()] == [first.game_id]
