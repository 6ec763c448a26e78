"""Go on the running stack: whole games, races, robots, and clocks that all processes share."""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest

from shared.config import ROOT
from tests.factories import PASSWORD, a_member
from tests.games.go.members import GoMember
from tests.games.go.scenario import OPENING, play_whole_game
from tests.packages import require
from tests.waiting import PATIENCE_SECONDS

LONGEST_GAME_SECONDS = 100


@pytest.fixture
def member(api):
    """member(night_start=4) registers a Go player of 3 kyu."""

    def register(**profile) -> GoMember:
        account = a_member(api, time_zone="UTC")  # nights begin by the player's own time
        found = GoMember(api, account.pseudo, account.player_id, account.token)
        found.put("/go-profile", rank="3k", **profile)
        return found

    return register


@pytest.fixture
def players(member) -> list[GoMember]:
    return [member(), member()]


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
        return black.api.call(
            "POST",
            "games",
            f"/go-moves/{game}",
            token=black.token,
            json={"move_number": 0, "move": point},
        ).status_code

    with ThreadPoolExecutor(8) as several:
        statuses = list(several.map(move, ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"]))
    assert sorted(statuses) == [201] + [409] * 7
    assert len(black.get(f"/go-moves/{game}")["moves"]) == 1


def test_the_scheduler_ends_a_game_nobody_looks_at(started, clock, stack):
    _, white, game = started(main_time=1, byo_time=0)
    clock(40 * 3600)
    told = []
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not told and time.monotonic() < deadline:  # reading messages judges no clock
        told = [one for one in white.get("/go-messages")["messages"] if one["kind"] == "RESULT"]
        time.sleep(0.5)
    assert [(one["game_id"], one["text"]) for one in told] == [(game, "White wins by timeout")]


def test_an_old_move_number_and_a_move_out_of_turn_are_refused(started):
    black, white, game = started()
    black.post(f"/go-moves/{game}", move_number=0, move="dd")
    assert white.post(f"/go-moves/{game}", 409, move_number=0, move="ee")["code"] == (
        "already_played"
    )
    assert black.post(f"/go-moves/{game}", 403, move_number=1, move="ee")["code"] == (
        "not_your_turn"
    )
    assert len(black.get(f"/go-moves/{game}")["moves"]) == 1


def test_a_conditional_sequence_answers_until_a_message_stops_it(started):
    black, white, game = started()
    black.post(f"/go-moves/{game}", move_number=0, move="dd", conditions="ff dg gd ee gg hh")
    seen = white.post(f"/go-moves/{game}", move_number=1, move="ff")
    assert (seen["moves"], seen["last_move"], seen["to_move_colour"]) == (3, "dg", "W")
    assert white.post(f"/go-moves/{game}", move_number=3, move="gd")["last_move"] == "ee"
    seen = white.post(f"/go-moves/{game}", move_number=5, move="gg", message="Are you there?")
    assert (seen["moves"], seen["to_move_colour"]) == (6, "B")
    kept = black.get(f"/go-conditions/{game}")["conditions"][0]
    assert (kept["state"], kept["hits"]) == ("OPP_MSG", 2)
    rows = white.get(f"/go-moves/{game}")["moves"]
    assert [row["number"] for row in rows if row["conditional"]] == [3, 5]


def test_a_rengo_is_set_up_played_and_resigned(member):
    four = [member() for _ in range(4)]
    ann, bob, cid, dan = four
    game = ann.post("/go-teams", size=9, players="2:2", komi=6.5)["game_id"]
    seats = [seat["id"] for seat in ann.get(f"/go-teams/{game}")["seats"]]
    for seat, guest in zip(seats[1:3], (bob, cid), strict=True):
        ann.put(f"/go-team-seats/{game}", seat_id=seat, pseudo=guest.pseudo)
        guest.post(f"/go-team-seats/{game}")
    ann.post(f"/go-team-offers/{game}")
    dan.post(f"/go-team-seats/{game}")
    ann.put(
        f"/go-teams/{game}",
        places=[
            {"seat_id": seat, "group": group, "order": order}
            for seat, (group, order) in zip(
                seats, [("B", 1), ("W", 1), ("B", 2), ("W", 2)], strict=True
            )
        ],
    )
    ann.post(f"/go-teams/{game}")
    for number, move in enumerate(["dd", "ff", "df", "fd", "ee"]):
        partner = four[(number + 2) % 4]
        assert partner.post(f"/go-moves/{game}", 403, move_number=number, move="aa")["code"] == (
            "not_your_turn"
        )
        seen = four[number % 4].post(f"/go-moves/{game}", move_number=number, move=move)
    assert (seen["game_type"], seen["moves"], seen["to_move_id"]) == ("TEAM_GO", 5, bob.player_id)
    over = dan.post(f"/go-resignations/{game}", move_number=5)
    assert (over["result"], over["rated"]) == ("B+R", "N")
    assert {one["kind"] for one in cid.get(f"/go-messages/{game}")["messages"]} == {"RESULT"}


def friday_evening() -> float:
    """Seconds from now to the next Friday, 20:00 UTC."""
    now = datetime.now(UTC)
    friday = now.replace(hour=20, minute=0, second=0) + timedelta(days=(4 - now.weekday()) % 7 or 7)
    return (friday - now).total_seconds()


def test_a_game_is_lost_on_time_over_sleep_weekend_and_vacation(member, clock):
    """Black sleeps from 22 h, White from 4 h; Black goes on vacation; a weekend passes."""
    black, white = member(night_start=22), member(night_start=4)
    evening = friday_evening()

    def wait(hours: float) -> None:
        """Until so many hours after Friday evening; tokens do not live that long."""
        clock(evening + hours * 3600)
        for player in (black, white):
            player.token = player.api.login(player.pseudo, PASSWORD)

    wait(0)
    settings = {
        "size": 9,
        "handicap_type": "black",
        "main_time": 4,
        "byo_time": 0,
        "weekend_clock": False,
    }
    game = black.post("/go-invitations", pseudo=white.pseudo, **settings)["game_id"]
    white.post(f"/go-invitations/{game}")

    def falls() -> tuple[int, int, int]:
        at = datetime.fromisoformat(white.get(f"/go-games/{game}")["times_out_at"])
        return at.weekday(), at.hour, at.minute

    # Two hours until the night, then Saturday and Sunday, then the night until 7 h on Monday.
    assert falls() == (0, 9, 5)
    wait(48)
    assert black.get(f"/go-games/{game}")["black"]["remaining_time"] == "F: 3h (-)"
    black.post("/go-vacations", days=3)
    wait(4 * 24)
    assert black.get(f"/go-games/{game}")["status"] == "PLAY"
    # The vacation ends on Wednesday at 20 h: two hours until the night, the rest on Thursday.
    assert falls() == (3, 7, 5)
    wait(7 * 24)
    over = white.get(f"/go-games/{game}")
    assert (over["result"], over["black"]["remaining_time"]) == ("W+T", "F: 0h")
    assert black.post(f"/go-moves/{game}", 409, move_number=0, move="dd")["code"] == (
        "game_finished"
    )


def test_strange_sgf_files_get_clear_answers_and_damage_nothing(started):
    black, white, game = started(size=5, komi=0.5)
    for number, move in enumerate(OPENING):
        (white if number % 2 else black).post(f"/go-moves/{game}", move_number=number, move=move)
    white.post(f"/go-resignations/{game}", move_number=len(OPENING))
    data = black.get(f"/go-sgf/{game}")
    chinese = "(;CA[gb18030]SZ[5]KM[0.5]PB[古力]".encode("gb18030") + data[data.index(b";B[bc]") :]
    nested = b"(;SZ[5]" + b"(;B[aa]" * 3000 + b")" * 3001
    for sent, status in [
        (data, 201),
        (b"junk", 422),
        (nested, 422),
        (chinese, 201),
        (data.replace(b"SZ[5]", b"SZ[6]"), 422),
        (data + b" " * (30 * 1024 - len(data)), 201),
        (data + b" " * (30 * 1024 - len(data) + 1), 413),
    ]:
        answer = black.api.call(
            "PUT", "games", f"/go-attachments/{game}", token=black.token, data=sent
        )
        assert answer.status_code == status, (sent[:40], answer.text)
        assert answer.json()["msg"]
    kept = black.get(f"/go-attachments/{game}", player_id=black.player_id)
    assert kept.startswith(data)
    assert black.get(f"/go-games/{game}")["flags"] == ["ATTACHED_SGF"]


@pytest.mark.slow
def test_two_robots_with_a_real_engine_play_a_game(started, stack):
    path = require("gnugo")
    black, white, game = started(size=5, ruleset="CHINESE")
    robots = [
        subprocess.Popen(
            [
                sys.executable,
                ROOT / "docs/go_bot.py",
                stack.urls["games"],
                one.token,
                path,
                "--mode",
                "gtp",
                "--level",
                "1",
                "--chinese-rules",
            ]
        )
        for one in (black, white)
    ]
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
