"""A tournament makes its games: one for each table or board, whoever is killed, and when."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace

import pytest

from shared.config import STORING
from tests.api import Api
from tests.factories import a_member
from tests.games.diplomacy.table import GERMANY
from tests.games.diplomacy.test_incidents import HOLDS
from tests.stack import Stack
from tests.tournaments.arrangements import Hall, a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow

FORGET = (
    "UPDATE table_games SET status = 'wanted', game_id = NULL",
    "UPDATE go_board_games SET status = 'wanted', game_id = NULL WHERE NOT finished",
)
GO = "/tournament-go-games"


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


@pytest.fixture
def go_hall(api, people):
    """Two boards, paired as a draft."""
    organiser, *players = people
    made = a_hall(api, organiser, system="swiss", planned_rounds=1, registration_open=True)
    made.done("PUT", f"/tournament-go-setups/{made.tournament}", json={"size": 9})
    for player in players[:4]:
        made.done("POST", f"/tournament-registrations/{made.tournament}", token=player.token)
    made.pair()
    return made


@dataclass(frozen=True)
class Round:
    """The first round of a tournament that makes two games: of which kind, and how many."""

    hall: Hall
    rounds: str
    games: str
    count_at_games: Callable[[Stack, Hall], int]

    def publish(self):
        path = f"{self.rounds}/{self.hall.tournament}/1"
        self.hall.done("PUT", path, json={"status": "published"})

    def made_games(self):
        answer = self.hall.ask("GET", f"{self.games}/{self.hall.tournament}")
        return answer.json()["games"] if answer.ok else []

    def is_made(self):
        return [game["status"] for game in self.made_games()] == ["made", "made"]


def diplomacy_games(_stack, hall):
    named = f"T{hall.tournament} R1"
    every_game = hall.api.get("games", "/games").json()
    return len([name for name in every_game.values() if name.startswith(named)])


def go_games(stack, hall):
    query = "SELECT count(*) FROM go_games WHERE tournament_id = ?"
    with closing(sqlite3.connect(stack.data / "games.db")) as database:
        return database.execute(query, [hall.tournament]).fetchone()[0]


@pytest.fixture(params=["tables", "boards"])
def first_round(request):
    if request.param == "tables":
        hall = request.getfixturevalue("hall")
        return Round(hall, "/table-rounds", "/tournament-table-games", diplomacy_games)
    hall = request.getfixturevalue("go_hall")
    return Round(hall, "/tournament-rounds", GO, go_games)


def forget(stack):
    """As if tournaments had died between the answer and noting it."""
    with closing(sqlite3.connect(stack.data / "tournaments.db")) as database:
        for statement in FORGET:
            database.execute(statement)
        database.commit()


def kill_games_before_it_is_asked(stack, first_round):
    stack.kill("games")
    first_round.publish()


def kill_games_while_it_is_asked(stack, first_round):
    first_round.publish()
    stack.kill("games")


def kill_tournaments_once_the_round_is_published(stack, first_round):
    first_round.publish()
    stack.kill("tournaments")


def kill_tournaments_between_creating_and_noting(stack, first_round):
    first_round.publish()
    eventually(first_round.is_made)
    forget(stack)
    stack.kill("tournaments")


def kill_games_between_creating_and_answering(stack, first_round):
    first_round.publish()
    eventually(first_round.is_made)
    stack.kill("games")
    forget(stack)


def kill_both_while_games_are_made(stack, first_round):
    first_round.publish()
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
def test_each_has_one_game_in_the_end(stack, first_round, kill):
    kill(stack, first_round)
    stack.wait_until_alive("games")
    stack.wait_until_alive("tournaments")
    eventually(first_round.is_made)
    assert first_round.count_at_games(stack, first_round.hall) == 2
    assert len({game["game_id"] for game in first_round.made_games()}) == 2


def test_results_come_back_and_what_hangs_is_repaired(stack, hall, people):
    round_ = Round(hall, "/table-rounds", "/tournament-table-games", diplomacy_games)
    games_of = round_.made_games
    round_.publish()
    eventually(round_.is_made)
    eventually(lambda: all(game["game_name"] for game in games_of()))
    first, second = games_of()
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
    eventually(lambda: games_of()[1]["status"] == "gone")
    repair = f"/table-games/{second['table_id']}"
    assert hall.ask("PUT", repair, json={"act": "retry"}).status_code == 409
    hall.done("PUT", repair, json={"act": "another"})
    eventually(lambda: games_of()[1]["status"] == "made")
    assert games_of()[1]["game_id"] != second["game_id"]


def test_afjds_front_end_finds_the_games_of_a_tournament(stack, hall, people):
    round_ = Round(hall, "/table-rounds", "/tournament-table-games", diplomacy_games)
    round_.publish()
    eventually(lambda: all(game["game_name"] for game in round_.made_games()))
    made, organiser, key = round_.made_games(), people[0], str(hall.tournament)
    games = [game["game_id"] for game in made]

    def afjd(path, **more):
        answer = hall.api.get("tournaments", f"/afjd/{path}", **more)
        assert answer.ok, answer.text
        return answer.json()

    assert afjd("tournaments")[key] == {"name": "Main tournament"}
    assert afjd(f"tournaments/{made[0]['game_name']}") == {
        "identifier": hall.tournament,
        "name": "Main tournament",
        "director_id": organiser.player_id,
        "games": games,
    }
    assert afjd("groupings")[key] == afjd(f"groupings/{key}") == games
    assert afjd("assignments")[key] == organiser.player_id
    assert afjd(f"tournament-incidents/{key}") == []
    assert afjd(f"tournament-incidents2/{key}") == []
    positions = afjd(f"tournament-positions/{key}")
    first = hall.api.get("games", f"/game-positions/{games[0]}").json()
    assert positions == {str(game): first for game in games}
    assert afjd(f"tournament-players/{key}") == {str(person.player_id): 1 for person in people[1:]}
    path = f"tournament-allocations/{key}"
    roles = afjd(path, token=organiser.token)[str(games[0])]
    seated = hall.api.get("games", f"/game-allocations/{games[0]}", token=organiser.token).json()
    assert {player: role for player, role in seated.items() if role} == roles
    stranger = hall.api.get("tournaments", f"/afjd/{path}", token=people[1].token)
    assert stranger.status_code == 403
    assert hall.api.get("tournaments", "/afjd/groupings/999999").status_code == 404
    assert hall.api.get("tournaments", "/afjd/tournaments/none").status_code == 404


def test_afjds_front_end_finds_turns_played_by_default(stack, hall, people):
    round_ = Round(hall, "/table-rounds", "/tournament-table-games", diplomacy_games)
    round_.publish()
    eventually(lambda: all(game["game_name"] for game in round_.made_games()))
    made, master = round_.made_games()[0], people[0]
    game_id = made["game_id"]

    def call(member, verb, path, **sent):
        sent["pseudo"] = member.pseudo
        answer = hall.api.call(verb, "games", path, token=member.token, json=sent)
        assert answer.ok, answer.text
        return answer.json()

    call(master, "PUT", f"/games/{made['game_name']}", cd_possible_moves=1, grace_hours=0)
    seats = call(master, "GET", f"/game-allocations/{game_id}")
    by_role = {role: int(player) for player, role in seats.items() if role}
    members = {person.player_id: person for person in people}
    for role in by_role.keys() - {GERMANY}:
        sent = {"role_id": role, "text": HOLDS[role].replace(",", "\n")}
        call(members[by_role[role]], "POST", f"/game-orders/{game_id}", **sent)
    path = f"/afjd/tournament-incidents2/{hall.tournament}"
    stack.move_clock(30 * 24 * 3600)
    try:
        later = replace(master, token=hall.api.login(master.pseudo, master.password))
        call(later, "POST", f"/game-adjudications/{game_id}")
        [(game, role, advancement, _)] = hall.api.get("tournaments", path).json()
    finally:
        stack.move_clock(0)
    assert (game, role, advancement) == (game_id, GERMANY, 0)
