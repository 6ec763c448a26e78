"""A member reports a text he can read; administrators see it as it stood, and close it."""

import pytest

from tests.factories import a_member
from tests.web.arrangements import a_started_game

MASTER = 0


@pytest.fixture(scope="module")
def scene(api):
    """A game in which the master has declared something."""
    master, player = a_member(api), a_member(api)
    game_id = a_started_game(api, master, player)
    sent = {"pseudo": master.pseudo, "role_id": MASTER, "content": "des mots grossiers"}
    path = f"/game-declarations/{game_id}"
    assert api.post("games", path, token=master.token, json=sent).status_code == 201
    return game_id, player


def report(api, member, **sent):
    return api.post("games", "/abuse-reports", token=member.token, json={"reason": "no", **sent})


def test_the_name_of_a_game_is_reported_as_it_stands(api, admin, scene):
    game_id, player = scene
    assert report(api, player, kind="game", game_id=game_id).status_code == 201
    found = api.get("games", "/abuse-reports", token=admin).json()["reports"]
    mine = next(one for one in found if one["reporter"] == player.pseudo)
    assert mine["text"].startswith("partie ")
    path = f"/abuse-reports/{mine['id']}"
    assert api.put("games", path, token=admin, json={"outcome": "kept"}).status_code == 200
    assert api.put("games", path, token=admin, json={"outcome": "kept"}).status_code == 409
    closed = api.get("games", "/abuse-reports", token=admin, params={"open": 0}).json()["reports"]
    assert closed[0]["closed_by"] == "admin"


def test_what_one_cannot_read_cannot_be_reported(api, scene):
    game_id, _player = scene
    stranger = a_member(api)
    for kind in ("message", "declaration"):
        sent = {"kind": kind, "game_id": game_id, "author_role": MASTER, "time_stamp": 1}
        assert report(api, stranger, **sent).status_code == 404


def test_only_administrators_read_reports(api, scene):
    _game_id, player = scene
    assert api.get("games", "/abuse-reports", token=player.token).status_code == 403
    assert api.put("games", "/abuse-reports/1", token=player.token, json={}).status_code == 403
