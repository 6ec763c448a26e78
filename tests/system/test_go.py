"""Go on the running stack: whole games, races, robots, and clocks that all processes share."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from shared.config import ROOT
from tests.factories import a_member
from tests.games.go import gnugo
from tests.games.go.members import GoMember
from tests.games.go.scenario import play_whole_game

LONGEST_GAME_SECONDS = 100


@pytest.fixture
def players(api) -> list[GoMember]:
    found = []
    for _ in range(2):
        account = a_member(api)
        found.append(GoMember(api, account.pseudo, account.player_id, account.token))
        found[-1].put("/go-profile", rank="3k")
    return found


@pytest.fixture
def started(players):
    """start(size=9) as black, white and the game."""

    def begin(**settings):
        black, white = players
        sent = {"size": 9, "handicap_type": "black", **settings}
        game = black.post("/go-invitations", pseudo=white.pseudo, **sent)["game_id"]
        return black, white, white.post(f"/go-invitations/{game}")["game_ids"][0]

    return begin


def test_a_whole_game_from_the_waiting_room_to_the_ratings(players):
    over = play_whole_game(*players)
    assert (over["result"], over["rated"]) == ("W+0.5", "Done")


def test_of_moves_sent_to_several_workers_at_once_one_is_played(started):
    black, _, game = started()

    def move(point):
        return black.api.call("POST", "games", f"/go-moves/{game}", token=black.token,
                              json={"move_number": 0, "move": point}).status_code

    with ThreadPoolExecutor(8) as several:
        statuses = list(several.map(move, ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]))
    assert sorted(statuses) == [201] + [409] * 7
    assert len(black.get(f"/go-moves/{game}")["moves"]) == 1


def test_the_scheduler_ends_a_game_nobody_looks_at(started, clock, stack):
    _, white, game = started(main_time=1, byo_time=0)
    clock(40 * 3600)
    told = []
    deadline = time.monotonic() + 60
    while not told and time.monotonic() < deadline:  # reading messages judges no clock
        told = [one for one in white.get("/go-messages")["messages"] if one["kind"] == "RESULT"]
        time.sleep(0.5)
    assert [(one["game_id"], one["text"]) for one in told] == [(game, "White wins by timeout")]


@pytest.mark.slow
def test_two_robots_with_a_real_engine_play_a_game(started, stack):
    path = gnugo.found()
    if path is None:
        pytest.skip("gnugo is not here and cannot be installed (apt-get install gnugo)")
    black, white, game = started(size=5, ruleset="CHINESE")
    robots = [subprocess.Popen([sys.executable, ROOT / "docs/go_bot.py", stack.urls["games"],
                                one.token, path, "--mode", "gtp", "--level", "1",
                                "--chinese-rules"]) for one in (black, white)]
    try:
        deadline = time.monotonic() + LONGEST_GAME_SECONDS
        while (seen := black.get(f"/go-games/{game}"))["status"] != "FINISHED":
            assert time.monotonic() < deadline, seen
            time.sleep(0.5)
    finally:
        for robot in robots:
            robot.kill()
            robot.wait()
    assert seen["moves"] > 5
