"""Live scoring over HTTP, and what resources and the views of the M-League schema show."""

import pytest
from sqlalchemy import text

from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.office import YEAR
from tests.tournaments.league.test_formats import a_replay
from tests.tournaments.league.test_imports_api import export_log, import_log


def sent_events(hand):
    fields = ("type", "actor", "target", "tile", "hand", "block", "reason")
    for event in hand.events:
        sent = {name: getattr(event, name) for name in fields if getattr(event, name) is not None}
        if event.tsumogiri is not None:
            sent["is_tsumogiri"] = event.tsumogiri
        if event.ura:
            sent["indicator_type"] = "ura"
        yield sent


def test_a_game_scored_live_is_the_game_imported(fresh_office):
    office = fresh_office
    live, whole = office.game(), office.game()
    stored = 0
    for hand in random_game(1).hands:
        events = list(sent_events(hand))
        for part in (events[:6], events[6:]):
            for place in range(0, len(part), 150):
                sent = {"events": part[place : place + 150], "stored_events": stored}
                told = office.ok("POST", f"/league-events/{live}", "scorer", **sent)
                stored = told["stored_events"]
    assert told["finished"]
    import_log(office, whole)
    assert export_log(office, live, "json") == export_log(office, whole, "json")
    assert office.ok("GET", f"/league-consistency/{office.season}")["disagreements"] == []


def test_live_events_are_refused_one_by_one_or_stored(office):
    game = office.game()
    path = f"/league-events/{game}"
    events = list(sent_events(random_game(1).hands[0]))[:8]
    office.ok("POST", path, "scorer", events=events, stored_events=0)
    assert office.status("POST", path, "scorer", events=events, stored_events=0) == 409
    wrong = office.call("POST", path, "scorer", events=[{"type": "draw", "actor": 3, "tile": "1m"}])
    assert wrong.status_code == 422
    assert (wrong.json()["hand"], wrong.json()["event"]) == (1, 9)
    assert office.status("POST", path, "scorer", events=[{"type": "draw", "colour": 1}]) == 400
    assert office.ok("GET", path)["stored_events"] == 8
    back = office.ok("DELETE", path, "scorer", count=2, reason="misheard")
    assert back["stored_events"] == 6
    assert office.status("DELETE", path, "scorer", count=7, reason="all") == 409
    corrections = office.ok("GET", f"/league-corrections/{game}")["corrections"]
    assert [row["reason"] for row in corrections] == ["misheard"]


def test_foul_play_replays_the_hand_and_costs_points(fresh_office):
    office = fresh_office
    game, log = office.game(), random_game(1)
    first = list(sent_events(log.hands[0]))[:20]
    office.ok("POST", f"/league-events/{game}", "scorer", events=first)
    office.ok(
        "POST",
        f"/league-foul-plays/{game}",
        "scorer",
        actor=1,
        penalty_points=20,
        type="tsumo agari by mistake",
        is_restarted=True,
    )
    for hand in log.hands:
        office.ok("POST", f"/league-events/{game}", "scorer", events=list(sent_events(hand)))
    results = office.ok("GET", f"/league-game/{game}")["results"]
    placings = replay_game(M_LEAGUE, log).placings
    assert [row["points"] for row in results] == [float(place.points) for place in placings]
    assert [row["penalty_points"] for row in results] == [0, 20, 0, 0]
    standings = office.ok("GET", f"/league-standings/{office.league}", year=YEAR)["stages"][0]
    row = next(row for row in standings["standings"] if row["team_id"] == office.teams[1])
    assert row["base_points"] == float(placings[1].points - 20)
    listed = office.ok("GET", f"/league-penalties/{office.season}")
    assert [(foul["game_id"], foul["team_id"]) for foul in listed["foul_plays"]] == [
        (game, office.teams[1])
    ]
    assert listed["total_points"] == 20


@pytest.fixture(scope="module")
def hand(office):
    game = office.game()
    import_log(office, game)
    hand_id = office.ok("GET", f"/league-game-hands/{game}")["hands"][0]["id"]
    return office.ok("GET", f"/league-hands/{hand_id}", by=None)


def test_a_hand_is_told_with_events_and_states(office, hand):
    assert hand["hand"]["round"] == "1z1"
    deal = [state for state in hand["player_states"] if state["turn_number"] == 0]
    assert len(deal) == 4
    discards = sum(event["type"] == "discard" for event in hand["events"])
    assert len(hand["player_states"]) == 4 + discards
    assert office.status("GET", "/league-hands/1") == 404


def test_the_waits_of_a_hand_are_those_that_follow_from_its_events(hand):
    derived = a_replay(1).hands[0].table
    assert [
        (state["wait_type"], state["unseen_tiles"], state["wall_tiles"])
        for state in hand["player_states"]
    ] == [
        (state.wait_type, state.unseen_tiles, state.wall_tiles)
        for state in sorted(derived.states, key=lambda state: state.event)
    ]
    assert hand["events"][-1]["wait_type"] == derived.notes[-1].get("wait_type")


VIEWS = (
    *("season", "team", "player", "player_team", "game", "kyoku", "game_player_result"),
    *("kyoku_player_result", "team_season_result", "event", "dora_indicator_event"),
    *("haipai_event", "agari_event", "yaku_event", "ryuyoku_event", "ryukyoku_event"),
    *("ryukyoku_player_event", "reach_event", "discard_event", "draw_event", "chi_event"),
    *("pon_event", "an_kan_event", "dai_kan_event", "sho_kan_event", "yaku_name"),
    *("player_state", "foul_play", "player_tenpai_state"),
)


def test_the_views_have_the_names_of_the_m_league_schema(hand, database):
    with database.connect() as connection:
        counts = {
            view: connection.execute(text(f"SELECT COUNT(*) FROM {view}")).scalar_one()
            for view in VIEWS
        }
        drawn = text("SELECT COUNT(DISTINCT id) FROM ryukyoku_player_event")
        assert connection.execute(drawn).scalar_one() == counts["ryukyoku_player_event"]
        dealt = text(
            "SELECT COUNT(*) FROM haipai_event JOIN event ON id = event_id WHERE kyoku_id = :id"
        )
        assert connection.execute(dealt, {"id": hand["hand"]["id"]}).scalar_one() == 4
    assert counts["ryuyoku_event"] == counts["ryukyoku_event"]
    assert counts["yaku_name"] == 45
    assert 0 < counts["player_tenpai_state"] < counts["player_state"]
