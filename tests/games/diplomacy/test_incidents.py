"""/game-incidents, /game-logins: delays, disorders, dropouts, excuses; who was last here."""

import pytest

from tests.factories import a_member
from tests.games.diplomacy.table import FRANCE, GERMANY, ITALY, ROLES, Table, told

HOUR = 3600


@pytest.fixture
def late(api, crowd, clock):
    """Spring 1901: France came two hours late, Germany never, the others in time."""

    def play(**more):
        fields = {"fast": 0, "play_weekend": 1, "pace_moves": 10, "grace_hours": 4}
        game = Table(api, crowd, **fields, cd_possible_moves=1, **more).seat_all().start()
        for role in ROLES:
            if role not in (FRANCE, GERMANY):
                assert game.order(role, HOLDS[role]).status_code == 201
        clock(12 * HOUR)
        assert game.order(FRANCE, HOLDS[FRANCE]).status_code == 201
        clock(15 * HOUR)
        game.pass_phase()
        return game

    return play


HOLDS = {
    1: "F EDI H, A LVP H, F LON H",
    2: "F BRE H, A MAR H, A PAR H",
    3: "A BER H, A MUN H, F KIE H",
    4: "F NAP H, A ROM H, A VEN H",
    5: "A BUD H, F TRI H, A VIE H",
    6: "A MOS H, F SEV H, F STPsc H, A WAR H",
    7: "F ANK H, A CON H, A SMY H",
}


def incidents(game, role=0):
    member = game.crowd.holder(role) if isinstance(role, int) else role
    answer = game.act("GET", "/game-incidents/<id>", member)
    assert answer.status_code == 200, answer.text
    return answer.json()["incidents"]


def kinds(game, role=0):
    return [(one["kind"], one["role"]) for one in incidents(game, role)]


def excuse(game, name, **more):
    return game.as_master("PUT", "/game-incidents/<id>", incident=name, reason="ill", **more)


def test_delays_and_disorders_are_listed(late):
    game = late()
    assert kinds(game) == kinds(game, ITALY) == [("delay", FRANCE), ("disorder", GERMANY)]
    delay, disorder = incidents(game)
    assert 1.9 < delay["hours_late"] < 2.1
    assert (delay["advancement"], delay["excused"]) == (0, False)
    assert disorder["player_id"] == game.crowd.holder(GERMANY).player_id


def test_a_dropout_is_an_incident_unless_excused(late, api):
    game, newcomer = late(), a_member(api)
    game.as_master("POST", "/game-replacements/<id>", role_id=ITALY, player_id=newcomer.player_id)
    dropout = incidents(game)[-1]
    assert (dropout["kind"], dropout["role"], dropout["advancement"]) == ("dropout", ITALY, None)
    assert dropout["player_id"] == game.crowd.holder(ITALY).player_id
    assert told(excuse(game, dropout["incident"])) == (200, "Ok incident excused")
    assert game.read("/game-replacements/<id>")["replacements"][0]["excused"] is True


def test_the_master_excuses_and_it_is_logged(late):
    game = late()
    name = incidents(game)[0]["incident"]
    assert told(excuse(game, name)) == (200, "Ok incident excused")
    assert [one["excused"] for one in incidents(game)] == [True, False]
    log = game.act("GET", "/game-logs/<id>", game.crowd.holder(ITALY)).json()["log"]
    assert log[0]["kind"] == "incident excused"
    assert log[0]["details"] == {"incident": name, "excused": True, "reason": "ill"}
    assert told(excuse(game, name, excused=0)) == (200, "Ok excuse taken back")
    assert [one["excused"] for one in incidents(game)] == [False, False]


@pytest.mark.parametrize("name", ["turn-0-1", "turn-9-9", "dropout-1", "nothing"])
def test_only_an_incident_can_be_excused(late, name):
    assert told(excuse(late(), name)) == (404, "There is no such incident in this game")


def test_only_those_in_the_game_read_and_only_its_master_excuses(late, crowd):
    game = late()
    assert game.act("GET", "/game-incidents/<id>", crowd.stranger).status_code == 403
    answer = game.act(
        "PUT",
        "/game-incidents/<id>",
        crowd.holder(FRANCE),
        incident=f"turn-0-{FRANCE}",
        reason="me",
    )
    assert answer.status_code == 403


def test_an_anonymous_game_tells_roles_only(late):
    game = late(anonymous=1)
    assert [one["player_id"] for one in incidents(game, ITALY)] == [None, None]
    assert None not in [one["player_id"] for one in incidents(game)]


def test_in_the_fog_everyone_reads_his_own(late):
    game = late(fog=1)
    assert kinds(game, FRANCE) == [("delay", FRANCE)]
    assert kinds(game, ITALY) == []
    assert len(kinds(game)) == 2


def test_a_master_sees_who_was_last_here(started, crowd):
    answer = started.act("GET", "/game-logins/<id>", crowd.master)
    assert answer.status_code == 200, answer.text
    logins = answer.json()["logins"]
    assert [one["role"] for one in logins] == list(ROLES)
    assert all(one["last_login"] for one in logins)
    for member in (crowd.holder(FRANCE), crowd.stranger):
        assert started.act("GET", "/game-logins/<id>", member).status_code == 403
