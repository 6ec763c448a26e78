"""Games are corrected: by an edited export, or in the middle with all consequences listed."""

import json

from tests.tournaments.league.test_formats import a_log


def _imported(office) -> int:
    game = office.game()
    office.ok("PUT", f"/league-imports/{game}", "scorer", form="mjai", log=a_log("mjai", 1))
    return game


def _export(office, game: int, form: str = "plain") -> str:
    return office.ok("GET", f"/league-exports/{game}", form=form)["log"]


def test_a_plain_export_has_nothing_derived_and_comes_back_the_same(office):
    game = _imported(office)
    before, plain = _export(office, game, "json"), _export(office, game)
    fields = {field for hand in json.loads(plain)["hands"] for e in hand["events"] for field in e}
    own = {"type", "actor", "target", "tile", "hand", "block", "reason", "is_tsumogiri"}
    assert fields <= own | {"indicator_type"}
    assert all(set(hand) == {"events", "foul_plays"} for hand in json.loads(plain)["hands"])
    sent = {"form": "plain", "log": plain, "reason": "同じ"}
    office.ok("PUT", f"/league-imports/{game}", "scorer", **sent)
    assert _export(office, game, "json") == before


def test_an_edited_export_is_imported_with_new_scores(office):
    game = _imported(office)
    edited = json.loads(_export(office, game))
    fouls = [{"actor": 1, "type": "pon by mistake", "penalty_points": 20, "after_event": 400}]
    edited["hands"][0]["foul_plays"] = fouls
    sent = {"form": "plain", "log": json.dumps(edited), "reason": "誤ポン"}
    office.ok("PUT", f"/league-imports/{game}", "scorer", **sent)
    results = office.ok("GET", f"/league-game/{game}")["results"]
    assert [row["penalty_points"] for row in results] == [0, 20, 0, 0]


def _running(office) -> tuple[int, list[dict]]:
    """Two hands of a game that goes on, entered as plain events."""
    source = _imported(office)
    hands = json.loads(_export(office, source))["hands"][:2]
    game = office.game()
    for hand in hands:
        for place in range(0, len(hand["events"]), 200):
            some = hand["events"][place : place + 200]
            office.ok("POST", f"/league-events/{game}", "scorer", events=some)
    return game, hands


def test_a_running_game_is_corrected_in_its_middle_after_its_consequences_were_listed(office):
    game, hands = _running(office)
    win = next(
        number
        for number, event in enumerate(hands[0]["events"], start=1)
        if event["type"] == "dora_indicator"
    )
    indicator = hands[0]["events"][win - 1]["tile"]
    path = f"/league-corrections/{game}"
    outcomes = []
    for tile in (f"{number}{suit}" for suit in "mps" for number in range(1, 10)):
        changed = [{"type": "dora_indicator", "tile": tile}]
        sent = {"changes": [{"hand": 1, "event": win, "removed": 1, "events": changed}]}
        answer = office.call("POST", path, "scorer", **sent)
        assert answer.status_code in (200, 422), answer.text
        if answer.ok and tile != indicator:
            outcomes.append((sent, answer.json()))
    sent, listed = max(outcomes, key=lambda outcome: len(outcome[1]["consequences"]))
    stored = office.ok("GET", f"/league-events/{game}")
    assert office.status("POST", path, "stranger", **sent) == 403
    assert office.status("PUT", path, "scorer", **sent, token="0" * 32, reason="x") == 409
    assert office.status("PUT", path, "scorer", **sent, token=listed["token"], reason="") == 400
    assert office.ok("GET", f"/league-events/{game}") == stored
    done = office.ok("PUT", path, "scorer", **sent, token=listed["token"], reason="ドラ表示牌")
    assert done == listed
    after = office.ok("GET", f"/league-events/{game}")
    ends = [each for each in listed["consequences"] if each["what"] == "end_scores"]
    assert (stored["scores"] == after["scores"]) == (not ends)
    assert office.ok("GET", path)["corrections"][-1]["reason"] == "ドラ表示牌"
    again = {**sent, "token": listed["token"], "reason": "ドラ表示牌"}
    assert office.status("PUT", path, "scorer", **again) == 409


def test_a_correction_that_makes_what_follows_impossible_names_the_place(office):
    game, hands = _running(office)
    path = f"/league-corrections/{game}"
    ending = len(hands[0]["events"])
    sent = {"changes": [{"hand": 1, "event": ending, "removed": 1, "events": []}]}
    refused = office.call("POST", path, "scorer", **sent)
    assert (refused.status_code, refused.json()["hand"]) == (422, 1)
    beyond = {"changes": [{"hand": 9, "event": 1, "removed": 1, "events": []}]}
    assert office.status("POST", path, "scorer", **beyond) == 422


def test_a_game_of_scores_has_nothing_to_correct_in_its_middle(office):
    game = office.game()
    office.scores(game, [26100, 39500, 24000, 10400])
    sent = {"changes": [{"hand": 1, "event": 1, "removed": 1, "events": []}]}
    assert office.status("POST", f"/league-corrections/{game}", "scorer", **sent) == 409
