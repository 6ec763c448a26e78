"""Schedule, line-ups, imports, live scoring, corrections and consistency over HTTP."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.rulesets import M_LEAGUE
from shared.database import reading, writing
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.test_formats import NAMES, played, written
from tests.tournaments.league.test_properties import damaged


def imported(office, game, form="mjai", seed=1, **more):
    log = written(form, seed)
    return office.call("PUT", f"/league-imports/{game}", "scorer", form=form, log=log, **more)


def exported(office, game, form):
    return office.ok("GET", f"/league-exports/{game}", by=None, form=form)["log"]


def test_a_game_needs_four_teams_of_the_league(office):
    path = f"/league-games/{office.season}"
    sent = {"date": "2024-10-01", "match_number": 1}
    twice = [office.teams[0], *office.teams[:3]]
    assert office.call("POST", path, **sent, team_ids=twice).status_code == 400
    assert office.call("POST", path, **sent, team_ids=[1, 2, 3, 999999]).status_code == 400


def test_a_line_up_has_one_player_of_each_scheduled_team(office):
    game = office.scheduled()
    mate = office.player(office.teams[0], "控え")
    path = f"/league-line-ups/{game}"
    wrong = [office.players[0], mate, *office.players[2:]]
    answer = office.call("PUT", path, "scorer", player_ids=wrong)
    assert (answer.status_code, "same team" in answer.json["msg"]) == (400, True)
    seats = office.ok("PUT", path, "scorer", player_ids=[mate, *office.players[1:]])["seats"]
    assert [seat["player_id"] for seat in seats] == [mate, *office.players[1:]]
    assert office.call("PUT", path, "stranger", player_ids=office.players).status_code == 403


def test_a_round_number_follows_the_last(office):
    first, second = office.scheduled(), office.scheduled()
    rounds = office.ok("GET", f"/league-games/{office.season}")["games"]
    assert [(row["id"], row["round_number"]) for row in rounds] == [(first, 1), (second, 2)]
    office.ok("DELETE", f"/league-game/{second}")
    assert office.call("GET", f"/league-game/{second}").status_code == 404


def test_a_match_of_a_day_exists_once(office):
    path = f"/league-games/{office.season}"
    sent = {"date": "2024-12-24", "match_number": 1, "team_ids": office.teams}
    office.ok("POST", path, **sent)
    assert office.call("POST", path, **sent).status_code == 409
    office.ok("POST", path, **sent | {"match_number": 2})


def test_scores_alone_give_ranks_and_points(office):
    results = office.scores(office.game(), [26100, 39500, 24000, 10400])["results"]
    assert [(row["rank"], row["points"]) for row in results] == [
        (2, 6.1), (1, 59.5), (3, -16.0), (4, -49.6)]  # fmt: skip


def test_scores_must_add_up_and_are_corrected_only_with_a_reason(office):
    game = office.game()
    path = f"/league-game-scores/{game}"
    assert (
        office.call("PUT", path, "scorer", scores=[26100, 39500, 24000, 10300]).status_code == 422
    )
    office.scores(game, [26100, 39500, 24000, 10400])
    again = [26100, 39500, 23000, 11400]
    assert office.call("PUT", path, "scorer", scores=again).status_code == 409
    office.scores(game, again, reason="wrong sheet")
    corrections = office.ok("GET", f"/league-corrections/{game}")["corrections"]
    assert [(row["reason"], row["made_by"]) for row in corrections] == [("wrong sheet", "scorer")]


@pytest.mark.parametrize("form", ["mjai", "tenhou6", "mjlog", "json"])
def test_a_game_is_imported_and_exported_alike(office, form):
    game = office.game()
    answer = imported(office, game, form)
    assert answer.status_code == 201, answer.json
    assert [row["score"] for row in answer.json["results"]] == [
        placing.score for placing in played(1).placings
    ]
    log = exported(office, game, "mjai")
    other = office.game()
    office.ok("PUT", f"/league-imports/{other}", form="mjai", log=log)
    assert exported(office, other, "json") == exported(office, game, "json")


def test_recomputing_a_season_gives_the_stored_tables(office):
    game = office.game()
    imported(office, game, seed=5)
    office.scores(office.game(), [26100, 39500, 24000, 10400])
    path = f"/league-consistency/{office.season}"
    assert office.ok("GET", path)["disagreements"] == []
    with writing() as session:
        session.execute(text(f"UPDATE league_events SET fu = 20 WHERE fu > 20 "
                             f"AND hand_id / 100 = {game}"))  # fmt: skip
        session.execute(text(f"DELETE FROM league_player_states WHERE event_id = {game}01005"))
    tables = office.ok("GET", path)["disagreements"][0]["tables"]
    assert tables == ["league_events"]


def test_only_staff_may_import_and_only_with_a_line_up(office):
    game = office.game()
    path = f"/league-imports/{game}"
    assert office.call("PUT", path, "stranger", form="mjai", log="").status_code == 403
    assert office.call("PUT", path, None, form="mjai", log="").status_code == 401
    assert imported(office, office.scheduled()).status_code == 409
    assert imported(office, 2**31 - 1).status_code == 404


def test_a_second_import_needs_a_reason_and_replaces_the_first(office):
    game = office.game()
    imported(office, game)
    assert imported(office, game, seed=5).status_code == 409
    assert imported(office, game, seed=5, reason="wrong file").status_code == 201
    assert len(office.ok("GET", f"/league-game-hands/{game}")["hands"]) == len(played(5).hands)
    assert office.ok("GET", f"/league-consistency/{office.season}")["disagreements"] == []


@pytest.mark.parametrize(
    ("damage", "status", "told"),
    [
        (lambda lines: lines[: len(lines) // 2], 422, "before"),
        (lambda lines: [*lines[:2], {**lines[2], "pai": "9z"}, *lines[3:]], 400, "line 3"),
        (lambda lines: [*lines[:1], {**lines[1], "tehais": [["1m"] * 13] * 4}], 422, "event 1"),
        (lambda lines: [*lines[:1], {**lines[1], "scores": [1, 2, 3, 4]}], 422, "hand 1"),
        (lambda lines: [], 400, "no hand"),
    ],
    ids=["truncated", "impossible tile", "fifth copy", "wrong score", "empty"],
)
def test_a_broken_log_is_refused_with_its_place_and_nothing_is_stored(office, damage, status, told):
    game = office.game()
    lines = [json.loads(line) for line in written("mjai", 1).splitlines()]
    log = "\n".join(map(json.dumps, damage(lines)))
    answer = office.call("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=log)
    assert (answer.status_code, told in answer.json["msg"]) == (status, True), answer.json
    assert answer.json["code"]
    assert office.ok("GET", f"/league-game/{game}")["entry"] is None


def test_twenty_mebibytes_and_wrong_encoding_are_refused(office):
    game = office.game()
    path, headers = f"/league-imports/{game}", {"AccessToken": "scorer"}
    body = b'{"form": "mjai", "log": "' + b"x" * (20 << 20) + b'"}'
    answer = office.client.put(path, data=body, headers=headers, content_type="application/json")
    assert answer.status_code == 413
    body = b'{"form": "mjai", "log": "\xff\xfe"}'
    answer = office.client.put(path, data=body, headers=headers, content_type="application/json")
    assert answer.status_code == 400
    assert office.ok("GET", f"/league-game/{game}")["entry"] is None


def sent_events(hand):
    fields = ("type", "actor", "target", "tile", "hand", "block", "reason")
    for event in hand.events:
        sent = {name: getattr(event, name) for name in fields if getattr(event, name) is not None}
        if event.tsumogiri is not None:
            sent["is_tsumogiri"] = event.tsumogiri
        if event.ura:
            sent["indicator_type"] = "ura"
        yield sent


def test_a_game_scored_live_is_the_game_imported(office):
    live, whole = office.game(), office.game()
    stored = 0
    log = random_game(1)
    for hand in log.hands:
        events = list(sent_events(hand))
        for part in (events[:6], events[6:]):
            for place in range(0, len(part), 150):
                sent = {"events": part[place : place + 150], "stored_events": stored}
                told = office.ok("POST", f"/league-events/{live}", "scorer", **sent)
                stored = told["stored_events"]
    assert told["finished"]
    imported(office, whole)
    assert exported(office, live, "json") == exported(office, whole, "json")
    assert office.ok("GET", f"/league-consistency/{office.season}")["disagreements"] == []


def test_live_events_are_refused_one_by_one_or_stored(office):
    game = office.game()
    path = f"/league-events/{game}"
    events = list(sent_events(random_game(1).hands[0]))[:8]
    office.ok("POST", path, "scorer", events=events, stored_events=0)
    assert office.call("POST", path, "scorer", events=events, stored_events=0).status_code == 409
    wrong = office.call("POST", path, "scorer", events=[{"type": "draw", "actor": 3, "tile": "1m"}])
    assert wrong.status_code == 422
    assert (wrong.json["hand"], wrong.json["event"]) == (1, 9)
    unknown = office.call("POST", path, "scorer", events=[{"type": "draw", "colour": 1}])
    assert unknown.status_code == 400
    assert office.ok("GET", path)["stored_events"] == 8
    back = office.ok("DELETE", path, "scorer", count=2, reason="misheard")
    assert back["stored_events"] == 6
    assert office.call("DELETE", path, "scorer", count=7, reason="all").status_code == 409
    corrections = office.ok("GET", f"/league-corrections/{game}")["corrections"]
    assert [row["reason"] for row in corrections] == ["misheard"]


def test_foul_play_replays_the_hand_and_costs_points(office):
    game = office.game()
    log = random_game(1)
    first = list(sent_events(log.hands[0]))[:20]
    office.ok("POST", f"/league-events/{game}", "scorer", events=first)
    office.ok("POST", f"/league-foul-plays/{game}", "scorer", actor=1, penalty_points=20,
              type="tsumo agari by mistake", is_restarted=True)  # fmt: skip
    for hand in log.hands:
        office.ok("POST", f"/league-events/{game}", "scorer", events=list(sent_events(hand)))
    results = office.ok("GET", f"/league-game/{game}")["results"]
    placings = replay_game(M_LEAGUE, log).placings
    assert [row["points"] for row in results] == [float(place.points) for place in placings]
    assert [row["penalty_points"] for row in results] == [0, 20, 0, 0]
    standings = office.ok("GET", f"/league-standings/{office.league}", year=2024)["stages"][0]
    row = next(row for row in standings["standings"] if row["team_id"] == office.teams[1])
    assert row["base_points"] == float(placings[1].points - 20)


def test_a_hand_is_told_with_events_and_states(office):
    game = office.game()
    imported(office, game)
    hand_id = office.ok("GET", f"/league-game-hands/{game}")["hands"][0]["id"]
    hand = office.ok("GET", f"/league-hands/{hand_id}", by=None)
    assert hand["hand"]["round"] == "1z1"
    deal = [state for state in hand["player_states"] if state["turn_number"] == 0]
    assert len(deal) == 4
    discards = sum(event["type"] == "discard" for event in hand["events"])
    assert len(hand["player_states"]) == 4 + discards
    assert office.call("GET", "/league-hands/1").status_code == 404


def test_the_views_have_the_names_of_the_seed(office):
    game = office.game()
    imported(office, game)
    with reading() as session:
        counts = {
            view: session.execute(text(f"SELECT COUNT(*) FROM {view}")).scalar_one()
            for view in (
                "season",
                "team",
                "player",
                "player_team",
                "game",
                "kyoku",
                "event",
                "haipai_event",
                "draw_event",
                "discard_event",
                "agari_event",
                "yaku_event",
                "reach_event",
                "chi_event",
                "pon_event",
                "an_kan_event",
                "dai_kan_event",
                "sho_kan_event",
                "dora_indicator_event",
                "ryukyoku_event",
                "ryukyoku_player_event",
                "yaku_name",
                "player_state",
                "foul_play",
                "game_player_result",
                "kyoku_player_result",
            )
        }
    assert counts["haipai_event"] == 4 * counts["kyoku"]
    assert counts["yaku_name"] == 45


def test_a_record_taken_away_leaves_a_trace(office):
    game = office.game()
    imported(office, game)
    assert office.call("DELETE", f"/league-records/{game}", "scorer", reason="x").status_code == 403
    office.ok("DELETE", f"/league-records/{game}", reason="another table")
    assert office.ok("GET", f"/league-game-hands/{game}")["hands"] == []
    assert office.ok("GET", f"/league-game/{game}")["results"] == []
    office.scores(game, [25000, 25000, 25000, 25000])


def test_names_of_the_seats_are_those_of_the_players(office):
    game = office.game()
    imported(office, game)
    assert json.loads(exported(office, game, "json"))["names"] == [
        "選手0",
        "選手1",
        "選手2",
        "選手3",
    ]
    assert NAMES[0] not in exported(office, game, "mjai")


@pytest.mark.parametrize("form", ["mjai", "tenhou6", "mjlog", "json"])
@given(st.integers(0, 2**32))
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_damaged_log_never_crashes_the_service(office, form, seed):
    game = office.game()
    log = damaged(written(form, 1), random.Random(seed))
    answer = office.call("PUT", f"/league-imports/{game}", "scorer", form=form, log=log)
    assert answer.status_code in (201, 400, 422), answer.json
    stored = office.ok("GET", f"/league-game/{game}")["entry"]
    assert (stored == "events") == (answer.status_code == 201)
