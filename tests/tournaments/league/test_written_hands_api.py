"""A game kept hand by hand over HTTP: looked at, written, taken back, corrected, ended."""

import json

import pytest

from tests.tournaments.league.office import Office

RON = {"end": "ron", "wins": [{"winner": 1, "loser": 3, "han": 3, "fu": 40}], "riichi": [1]}
AWAY = {"end": "draw", "tenpai": []}


def note(office: Office, game: int, **hand) -> dict:
    return office.ok("POST", f"/league-written-hands/{game}", "scorer", **hand)


def test_a_game_is_written_hand_by_hand(fresh_office):
    office = fresh_office
    game = office.game()
    address = f"/league-written-hands/{game}"
    looked = note(office, game, **RON, dry_run=True)
    assert looked["scores"] == [25000, 30200, 25000, 19800]
    assert office.ok("GET", f"/league-game/{game}")["entry"] is None
    assert note(office, game, **RON, stored_hands=0)["next_hand"]["round"] == "1z2"
    assert office.status("POST", address, "scorer", **RON, stored_hands=0) == 409
    assert office.status("POST", address, "stranger", **RON) == 403
    assert office.status("POST", address, "scorer", end="ron", wins=[]) == 422
    assert office.status("POST", address, "scorer", end="ron", wins=[{"winner": 9}]) == 400
    chombo = note(office, game, end="chombo", offender=2)
    assert chombo["next_hand"]["round"] == "1z2"
    for _ in range(7):
        told = note(office, game, **AWAY)
    assert (told["finished"], told["hands"]) == (True, 9)
    seen = office.ok("GET", f"/league-game/{game}")
    assert (seen["entry"], seen["finished"]) == ("hands", True)
    assert [row["score"] for row in seen["results"]] == [25000, 30200, 25000, 19800]
    assert [row["penalty_points"] for row in seen["results"]] == [0, 0, 20, 0]
    assert office.status("PUT", f"/league-game-scores/{game}", "scorer", scores=[25000] * 4) == 409
    taken = office.ok("DELETE", address, "scorer", reason="二度書いた")
    assert (taken["finished"], taken["hands"]) == (False, 8)


def test_what_was_not_written_is_not_counted(fresh_office):
    office = fresh_office
    game = office.game()
    note(office, game, **RON)
    table = office.ok("GET", f"/league-statistics/{office.league}", by=None)
    winner = table["players"][1]
    assert winner["recorded_hands"] == {"outcome": 1}
    assert (winner["counts"]["wins"], winner["counts"]["riichi_accepted"]) == (1, 1)
    assert "open_wins" not in winner["counts"]
    assert "haipai_shanten" not in winner["counts"]
    rates = winner["rates"]
    assert rates["win_rate"]["value"] == 1
    assert rates["average_win"]["value"] == 5200
    for key in ("average_win_turn", "call_rate", "dora_per_win", "haipai_shanten"):
        assert rates[key] | {"percentile": None} == {
            "value": None,
            "numerator": None,
            "denominator": None,
            "percentile": None,
        }
    streaks = office.ok("GET", f"/league-streaks/{office.league}")["players"]
    assert all("tenpai" not in row["streaks"] for row in streaks)


def test_a_written_hand_is_corrected_in_the_middle(fresh_office):
    office = fresh_office
    game = office.game()
    for hand in (RON, AWAY, AWAY):
        note(office, game, **hand)
    written = {**RON, "wins": [{"winner": 2, "loser": 3, "han": 3, "fu": 40}]}
    changes = [{"hand": 1, "whole_hand": {"written": written | {"riichi": []}}}]
    address = f"/league-corrections/{game}"
    looked = office.ok("POST", address, "scorer", changes=changes)
    assert {told["hand"] for told in looked["consequences"]} >= {1, 2, 3}
    confirmed = {"changes": changes, "token": looked["token"], "reason": "和了者の誤り"}
    office.ok("PUT", address, "scorer", **confirmed)
    hands = office.ok("GET", f"/league-game-hands/{game}")
    assert [row["score"] for row in hands["results"][-4:]] == [25000, 25000, 30200, 19800]
    assert hands["hands"][0]["written"]["wins"][0]["winner"] == 2


def test_tiles_and_written_hands_go_together_and_are_consistent(fresh_office):
    office = fresh_office
    game = office.game()
    note(office, game, **RON)
    text = office.ok("GET", f"/league-exports/{game}", form="plain")["log"]
    assert json.loads(text)["hands"][0]["written"]["wins"][0]["han"] == 3
    assert office.status("GET", f"/league-exports/{game}", form="mjai") == 409
    for _ in range(7):
        note(office, game, **AWAY)
    checked = office.ok("GET", f"/league-consistency/{office.season}")
    assert (checked["checked"], checked["disagreements"]) == (1, [])
    other = office.game()
    text = office.ok("GET", f"/league-exports/{game}", form="plain")["log"]
    office.ok("PUT", f"/league-imports/{other}", "scorer", form="plain", log=text)
    first, second = (office.ok("GET", f"/league-game/{made}")["results"] for made in (game, other))
    assert [row["score"] for row in first] == [row["score"] for row in second]


