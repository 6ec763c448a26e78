"""Votes, notes, preferences and the deal."""

import json

import pytest

from services.games.diplomacy.domain.deals import deal
from tests.games.diplomacy.domain.test_deals import disappointment
from tests.games.diplomacy.table import FRANCE, ITALY, ROLES, Table, told


@pytest.fixture
def unseated(api, crowd):
    """A game whose players sit and have no roles yet."""

    def make(**fields):
        game = Table(api, crowd, manual=0, **fields)
        for role in ROLES:
            game.as_master(
                "POST", "/allocations", game_id=game.game_id, player_id=crowd.holder(role).player_id
            )
        return game

    return make


def vote(game, role, draw=1):
    return game.as_role(role, "POST", "/game-votes/<id>", draw=draw)


def test_the_game_ends_in_a_draw_when_all_want_it(started):
    for role in ROLES[:-1]:
        assert vote(started, role).json() == {"msg": "Ok vote counted", "ended": False}
    assert vote(started, ROLES[-1]).json()["ended"]
    assert started.game()["ending"] == "draw"
    assert started.read("/game-results/<id>")["ending"] == "draw"


def test_a_vote_can_be_taken_back(started):
    vote(started, FRANCE)
    vote(started, FRANCE, draw=0)
    assert started.as_role(FRANCE, "GET", "/game-votes/<id>").json() == {"draw": False}


def test_votes_are_forgotten_when_the_game_moves_on(started):
    vote(started, FRANCE)
    started.play()
    assert started.as_role(FRANCE, "GET", "/game-votes/<id>").json() == {"draw": False}


def test_nobody_reads_or_casts_the_vote_of_another(started):
    stranger = started.crowd.holder(ITALY)
    for verb, sent in (("GET", {}), ("POST", {"draw": 1})):
        answer = started.act(verb, "/game-votes/<id>", stranger, role_id=FRANCE, **sent)
        assert answer.status_code == 403


def test_a_note_is_its_writers_own(started):
    path = "/game-notes/<id>"
    assert told(started.as_role(FRANCE, "PUT", path, content="Beware of Italy")) == (
        200,
        "Ok note written",
    )
    assert started.as_role(FRANCE, "GET", path).json() == {"content": "Beware of Italy"}
    assert started.as_role(ITALY, "GET", path).json() == {"content": ""}
    assert started.act("GET", path, started.crowd.master, role_id=FRANCE).status_code == 403


def test_the_deal_follows_the_preferences_and_can_be_checked(unseated, crowd):
    game = unseated()
    wishes = {crowd.holder(role).player_id: [*range(role, 8), *range(1, role)] for role in ROLES}
    wishes[crowd.holder(1).player_id] = wishes[crowd.holder(2).player_id]
    for role in ROLES:
        member = crowd.holder(role)
        answer = game.act(
            "PUT", "/game-preferences/<id>", member, roles=json.dumps(wishes[member.player_id])
        )
        assert told(answer) == (200, "Ok preferences kept")
    game.start()
    made = game.read("/game-deals/<id>")
    dealt = {int(player): role for player, role in made["dealt"].items()}
    kept = {int(player): roles for player, roles in made["preferences"].items()}
    assert kept == wishes
    assert dealt == deal(list(wishes), list(ROLES), kept, made["seed"])
    assert disappointment(dealt, kept) <= 6
    allocations = game.read("/game-allocations/<id>")
    assert all(allocations[player] == role for player, role in made["dealt"].items())


def test_the_deal_of_an_anonymous_game_is_its_masters_until_the_end(unseated, crowd):
    game = unseated(anonymous=1).start()
    path = f"/game-deals/{game.game_id}"
    assert game.api.get("games", path).status_code == 404
    assert game.api.get("games", path, token=crowd.holder(1).token).status_code == 404
    assert game.api.get("games", path, token=crowd.master.token).status_code == 200


@pytest.mark.parametrize("roles", ["[1,2,3]", "[1,1,2,3,4,5,6]", "[0,1,2,3,4,5,6]"])
def test_preferences_name_every_role_once(unseated, crowd, roles):
    answer = unseated().act("PUT", "/game-preferences/<id>", crowd.holder(1), roles=roles)
    assert told(answer) == (400, "Preferences must name every role once")


def test_preferences_come_before_the_start(started):
    answer = started.as_role(FRANCE, "GET", "/game-preferences/<id>")
    assert answer.status_code == 400
