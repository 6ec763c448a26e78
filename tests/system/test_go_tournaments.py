"""A McMahon of sixteen on the platform: games made with their handicap, played, counted."""

import random

import pytest

from tests.api import Api
from tests.factories import a_member
from tests.stack import Stack
from tests.system.go_boards import call, made_in, play_to_the_end
from tests.tournaments.arrangements import a_hall
from tests.waiting import eventually

pytestmark = pytest.mark.slow

RANKS = [f"{rank}d" for rank in (4, 3, 2, 1)] + [f"{rank}k" for rank in range(1, 13)]
START = {rank: 30 + int(rank[:-1]) - 1 for rank in RANKS[:4]}
START |= {rank: 30 - int(rank[:-1]) for rank in RANKS[4:]}
BAR = 32  # 3 dan
ROUNDS = 4
SETUP = {"size": 9, "komi": 6.5, "handicap_komi": 0.5, "main_time": 30, "byo_time": 1}


@pytest.fixture(scope="module")
def api():
    stack = Stack()
    yield Api(stack.start())
    stack.remove()


@pytest.fixture(scope="module")
def members(api):
    return [a_member(api) for _ in range(17)]


@pytest.fixture
def hall(api, members):
    made = a_hall(
        api,
        members[0],
        system="mcmahon",
        planned_rounds=ROUNDS,
        registration_open=True,
        settings={"bar": "3d", "handicap": {"reduction": 1, "maximum": 9, "below": "3d"}},
    )
    made.done("PUT", f"/tournament-go-setups/{made.tournament}", json=SETUP)
    return made


@pytest.fixture
def tokens(hall, members):
    """By registration; the organiser gives everybody his rank."""
    found = {}
    for member, rank in zip(members[1:], RANKS, strict=True):
        path = f"/tournament-registrations/{hall.tournament}"
        entry = hall.done("POST", path, token=member.token)["id"]
        hall.done("PUT", f"/registrations/{entry}", json={"title": rank})
        found[entry] = member.token
    return found


def test_a_mcmahon_of_sixteen_is_played_to_the_end(hall, tokens):
    dice = random.Random(16)
    ranks = dict(zip(tokens, RANKS, strict=True))
    points = dict.fromkeys(tokens, 0)
    met = []
    for number in range(1, ROUNDS + 1):
        hall.pair()
        hall.publish(number)
        boards = hall.round(number)["boards"]
        assert len(boards) == 8
        eventually(lambda number=number: len(made_in(hall, number)) == 8)
        made = made_in(hall, number)
        for board in boards:
            game = made[board["board"]]
            won = play_to_the_end(hall, board, game["game_id"], tokens, dice)
            white, black = (board[side]["registration_id"] for side in ("white", "black"))
            points[white if won else black] += 1
            met += [(white, black, board["handicap_stones"])]
            met += [(black, white, -board["handicap_stones"])]
        eventually(lambda number=number: all(b["result"] for b in hall.round(number)["boards"]))
        hall.close(number)
    assert any(stones > 1 for *_, stones in met)
    lines = hall.standing(tie_breaks="MMS,SOSM")["lines"]
    score = {entry: min(BAR, START[ranks[entry]]) + won for entry, won in points.items()}
    strength_met = {
        entry: sum(score[other] + stones for one, other, stones in met if one == entry)
        for entry in score
    }
    seen = {line["registration_id"]: [float(each) for each in line["values"]] for line in lines}
    assert seen == {entry: [score[entry], strength_met[entry]] for entry in score}
    assert list(seen.values()) == sorted(seen.values(), reverse=True)


@pytest.fixture
def small(api, members):
    """Four players of a Swiss, its first round published and its two games made."""
    made = a_hall(api, members[0], system="swiss", planned_rounds=2, registration_open=True)
    made.done("PUT", f"/tournament-go-setups/{made.tournament}", json={"size": 9})
    for player in members[1:5]:
        made.done("POST", f"/tournament-registrations/{made.tournament}", token=player.token)
    made.pair()
    made.publish(1)
    eventually(lambda: len(made_in(made, 1)) == 2)
    return made


def flags_of(hall, game):
    return call(hall, hall.organiser.token, "GET", f"/go-games/{game['game_id']}")["flags"]


def statuses(hall):
    return [
        (game["board"], game["status"])
        for game in hall.done("GET", f"/tournament-go-games/{hall.tournament}")["games"]
    ]


def test_a_director_gives_time_and_takes_a_game_out(small, members):
    first, second = made_in(small, 1)[1], made_in(small, 1)[2]
    gift = {"colour": "black", "hours": 5}
    assert small.done("POST", f"/go-board-gifts/{first['id']}", json=gift)["given"] == 5
    stranger = {"token": members[6].token, "json": gift}
    assert small.ask("POST", f"/go-board-gifts/{first['id']}", **stranger).status_code == 403
    repair = f"/go-board-games/{second['id']}"
    assert small.ask("PUT", repair, json={"act": "retry"}).status_code == 409
    small.done("PUT", repair, json={"act": "detach"})
    eventually(lambda: "DETACHED" in flags_of(small, second))
    eventually(lambda: [b["game_id"] for b in small.round(1)["boards"]] == [first["game_id"], None])
    assert small.ask("POST", f"/go-board-gifts/{second['id']}", json=gift).status_code == 409
    assert statuses(small) == [(1, "made"), (2, "by_hand")]
    small.done("PUT", repair, json={"act": "another"})
    eventually(lambda: len(made_in(small, 1)) == 2)
    assert made_in(small, 1)[2]["game_id"] != second["game_id"]


def test_a_round_taken_back_lets_its_games_go(small):
    games = made_in(small, 1)
    path = f"/tournament-rounds/{small.tournament}/1"
    small.done("PUT", path, json={"status": "draft", "reason": "One came late."})
    eventually(lambda: all("DETACHED" in flags_of(small, game) for game in games.values()))
    small.publish(1)
    eventually(lambda: len(made_in(small, 1)) == 2)
    again = {game["game_id"] for game in made_in(small, 1).values()}
    assert not again & {game["game_id"] for game in games.values()}


def test_what_an_arbiter_decided_stands_and_a_void_game_waits_for_him(api, small):
    games = made_in(small, 1)
    assert small.enter(1, 1, 6).ok
    for game in games.values():
        decision = {"no_result": game["board"] == 2, "score": -3000, "reason": "Both agreed."}
        answer = api.call(
            "PUT", "games", f"/go-results/{game['game_id']}", token=api.admin_token(), json=decision
        )
        assert answer.ok, answer.text
    eventually(lambda: (2, "hangs") in statuses(small))
    assert [board["result"] for board in small.round(1)["boards"]] == [6, 0]
    listed = small.done("GET", f"/tournament-go-games/{small.tournament}")["games"]
    assert "without a result" in listed[1]["message"]
    small.done("PUT", f"/go-board-games/{games[2]['id']}", json={"act": "detach"})
    assert small.enter(1, 2, 2).ok
