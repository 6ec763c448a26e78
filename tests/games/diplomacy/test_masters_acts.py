"""Whatever a master does is logged, mailed to those it concerns, and heard in the stream."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.factories import a_member, eventually
from tests.games.diplomacy.table import FRANCE, ITALY, Table, told

DAY = 24 * 3600
PACE = {"fast": 0, "speed_moves": 2, "speed_retreats": 1, "speed_adjustments": 1, "play_weekend": 1}
DISORDER = {f"cd_possible_{kind}": 1 for kind in ("moves", "retreats", "builds", "removals")}


@pytest.fixture
def table(api, crowd):
    return lambda **fields: Table(api, crowd, **PACE | fields).seat_all().start()


def day_in(days):
    return f"{datetime.now(UTC) + timedelta(days=days):%Y-%m-%d}"


def log(game, member=None):
    member = member or game.crowd.holder(FRANCE)
    return game.act("GET", "/game-logs/<id>", member).json()["log"]


def entry(game, kind, member=None):
    found = [one for one in log(game, member) if one["kind"] == kind]
    assert found, (kind, [one["kind"] for one in log(game, member)])
    return found[0]["details"]


@pytest.fixture
def mails(api, admin):
    """Waits for a mail of a game to a member, by a piece of its subject."""

    def to(member, game_name, words):
        def found():
            kept = api.get(
                "emails",
                "/outbox",
                token=admin,
                params={"address": f"{member.pseudo}@example.org", "limit": 100},
            ).json()["mails"]
            return [
                mail for mail in kept if game_name in mail["subject"] and words in mail["subject"]
            ]

        eventually(found)
        return found()[0]

    return to


def test_a_moved_deadline_is_logged_mailed_and_streamed(table, mails):
    game = table()
    before = game.game()["deadline_timestamp"]
    assert told(game.change(deadline=day_in(9)))[0] == 200
    details = entry(game, "deadline moved")
    assert details["before"] == before
    assert details["deadline_timestamp"] == game.game()["deadline_timestamp"] > before
    assert mails(game.crowd.holder(FRANCE), game.name, "date limite")


def test_a_changed_hour_moves_the_deadline_too(table):
    game = table()
    game.change(deadline_hour=3)
    assert entry(game, "deadline moved")["deadline_timestamp"] % DAY == 3 * 3600
    assert entry(game, "game changed")["changes"]["deadline_hour"] == [20, 3]


@pytest.mark.parametrize("days", [-1, -400])
def test_a_deadline_in_the_past_is_refused(table, days):
    game = table()
    before = game.game()
    answer = game.change(deadline=day_in(days))
    assert told(answer) == (400, "The deadline must not lie in the past")
    assert game.game() == before
    assert "deadline moved" not in [one["kind"] for one in log(game)]


def test_an_hour_that_has_passed_is_refused(table, clock):
    game = table(deadline_hour=23)
    moved = datetime.now(UTC).replace(hour=12, minute=0) + timedelta(days=2) - datetime.now(UTC)
    clock(moved.total_seconds())  # noon of the day it is due
    assert told(game.change(deadline_hour=11)) == (400, "The deadline must not lie in the past")
    assert game.change(deadline_hour=13).status_code == 200


def test_an_unchanged_deadline_and_an_archive_may_lie_in_the_past(api, crowd, table, clock):
    game = table()
    day = game.game()["deadline"]
    clock(5 * DAY)
    assert game.change(deadline=day, description="late").status_code == 200
    clock(0)
    archive = Table(api, crowd, archive=1, play_weekend=1, deadline=day_in(-10))
    assert archive.change(deadline=day_in(-20)).status_code == 200


def test_a_new_game_is_not_due_before_today(api, crowd):
    sent = {"name": "late", "variant": "standard", "play_weekend": 1, "deadline": day_in(-2)}
    sent["pseudo"] = crowd.master.pseudo
    answer = api.post("games", "/games", token=crowd.master.token, data=sent)
    assert told(answer) == (400, "The deadline must not lie in the past")


def test_a_deadline_that_comes_earlier_leaves_the_grace_as_it_was(table, clock):
    """Else default orders would be played within seconds of the change."""
    game = table(cd_possible_moves=1, speed_moves=3)
    schedule = game.as_master("GET", "/game-schedules/<id>").json()
    game.change(deadline=day_in(1))
    after = game.as_master("GET", "/game-schedules/<id>").json()
    assert after["deadline_timestamp"] < schedule["deadline_timestamp"]
    assert after["grace_ends_timestamp"] == schedule["grace_ends_timestamp"]
    clock(2.5 * DAY)
    assert game.adjudicate().status_code == 400
    clock(5 * DAY)
    assert game.adjudicate().status_code == 201


def test_a_grace_that_is_shortened_ends_no_earlier_in_this_phase(table):
    game = table()
    before = game.as_master("GET", "/game-schedules/<id>").json()["grace_ends_timestamp"]
    game.change(grace_hours=0)
    after = game.as_master("GET", "/game-schedules/<id>").json()["grace_ends_timestamp"]
    assert after == before


def test_a_renamed_game_says_so(table, mails):
    game = table()
    old, new = game.name, f"{game.name[:10]} new"
    assert told(game.change(name=new))[0] == 200
    game.name = new
    assert entry(game, "game renamed") == {"before": old, "after": new}
    assert old in mails(game.crowd.holder(FRANCE), new, "change de nom")["body"]


def test_what_changed_is_logged_with_both_values_but_no_secret(table, mails):
    game = table()
    game.change(nb_max_cycles_to_play=7, access_code=1234, cd_possible_moves=1)
    details = entry(game, "game changed")
    assert details["fields"] == ["access_code", "cd_possible_moves", "nb_max_cycles_to_play"]
    assert details["changes"] == {
        "access_code": None,
        "cd_possible_moves": [False, True],
        "nb_max_cycles_to_play": [0, 7],
    }
    body = mails(game.crowd.holder(FRANCE), game.name, "modifiée")["body"]
    assert "nb_max_cycles_to_play : 0 -> 7" in body
    assert "1234" not in body


def test_before_the_start_it_is_logged_too(waiting):
    waiting.change(speed_moves=3)
    assert entry(waiting, "game changed")["changes"] == {"speed_moves": [0, 3]}


def test_an_unchanged_game_logs_nothing(table):
    game = table()
    before = log(game)
    assert told(game.change(speed_moves=2)) == (200, "Ok but no change !")
    assert log(game) == before


@pytest.mark.parametrize(
    ("act", "kind", "words"),
    [
        (lambda game: game.as_master("POST", "/game-pauses/<id>"), "paused", "suspendue"),
        (lambda game: game.change(current_state=2), "stopped", "arrêtée"),
        (
            lambda game: game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE),
            "civil disorder declared",
            "désordre civil",
        ),
        (
            lambda game: game.as_master(
                "POST",
                "/game-positions/<id>",
                units="[]",
                forbiddens="[]",
                center_ownerships="[]",
            ),
            "position rectified",
            "rectifiée",
        ),
        (
            lambda game: game.as_master(
                "PUT", "/game-masters/<id>", player_id=game.crowd.stranger.player_id
            ),
            "mastership handed over",
            "arbitre",
        ),
        (
            lambda game: game.as_master(
                "POST",
                "/game-extensions/<id>",
                hours=5,
                reason="a storm",
            ),
            "deadline moved",
            "date limite",
        ),
    ],
)
def test_each_act_is_logged_and_mailed(table, mails, act, kind, words):
    game = table(**DISORDER)
    answer = act(game)
    assert answer.status_code in (200, 201), answer.text
    entry(game, kind)
    assert mails(game.crowd.holder(FRANCE), game.name, words)


def test_a_resumed_game_tells_its_new_deadline(table, mails, clock):
    game = table()
    game.as_master("POST", "/game-pauses/<id>")
    clock(DAY + 3600)
    game.as_master("DELETE", "/game-pauses/<id>")
    assert entry(game, "deadline moved")["deadline_timestamp"] == game.game()["deadline_timestamp"]
    assert mails(game.crowd.holder(FRANCE), game.name, "reprend")


def test_those_who_stay_hear_that_somebody_was_replaced(table, mails, api):
    game, newcomer = table(), a_member(api)
    game.as_master("POST", "/game-replacements/<id>", role_id=ITALY, player_id=newcomer.player_id)
    assert mails(game.crowd.holder(FRANCE), game.name, "remplacé")


def test_who_is_put_in_or_taken_out_by_the_master_is_told(waiting, mails):
    player = waiting.crowd.holder(FRANCE)
    assert mails(player, waiting.name, "vous êtes inscrit")
    sent = {"game_id": waiting.game_id, "player_id": player.player_id}
    assert waiting.as_master("DELETE", "/allocations", **sent).status_code == 200
    assert mails(player, waiting.name, "plus inscrit")
    kinds = [one["kind"] for one in log(waiting, waiting.crowd.holder(ITALY))]
    assert kinds[0] == "player removed"
    assert kinds.count("player put in") == 7


def test_a_disorder_is_told_to_its_role_only(table):
    game = table(**DISORDER)
    game.as_master("POST", "/game-civil-disorders/<id>", role_id=FRANCE)
    kinds = [one["kind"] for one in log(game, game.crowd.holder(ITALY))]
    assert "civil disorder declared" not in kinds
