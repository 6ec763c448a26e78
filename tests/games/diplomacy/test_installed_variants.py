"""Games on variants that were installed: small ones that use every rule only some have."""

import random
import shutil
import subprocess
import sys

import pytest

from shared.config import ROOT
from tests import small_variants
from tests.games.diplomacy.bots import Bot
from tests.games.diplomacy.table import Table, told

CYCLES = 3
NORTH, ISTHMUS, SOUTH = 1, 2, 3
GARRISON_SOLO = 6  # of eight centers, one more than half and one
CIVIL_DISORDER = {f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")}


@pytest.fixture(scope="module", autouse=True)
def variants(stack, tmp_path_factory):
    """All three are installed while the stack is running."""
    within = tmp_path_factory.mktemp("variants")
    for variant in (small_variants.tideland, small_variants.garrison, small_variants.siege):
        done = subprocess.run(
            [sys.executable, "-m", "services.solver.install", str(variant(within))],
            cwd=ROOT,
            env=stack.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    yield
    shutil.rmtree(stack.data / "variants")


def a_table(api, crowd, variant, roles, **fields):
    fields = CIVIL_DISORDER | {"nb_max_cycles_to_play": CYCLES} | fields
    return Table(api, crowd, variant=variant, **fields).seat_all(roles).start()


def play_to_the_end(game, roles, seed=1):
    """Bots play; every year that is told on the way."""
    bots = {role: Bot(game, role, random.Random(seed + role)) for role in roles}
    while game.game()["current_state"] == 1:
        for role in game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]:
            bots[role].submit()
        game.pass_phase()
    assert game.game()["ending"] in ("last_year", "solo")
    return [one["year"] for one in game.read("/game-transitions/<id>")["transitions"]]


def test_bots_play_tideland_and_it_can_be_seen(api, crowd):
    picture = api.get("games", "/variants/tideland.svg", params={"lang": "en"})
    assert picture.status_code == 200, picture.text
    assert picture.text.count("data-region=") == 20
    assert "Oakmere" in picture.text
    game = a_table(api, crowd, "tideland", (1, 2, 3))
    years = play_to_the_end(game, (1, 2, 3))
    assert set(years) == {801, 806, 811}
    drawn = api.get("games", f"/game-maps/{game.game_id}.svg", params={"advancement": 2})
    assert "801" in drawn.text


def test_nobody_plays_a_passive_role(api, crowd):
    game = Table(api, crowd, variant="garrison", nb_max_cycles_to_play=CYCLES)
    refused = game.as_master(
        "POST",
        "/allocations",
        game_id=game.game_id,
        role_id=SOUTH,
        player_id=crowd.holder(SOUTH).player_id,
    )
    assert told(refused) == (
        404,
        "Role 3 is in civil disorder all along: nobody plays it",
    )
    asked = {"details": 1, "after": game.game_id - 1, "limit": 1}
    [mine] = api.get("games", "/games", params=asked).json()["games"]
    assert mine["seats_free"] == 2
    game.seat_all((NORTH, ISTHMUS)).start()
    assert game.game()["current_advancement"] == 4  # it begins with builds


def test_bots_play_against_a_passive_role(api, crowd):
    """South never orders, holds, and is removed from as it loses centers."""
    roles = (NORTH, ISTHMUS)
    game = a_table(api, crowd, "garrison", roles)
    assert game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"] == [1, 2]
    play_to_the_end(game, roles)
    for played in game.read("/game-transitions/<id>")["transitions"]:
        phase = game.read(f"/game-transitions/<id>/{played['advancement']}")
        assert not [one for one in phase["orders"] if one[1] == SOUTH]
    result = game.read("/game-results/<id>")
    if result["winner"]:
        [first] = [one for one in result["standings"] if one["role"] == result["winner"]]
        assert first["centers"] >= GARRISON_SOLO
    incidents = game.as_master("GET", "/game-incidents/<id>").json()["incidents"]
    assert incidents == []
    scores = game.read("/game-scores/<id>")["scores"]
    assert all({one["role"] for one in points} == set(roles) for points in scores.values())


def test_a_draw_needs_no_vote_of_a_passive_role(api, crowd):
    game = a_table(api, crowd, "garrison", (NORTH, ISTHMUS))
    for role in (NORTH, ISTHMUS):
        answer = game.as_role(role, "POST", "/game-votes/<id>", draw=1)
        assert answer.status_code == 201, answer.text
    assert game.game()["ending"] == "draw"


def test_nobody_builds_in_a_free_center_of_a_game(api, crowd):
    game = a_table(api, crowd, "garrison", (NORTH, ISTHMUS))
    game.rectify({SOUTH: [(1, 10)]}, {1: NORTH, 2: NORTH, 3: ISTHMUS})
    [choice] = Bot(game, NORTH, random.Random(1)).choices()["adjustments"]
    assert (choice["builds"], set(choice["places"])) == (1, {"2"})


def test_bots_play_the_siege_in_years_that_run_backwards(api, crowd):
    game = a_table(api, crowd, "siege", (1, 2, 3))
    assert game.read("/variants/siege")["name"] == "The Siege"
    years = play_to_the_end(game, (1, 2, 3), seed=5)
    assert years == sorted(years, reverse=True)
    assert set(years) == {301, 300, 299}


def test_an_emergency_center_counts_in_a_game(api, crowd):
    """North has lost Brimhaven: Ruck feeds a unit and lets it be built, if nobody is there."""
    game = a_table(api, crowd, "siege", (1, 2, 3))
    while game.game()["current_advancement"] < 4:
        for role in game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]:
            Bot(game, role, random.Random(7)).submit()
        game.pass_phase()
    game.rectify({NORTH: [(1, 1)], SOUTH: [(1, 10)]}, {1: NORTH, 2: SOUTH})
    [choice] = Bot(game, NORTH, random.Random(1)).choices()["adjustments"]
    assert (choice["builds"], list(choice["places"])) == (1, ["12"])
    game.rectify({NORTH: [(1, 1)], SOUTH: [(1, 12)]}, {1: NORTH, 2: SOUTH})
    assert game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"] == []


def test_not_even_the_master_orders_for_a_passive_role_or_hands_it_out(api, crowd):
    game = a_table(api, crowd, "garrison", (NORTH, ISTHMUS))
    orders = game.as_master("POST", "/game-orders/<id>", role_id=SOUTH, orders="[]")
    nobody = (404, "Role 3 is in civil disorder all along: nobody plays it")
    assert told(orders) == nobody
    replaced = game.as_master(
        "POST", "/game-replacements/<id>", role_id=SOUTH, player_id=crowd.stranger.player_id
    )
    assert told(replaced) == nobody