def test_presets_are_there_each_explained_in_a_line(fresh_office):
    told = fresh_office.ok("GET", "/league-rule-sets", by=None)["rule_sets"]
    presets = {rules["name"]: rules for rules in told}
    assert {"M-League", "EMA", "WRC", "tenhou", "tenhou, three players", "Club"} <= set(presets)
    for name in ("M-League", "EMA", "WRC", "tenhou", "Club"):
        rules = presets[name]
        assert 20 < len(rules["description"]) < 200
        assert sum(rules["uma"]) == 0
        assert sum(rules["rank_points"]) == rules["oka"]
        if rules["return_score"] != rules["start_score"]:
            assert rules["oka"] == 20


# Whole points, red fives, several rons, abortive draws, nagashi mangan, mangan rounded up, 13 han
# a yakuman, yakuman add up, fu of a double wind pair, ties share, sticks to the top.
FACTS = {
    "M-League": (False, True, False, False, False, True, False, True, 2, True, True),
    "EMA": (False, False, True, False, False, False, False, False, 4, True, True),
    "WRC": (False, False, False, False, False, True, False, False, 2, True, False),
    "tenhou": (True, True, True, True, True, False, True, True, 4, False, True),
}
QUESTIONS = (
    "whole_points",
    "red_fives",
    "multiple_ron",
    "abortive_draws",
    "nagashi_mangan",
    "kiriage",
    "kazoe_yakuman",
    "combined_yakuman",
    "double_wind_fu",
    "ties_share",
    "leftover_sticks_to_top",
)


@pytest.mark.parametrize("name", FACTS)
def test_presets_answer_as_the_rule_books_do(fresh_office, name):
    told = fresh_office.ok("GET", "/league-rule-sets", by=None)["rule_sets"]
    rules = next(rules for rules in told if rules["name"] == name)
    answers = rules | rules["switches"]
    assert tuple(answers[question] for question in QUESTIONS) == FACTS[name]


def test_points_of_tenhou_are_those_its_logs_end_with(fresh_office):
    office = fresh_office
    league_by(office, "tenhou")
    game = office.game()
    office.scores(game, [20100, 35800, 5200, 38900])
    results = office.ok("GET", f"/league-game/{game}")["results"]
    assert [row["points"] for row in results] == [-20, 16, -45, 49]


def end(office: Office, game: int):
    scorer = office.members["scorer"].token
    path = f"/league-game-ends/{game}"
    return office.api.call("POST", "tournaments", path, token=scorer, json={"by": "time"})


def league_by(office: Office, name: str) -> int:
    """Another league of the same founder by another rule set; returns its first stage."""
    rules = office.ok("GET", "/league-rule-sets")["rule_sets"]
    chosen = next(rules["id"] for rules in rules if rules["name"] == name)
    league = office.ok("POST", "/leagues", name=f"{name} {office.league}", rule_set_id=chosen)
    office.league = league["id"]
    scorer = office.members["scorer"].pseudo
    office.ok("POST", f"/league-staff/{office.league}", pseudo=scorer, role="scorer")
    office.season = office.stage("regular")
    count = next(rule["players"] for rule in rules if rule["id"] == chosen)
    office.teams = [office.team(f"Team {place}") for place in range(count)]
    office.players = [office.player(team, f"選手{team}") for team in office.teams]
    return office.season


def test_a_timed_game_is_ended_and_goes_on(fresh_office):
    office = fresh_office
    game = office.game()
    note(office, game, **RON)
    assert end(office, game).status_code == 422
    league_by(office, "EMA")
    game = office.game()
    note(office, game, **RON)
    told = end(office, game).json()
    assert (told["finished"], told["ended_by"]) == (True, "time")
    assert office.status("POST", f"/league-written-hands/{game}", "scorer", **AWAY) == 409
    points = [row["points"] for row in office.ok("GET", f"/league-game/{game}")["results"]]
    assert points == [0, 20.2, 0, -20.2]
    told = office.ok("DELETE", f"/league-game-ends/{game}", "scorer", reason="時間ではない")
    assert (told["finished"], told["hands"]) == (False, 1)
    note(office, game, **AWAY)


def test_three_players_have_a_league(fresh_office):
    office = fresh_office
    league_by(office, "tenhou, three players")
    game = office.game()
    scores = [40000, 35000, 30000]
    assert office.status("PUT", f"/league-game-scores/{game}", "scorer", scores=[25000] * 4) == 422
    office.scores(game, scores)
    results = office.ok("GET", f"/league-game/{game}")["results"]
    assert [row["points"] for row in results] == [35, -5, -30]
    other = office.game()
    note(office, other, end="tsumo", wins=[{"winner": 1, "limit": "mangan"}])
    assert (
        office.status(
            "POST",
            f"/league-events/{other}",
            "scorer",
            events=[
                {"type": "haipai", "actor": 0, "hand": "123456789m1122z"},
            ],
        )
        == 422
    )
    players = office.ok("GET", f"/league-statistics/{office.league}")["players"]
    assert [row["counts"]["fourths"] for row in players] == [0, 0, 1]
