"""Whole games of bots with everything switched on; ten years of each in `make soak`."""

import random

import pytest

from tests.conftest import SOAK
from tests.games.diplomacy.bots import Bot
from tests.games.diplomacy.table import FRANCE, ROLES, Table, told

YEARS = 10 if SOAK else 1
PACE = {
    "pace_moves": 36,
    "pace_retreats": 12,
    "pace_adjustments": 12,
    "grace_hours": 2,
    "play_weekend": 1,
    "nb_max_cycles_to_play": YEARS,
    **{f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")},
}


@pytest.mark.parametrize(
    ("seed", "fields"),
    [(1, {"no_press": 1}), (2, {"fog": 1, "anonymous": 1, "no_messages": 1, "rated": 0})],
    ids=["open", "fog"],
)
def test_bots_play_a_game_to_its_end(api, crowd, seed, fields):
    game, luck = Table(api, crowd, **PACE | fields).seat_all().start(), random.Random(seed)
    bots = {role: Bot(game, role, luck) for role in ROLES}
    while game.game()["current_state"] == 1:
        before = game.game()["current_advancement"]
        by_convoy = play_phase(game, bots)
        look_back(game, before, by_convoy)
        if before % 5 == 2:
            talk_and_meddle(game, before)
    assert game.game()["ending"] in ("last_year", "solo")
    assert game.game()["current_advancement"] >= 4
    result = game.read("/game-results/<id>")
    assert sum(one["centers"] for one in result["standings"]) <= 34
    incidents = game.as_master("GET", "/game-incidents/<id>").json()["incidents"]
    assert [one["kind"] for one in incidents] == []


def play_phase(game, bots):
    """Everyone who is needed orders; the zones of moves by convoy."""
    needed = game.as_master("GET", "/game-orders-submitted/<id>").json()["needed"]
    by_convoy = set()
    for role in needed:
        orders = bots[role].submit()
        convoyed = {one["active_unit"]["zone"] for one in orders if one.get("via_convoy")}
        kept = game.as_role(role, "GET", "/game-orders/<id>").json()
        assert (len(kept["orders"]), set(kept["via_convoy"])) == (len(orders), convoyed)
        by_convoy |= convoyed
    game.pass_phase()
    return by_convoy


def look_back(game, advancement, by_convoy):
    """What everyone may read of the phase, and what joins it to the one before."""
    token = game.crowd.master.token
    played = game.api.get(
        "games", f"/game-transitions/{game.game_id}/{advancement}", token=token
    ).json()
    assert set(played["via_convoy"]) == by_convoy
    report = game.api.get("games", f"/game-reports/{game.game_id}", token=token).json()
    assert report["phases"][-1]["advancement"] == advancement
    assert len(report["content"].splitlines()) > 3
    for role in ROLES:
        answer = game.api.get(
            "games", f"/game-reports/{game.game_id}", token=game.crowd.holder(role).token
        )
        assert answer.status_code == 200, answer.text
    if advancement:
        earlier = game.api.get(
            "games", f"/game-transitions/{game.game_id}/{advancement - 1}", token=token
        ).json()
        assert earlier["position_after"] == played["position_before"]


def talk_and_meddle(game, advancement):
    """Messages, a deadline that moves, a game that was removed by mistake."""
    if game.game()["current_state"] != 1:
        return
    open_game = not game.game()["no_messages"]
    write = game.as_role(1, "POST", "/game-messages/<id>", dest_role_ids="[2, 3]", content="hi")
    assert write.status_code == (201 if open_game else 403)
    declare = game.as_role(1, "POST", "/game-declarations/<id>", content="hear")
    assert declare.status_code == (403 if open_game else 201)
    extend = game.as_master("POST", "/game-extensions/<id>", hours=3, reason="snow")
    assert extend.status_code in (201, 400)  # an empty phase is due at once, and so it stays
    assert told(game.as_master("DELETE", f"/games/{game.name}")) == (200, "Ok removed")
    assert game.api.get("games", f"/games/{game.name}").status_code == 404
    restored = game.api.post(
        "games", f"/game-restorations/{game.game_id}", token=game.crowd.master.token
    )
    assert told(restored) == (200, "Ok game restored")
    mine = game.act("GET", "/my-games", game.crowd.holder(FRANCE)).json()["games"]
    [told_to_france] = [one for one in mine if one["game_id"] == game.game_id]
    years = advancement // 5 + 1
    unread = told_to_france["unread_messages"], told_to_france["unread_declarations"]
    assert unread == ((years, 0) if open_game else (0, years))
