"""/allocations, /game-allocations, /player-allocations, /game-roles: every row of the AFJD API."""

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import ROLES, Table, told

IN, OUT = "Ok allocation updated or created", "Ok allocation deleted if present"
NEITHER = "You do not seem to be either the game master of the game or the concerned player"
STATE = "This game is not in the proper state - please proceed to replacement (not implemented yet)"


@pytest.fixture
def table(api, crowd):
    return Table(api, crowd, manual=0)


def join(table, member, by=None, verb="POST", **more):
    return table.act(
        verb,
        "/allocations",
        by or member,
        game_id=table.game_id,
        player_id=member.player_id,
        **more,
    )


def leave(table, member, by=None, **more):
    return join(table, member, by, "DELETE", **more)


def test_a_player_joins_and_quits(table, crowd):
    player = crowd.players[0]
    assert told(join(table, player)) == (201, IN)
    assert table.read("/game-allocations/<id>")[str(player.player_id)] == -1
    assert told(join(table, player)) == (201, IN)
    assert table.read("/game-roles/<id>")["filled"] == 1
    assert told(leave(table, player)) == (200, OUT)
    assert told(leave(table, player)) == (200, OUT)
    assert str(player.player_id) not in table.read("/game-allocations/<id>")


def test_the_master_puts_in_and_removes(table, crowd):
    assert told(join(table, crowd.players[0], by=crowd.master)) == (201, IN)
    assert told(leave(table, crowd.players[0], by=crowd.master)) == (200, OUT)


def test_a_stranger_brings_in_and_removes_nobody_else(table, crowd):
    assert told(join(table, crowd.players[0], by=crowd.stranger)) == (403, NEITHER)
    assert told(leave(table, crowd.players[0], by=crowd.stranger)) == (403, NEITHER)


def test_nobody_joins_or_quits_a_game_that_started(started, crowd):
    assert told(join(started, crowd.stranger)) == (405, STATE)
    assert told(leave(started, crowd.players[0])) == (405, STATE)


def test_unknown_games_and_players_are_not_found(table, crowd):
    answer = table.act(
        "POST", "/allocations", crowd.master, game_id=999_999, player_id=crowd.players[0].player_id
    )
    assert told(answer) == (404, "Game 999999 doesn't exist")
    answer = table.act(
        "POST", "/allocations", crowd.master, game_id=table.game_id, player_id=999_999
    )
    assert told(answer) == (404, "Player 999999 doesn't exist")
    assert told(table.api.get("games", "/game-allocations/999999"))[0] == 404
    assert told(table.api.get("games", "/game-roles/999999"))[0] == 404
    assert told(table.api.get("games", "/player-allocations/999999")) == (
        404,
        "Player 999999 doesn't exist",
    )


def test_no_more_players_than_roles(waiting, crowd):
    assert told(join(waiting, crowd.stranger)) == (400, "Game is full")


def test_the_master_never_loses_the_mastership(table, crowd):
    assert told(join(table, crowd.master)) == (
        400,
        "The game master may play only in a game where roles cumulate",
    )
    assert told(leave(table, crowd.master)) == (200, OUT)
    assert table.read("/game-allocations/<id>") == {str(crowd.master.player_id): 0}


def test_a_master_may_play_where_roles_cumulate(api, crowd):
    table = Table(api, crowd, cumulate=1, manual=0)
    assert told(join(table, crowd.master)) == (201, IN)
    assert table.read("/game-allocations/<id>") == {str(crowd.master.player_id): 0}
    assert table.read("/game-roles/<id>") == {
        "roles": [[crowd.master.player_id, -1], [crowd.master.player_id, 0]],
        "filled": 1,
    }


def test_roles_that_cumulate_are_chosen_or_dealt(api, crowd):
    table, (one, two) = Table(api, crowd, cumulate=1, manual=0), crowd.players[:2]
    for role in (1, 2, 3):
        assert told(join(table, one, role_id=role)) == (201, IN)
    assert told(join(table, two, role_id=3)) == (400, "Role 3 is taken")
    assert told(join(table, two, role_id=8)) == (404, "Role 8 doesn't exist")
    for _ in range(4):
        assert told(join(table, two)) == (201, IN)
    assert told(leave(table, one, role_id=2)) == (200, OUT)
    assert told(join(table, two, role_id=2)) == (201, IN)
    table.start()
    roles = table.read("/game-roles/<id>")["roles"]
    held = {role: player_id for player_id, role in roles}
    assert sorted(held) == list(range(8))
    assert {role for role in ROLES if held[role] == one.player_id} == {1, 3}
    assert table.read("/game-allocations/<id>")[str(one.player_id)] == 1


def test_roles_are_dealt_at_random_to_all(table, crowd):
    for player in crowd.players:
        join(table, player)
    table.start()
    allocations = table.read("/game-allocations/<id>")
    assert sorted(allocations.values()) == list(range(8))
    assert allocations[str(crowd.master.player_id)] == 0


