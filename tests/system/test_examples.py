"""The programs of docs/, run as their readers run them."""

import ast
import subprocess
import sys
from contextlib import contextmanager

import pytest

from shared.config import ROOT
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.waiting import PATIENCE_SECONDS, eventually
from tests.web.arrangements import a_game_name

PROGRAMS = ("go_bot.py", "diplomacy_bot.py", "results_tablet.py")
FIRST_WINTER = 4
CODE = "sésame"


@pytest.mark.parametrize("program", PROGRAMS)
def test_without_arguments_it_explains_itself(program):
    done = subprocess.run(
        [sys.executable, f"docs/{program}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert f"python docs/{program} URL" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(("program", "most"), [("diplomacy_bot.py", 30), ("results_tablet.py", 50)])
def test_it_is_short(program, most):
    """Lines that are not empty, below what it says of itself."""
    text = (ROOT / "docs" / program).read_text()
    explained = ast.parse(text).body[0].end_lineno
    assert len([line for line in text.splitlines()[explained:] if line.strip()]) <= most


@contextmanager
def running(program, *arguments):
    started = subprocess.Popen([sys.executable, f"docs/{program}", *arguments], cwd=ROOT)
    try:
        yield started
    finally:
        started.kill()
        started.wait()


def a_game_for_one(api, master, player):
    """All seven powers are one member's."""
    name = a_game_name()
    sent = {"name": name, "variant": "standard", "manual": 1, "cumulate": 1, "fast": 1}
    sent |= dict.fromkeys(("speed_moves", "speed_retreats", "speed_adjustments"), 1)
    in_name = {"token": master.token}
    made = api.post("games", "/games", json=sent | {"pseudo": master.pseudo}, **in_name)
    assert made.status_code == 201, made.text
    game = api.get("games", f"/game-identifiers/{name}").json()
    for role in range(1, 8):
        seat = {"game_id": game, "role_id": role, "player_id": player.player_id}
        seated = api.post("games", "/allocations", json=seat | {"pseudo": master.pseudo}, **in_name)
        assert seated.status_code == 201, seated.text
    start = {"pseudo": master.pseudo, "current_state": 1}
    assert api.put("games", f"/games/{name}", json=start, **in_name).status_code == 200
    return name, game


@pytest.mark.slow
@pytest.mark.stack
def test_the_robot_of_diplomacy_plays_over_the_winter(api, stack):
    master, player = a_member(api), a_member(api)
    name, game = a_game_for_one(api, master, player)

    def is_next_spring() -> bool:
        """Where nobody has anything to order, the master plays on."""
        now = api.get("games", f"/games/{name}").json()["current_advancement"]
        missing = api.get("games", "/my-missing-orders", token=player.token).json()["missing"]
        if not missing:
            sent = {"pseudo": master.pseudo, "advancement": now}
            api.post("games", f"/game-adjudications/{game}", token=master.token, json=sent)
        return now > FIRST_WINTER

    with running("diplomacy_bot.py", stack.urls["games"], player.pseudo, player.token):
        eventually(is_next_spring)


@pytest.mark.stack
def test_the_tablet_enters_what_is_typed_and_says_what_it_did_not_understand(api, stack):
    hall = a_hall(api, a_member(api), event={"update_password": CODE})
    hall.register(8)
    hall.done("POST", f"/halls/{hall.event}")
    hall.pair()
    hall.publish(1)
    done = subprocess.run(
        [sys.executable, "docs/results_tablet.py", stack.urls["tournaments"], hall.event, CODE],
        cwd=ROOT,
        input="2 1-0\n3 =\n99 1-0\nwhat\n",
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Table 2: 1-0" in done.stdout
    assert done.stdout.count("Write the table and the result") == 2
    assert {board["board"]: board["result"] for board in hall.round(1)["boards"]} == {
        1: 0,
        2: 3,
        3: 2,
        4: 0,
    }
