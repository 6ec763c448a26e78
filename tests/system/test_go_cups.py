"""Round robins and knockouts of Go on the platform, played to the end whoever is killed."""

import random

import pytest

from tests.api import Api
from tests.factories import a_member
from tests.stack import Stack
from tests.system.go_boards import call, made_in, play_to_jigo, play_to_the_end
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow

SETUP = {"size": 9, "komi": 0, "main_time": 30, "byo_time": 1}


@pytest.fixture(scope="module")
def stack():
    made = Stack()
    yield made.start()
    made.remove()


@pytest.fixture(scope="module")
def api(stack):
    return Api(stack)


@pytest.fixture(scope="module")
def members(api):
    return [a_member(api) for _ in range(7)]


def a_cup(api, members, count, **more):
    """The hall, and the tokens of so many players by their registration, best seed first."""
    hall = a_hall(api, members[0], registration_open=True, **more)
    hall.done("PUT", f"/tournament-go-setups/{hall.tournament}", json=SETUP)
    tokens = {}
    for place, member in enumerate(members[1 : count + 1]):
        path = f"/tournament-registrations/{hall.tournament}"
        entry = hall.done("POST", path, token=member.token)["id"]
        hall.done("PUT", f"/registrations/{entry}", json={"rating": 2000 - place})
        tokens[entry] = member.token
    return hall, tokens


def begin_round(stack, hall, number, count, killed=""):
    """Its boards with their games, `killed` dying while they are made."""
    hall.pair()
    hall.publish(number)
    come_back(stack, killed)
    eventually(lambda: len(made_in(hall, number)) == count)
    games = made_in(hall, number)
    eventually(lambda: all(b["game_id"] for b in hall.round(number)["boards"] if not b["result"]))
    shown = {b["board"]: b["game_id"] for b in hall.round(number)["boards"] if b["game_id"]}
    assert shown == {board: game["game_id"] for board, game in games.items()}
    return [(board, shown.get(board["board"])) for board in hall.round(number)["boards"]]


def come_back(stack, killed):
    if killed:
        stack.kill(killed)
        stack.wait_until_alive(killed)


def end_round(stack, hall, number, killed=""):
    """`killed` dies between the ends of the games and their being counted."""
    come_back(stack, killed)
    eventually(lambda: all(board["result"] for board in hall.round(number)["boards"]))
    hall.close(number)


def games_of(stack, hall):
    """As the service of the games knows them."""
    answer = hall.api.get(
        "games",
        "/go-tournament-games",
        headers={"ServiceToken": stack.service_token("tournaments", "games")},
        params={"tournament_id": hall.tournament},
    )
    assert answer.ok, answer.text
    return answer.json()["games"]


def flags_of(hall, game_id):
    return call(hall, hall.organiser.token, "GET", f"/go-games/{game_id}")["flags"]


def two(board):
    return board["white"]["registration_id"], board["black"]["registration_id"]


def test_a_round_robin_is_played_though_one_leaves(stack, api, members):
    hall, tokens = a_cup(api, members, 5, system="round_robin", planned_rounds=5)
    dice, points, met = random.Random(5), dict.fromkeys(tokens, 0), []
    killed = {1: ("games", "tournaments"), 3: ("tournaments", "games")}
    leaver = list(tokens)[4]
    for number in range(1, 6):
        while_made, while_counted = killed.get(number, ("", ""))
        games = 1 if number == 5 else 2
        for board, game in begin_round(stack, hall, number, games, while_made):
            met.append(frozenset(two(board)))
            place = two(board).index(leaver) if leaver in two(board) else None
            if place is None or number < 3:
                won = play_to_the_end(hall, board, game, tokens, dice, komi=0)
            else:
                won = place == 1
            points[two(board)[not won]] += 1
            if place is not None and number == 3:  # in the middle of his third game
                hall.done("DELETE", f"/registrations/{leaver}")
                eventually(lambda game=game: "DETACHED" in flags_of(hall, game))
                assert hall.enter(number, board["board"], 6 if won else 4).ok
        end_round(stack, hall, number, while_counted)
    lines = hall.standing(tie_breaks="PTS")["lines"]
    assert {line["registration_id"]: float(line["values"][0]) for line in lines} == points
    assert len(met) == len(set(met)) == 10
    assert len({game["game_id"] for game in games_of(stack, hall)}) == 9


def test_a_knockout_is_played_with_a_level_match_and_a_third_place(stack, api, members):
    hall, tokens = a_cup(
        api,
        members,
        6,
        system="knockout",
        planned_rounds=3,
        settings={"tie_break_games": 1},
    )
    seeds, dice = list(tokens), random.Random(6)

    def play(board, game):
        return two(board)[not play_to_the_end(hall, board, game, tokens, dice, komi=0)]

    first = begin_round(stack, hall, 1, 2, "games")
    assert [set(two(board)) for board, _ in first] == [{seeds[3], seeds[4]}, {seeds[2], seeds[5]}]
    play_to_jigo(hall, *first[0], tokens)
    through = [play(*first[1])]
    end_round(stack, hall, 1, "tournaments")

    [(board, game)] = begin_round(stack, hall, 2, 1, "tournaments")
    assert two(board) == two(first[0][0])[::-1]
    through.insert(0, play(board, game))
    end_round(stack, hall, 2, "games")

    semifinals = begin_round(stack, hall, 3, 2, "games")
    assert [set(two(board)) for board, _ in semifinals] == [
        {seeds[0], through[0]},
        {seeds[1], through[1]},
    ]
    finalists = [play(board, game) for board, game in semifinals]
    end_round(stack, hall, 3)

    last = begin_round(stack, hall, 4, 2, "tournaments")
    assert set(two(last[0][0])) == set(finalists)
    winners = [play(board, game) for board, game in last]
    end_round(stack, hall, 4, "tournaments")
    losers = [next(who for who in two(board) if who not in winners) for board, _ in last]
    podium = [winners[0], losers[0], winners[1], losers[1]]
    assert [line["registration_id"] for line in hall.standing()["lines"]][:4] == podium
    assert len({game["game_id"] for game in games_of(stack, hall)}) == 7
    assert hall.done("GET", f"/tournaments/{hall.tournament}")["status"] == "finished"
    assert hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={}).status_code == 422


def test_a_director_of_a_knockout_gives_time_and_has_a_game_played_elsewhere(stack, api, members):
    hall, tokens = a_cup(api, members, 2, system="knockout", planned_rounds=1)
    [(board, game)] = begin_round(stack, hall, 1, 1)
    known = made_in(hall, 1)[1]
    path = f"/go-games/{game}"
    before = call(hall, hall.organiser.token, "GET", path)["white"]["clock"]
    sent = {"colour": "white", "hours": 7}
    assert hall.done("POST", f"/go-board-gifts/{known['id']}", json=sent)["given"] == 7
    after = call(hall, hall.organiser.token, "GET", path)["white"]["clock"]
    assert after["main_hours"] == before["main_hours"] + 7
    hall.done("PUT", f"/go-board-games/{known['id']}", json={"act": "detach"})
    eventually(lambda: "DETACHED" in flags_of(hall, game))
    play_to_the_end(hall, board, game, tokens, random.Random(2), komi=0)
    assert hall.round(1)["boards"][0]["result"] == 0
    assert hall.enter(1, 1, 1).ok
    hall.close(1)
    winner = two(board)[1]
    assert hall.standing()["lines"][0]["registration_id"] == winner