def test_the_master_of_a_manual_game_assigns_the_roles(api, crowd):
    table = Table(api, crowd, manual=1)
    for player in crowd.players:
        join(table, player)
    assert told(table.change(current_state=1)) == (
        400,
        "The master has not assigned every role yet",
    )

    def assign(player, role, by=crowd.master):
        return table.act("PUT", "/game-roles/<id>", by, player_id=player.player_id, role_id=role)

    assert told(assign(crowd.players[0], 1, by=crowd.players[0]))[0] == 403
    assert told(assign(crowd.stranger, 1)) == (400, "This player is not in the game")
    assert told(assign(crowd.players[0], 8)) == (404, "Role 8 doesn't exist")
    for role, player in zip(reversed(ROLES), crowd.players, strict=True):
        assert told(assign(player, role)) == (200, "Ok role assigned")
    assert told(assign(crowd.players[0], 6)) == (400, "Role 6 is taken")
    table.start()
    assert table.read("/game-allocations/<id>")[str(crowd.players[0].player_id)] == 7
    assert told(assign(crowd.players[0], 7))[0] == 405


def test_roles_of_other_games_are_dealt(table, crowd):
    join(table, crowd.players[0])
    answer = table.as_master(
        "PUT", "/game-roles/<id>", player_id=crowd.players[0].player_id, role_id=1
    )
    assert told(answer) == (
        400,
        "Roles are dealt at random in this game: only a manual game lets the master assign them",
    )
    assert told(join(table, crowd.players[0], role_id=1))[0] == 400


def test_a_game_with_a_code_needs_it(api, crowd):
    table = Table(api, crowd, access_code=77, manual=0)
    player, other = crowd.players[:2]
    assert told(join(table, player)) == (403, "Wrong access code")
    assert told(join(table, player, access_code=76)) == (403, "Wrong access code")
    assert told(join(table, player, access_code=77)) == (201, IN)
    assert told(join(table, other, by=crowd.master)) == (201, IN)


@pytest.mark.parametrize("rating", ["reliability", "regularity"])
def test_a_newcomer_does_not_meet_restrictions(api, crowd, rating):
    table = Table(api, crowd, manual=0, **{f"access_restriction_{rating}": 10})
    assert told(join(table, a_member(api))) == (403, f"Access restriction is not met: {rating}")


def test_performance_is_compared_with_the_default_of_newcomers(api, crowd):
    table = Table(api, crowd, manual=0, access_restriction_performance=1500)
    assert told(join(table, a_member(api))) == (201, IN)
    table.change(access_restriction_performance=1501)
    assert told(join(table, a_member(api))) == (403, "Access restriction is not met: performance")


def test_a_players_games_are_told_and_running_ones_apart(table, crowd):
    player = crowd.players[0]
    join(table, player)
    path = f"/player-allocations/{player.player_id}"
    assert table.read(path)[str(table.game_id)] == -1
    assert str(table.game_id) in table.read(path, params={"running": 1})
    table.change(current_state=2)
    assert str(table.game_id) in table.read(path)
    assert str(table.game_id) not in table.read(path, params={"running": 1})


def test_the_mastership_is_handed_over(table, crowd):
    join(table, crowd.players[0])
    path, stranger = "/game-masters/<id>", crowd.stranger
    assert told(table.act("PUT", path, stranger, player_id=stranger.player_id))[0] == 403
    assert told(table.as_master("PUT", path, player_id=999_999))[0] == 404
    assert told(table.as_master("PUT", path, player_id=crowd.players[0].player_id))[0] == 400
    answer = table.as_master("PUT", path, player_id=crowd.stranger.player_id)
    assert told(answer) == (200, "Ok mastership handed over")
    assert told(table.change(description="mine"))[0] == 403
    answer = table.act("PUT", f"/games/{table.name}", crowd.stranger, description="mine now")
    assert told(answer) == (200, "Ok updated")


def test_an_anonymous_game_tells_each_player_only_himself(api, crowd):
    table = Table(api, crowd, anonymous=1).seat_all().start()
    one = crowd.players[0]
    path = f"/game-allocations/{table.game_id}"

    def seen(path=path, **who):
        return api.get("games", path, **who).json()

    everyone = {str(player.player_id): role for role, player in enumerate(crowd.players, 1)} | {
        str(crowd.master.player_id): 0
    }
    assert seen() == seen(token=crowd.stranger.token) == {}
    assert seen(token=one.token) == {str(one.player_id): 1}
    assert seen(token=crowd.master.token) == everyone
    roles = seen(f"/game-roles/{table.game_id}")
    assert roles == {"roles": [[None, role] for role in range(8)], "filled": 7}
    mine = f"/player-allocations/{one.player_id}"
    assert str(table.game_id) not in seen(mine)
    assert str(table.game_id) not in seen(mine, token=crowd.players[1].token)
    for who in ({"token": one.token}, {"token": crowd.master.token}, {"by_service": "players"}):
        assert seen(mine, **who)[str(table.game_id)] == 1
    assert table.game_id not in [
        game["game_id"]
        for game in seen(f"/games?player_id={one.player_id}&after={table.game_id - 1}")["games"]
    ]
    table.change(current_state=2)
    assert seen() == everyone
