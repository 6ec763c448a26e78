"""A tournament makes its games: one for each table, whichever service is killed, and when."""

import sqlite3
from contextlib import closing

import pytest

from shared.config import STORING
from tests.api import Api
from tests.factories import a_member
from tests.stack import Stack
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow

FORGET = "UPDATE table_games SET status = 'wanted', game_id = NULL"


@pytest.fixture(scope="module")
def stack():
    # SQLite: what a crash leaves behind is put into the file.
    made = Stack(**{f"{service.upper()}_DATABASE_URL": "" for service in STORING})
    yield made.start()
    made.remove()


@pytest.fixture(scope="module")
def api(stack):
    return Api(stack)


@pytest.fixture(scope="module")
def people(api):
    return [a_member(api) for _ in range(15)]


@pytest.fixture
def hall(api, people):
    """Two tables of seven, seated as a draft; the organiser will direct the games."""
    organiser, *players = people
    made = a_hall(
        api,
        organiser,
        system="tables",
        planned_rounds=1,
        registration_open=True,
        settings={"game": "diplomacy", "scoring": "CDIP"},
    )
    for player in players:
        path = f"/tournament-registrations/{made.tournament}"
        made.done("POST", path, token=player.token)
    job = made.done("POST", f"/table-rounds/{made.tournament}", json={"steps": 100})
    eventually(lambda: made.done("GET", f"/seating-jobs/{job['id']}")["status"] == "done")
    return made


def publish(hall):
    path = f"/table-rounds/{hall.tournament}/1"
    hall.done("PUT", path, json={"status": "published"})


def games_of(hall):
    answer = hall.ask("GET", f"/tournament-table-games/{hall.tournament}")
    return answer.json()["games"] if answer.ok else []


def are_made(hall):
    return [game["status"] for game in games_of(hall)] == ["made", "made"]


def forget(stack):
    """As if tournaments had died between the answer and noting it."""
    with closing(sqlite3.connect(stack.data / "tournaments.db")) as database:
        database.execute(FORGET)
        database.commit()


def kill_games_before_it_is_asked(stack, hall):
    stack.kill("games")
    publish(hall)


def kill_games_while_it_is_asked(stack, hall):
    publish(hall)
    stack.kill("games")


def kill_tournaments_once_the_round_is_published(stack, hall):
    publish(hall)
    stack.kill("tournaments")


def kill_tournaments_between_creating_and_noting(stack, hall):
    publish(hall)
    eventually(lambda: are_made(hall))
    forget(stack)
    stack.kill("tournaments")


def kill_games_between_creating_and_answering(stack, hall):
    publish(hall)
    eventually(lambda: are_made(hall))
    stack.kill("games")
    forget(stack)


def kill_both_while_games_are_made(stack, hall):
    publish(hall)
    stack.kill("tournaments")
    stack.kill("games")


KILL_POINTS = (
    kill_games_before_it_is_asked,
    kill_games_while_it_is_asked,
    kill_tournaments_once_the_round_is_published,
    kill_tournaments_between_creating_and_noting,
    kill_games_between_creating_and_answering,
    kill_both_while_games_are_made,
)


@pytest.mark.parametrize("kill", KILL_POINTS, ids=lambda kill: kill.__name__)
def test_every_table_has_one_game_in_the_end(stack, hall, kill):
    kill(stack, hall)
    stack.wait_until_alive("games")
    stack.wait_until_alive("tournaments")
    eventually(lambda: are_made(hall))
    named = f"T{hall.tournament} R1"
    every_game = hall.api.get("games", "/games").json()
    assert len([name for name in every_game.values() if name.startswith(named)]) == 2
    assert len({game["game_id"] for game in games_of(hall)}) == 2


def test_results_come_back_and_what_hangs_is_repaired(stack, hall, people):
    publish(hall)
    eventually(lambda: are_made(hall))
    eventually(lambda: all(game["game_name"] for game in games_of(hall)))
    first, second = games_of(hall)
    organiser = people[0]
    roles = hall.api.get("games", f"/game-allocations/{first['game_id']}").json()
    assert len(roles) == 8
    stopped = hall.api.call(
        "PUT",
        "games",
        f"/games/{first['game_name']}",
        token=organiser.token,
        json={"pseudo": organiser.pseudo, "current_state": 2},
    )
    assert stopped.ok, stopped.text
    path = f"/table-standings/{hall.tournament}"
    eventually(lambda: hall.done("GET", path)["lines"][0]["games"] == 1)
    lines = hall.done("GET", path)["lines"]
    # Russia: 1 + 4 + 38; six with three centres share 14 + 7: 1 + 3 + 7/2
    assert [line["total"] for line in lines[:7]] == ["43", *["15/2"] * 6]
    removed = hall.api.call(
        "DELETE",
        "games",
        f"/games/{second['game_name']}",
        token=organiser.token,
        json={"pseudo": organiser.pseudo},
    )
    assert removed.ok, removed.text
    eventually(lambda: games_of(hall)[1]["status"] == "gone")
    repair = f"/table-games/{second['table_id']}"
    assert hall.ask("PUT", repair, json={"act": "retry"}).status_code == 409
    hall.done("PUT", repair, json={"act": "another"})
    eventually(lambda: games_of(hall)[1]["status"] == "made")
    assert games_of(hall)[1]["game_id"] != second["game_id"]
