"""A tournament over HTTP from the first registration to the last standing."""

import pytest

from tests.factories import a_member, confirm_address, eventually
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.mark.parametrize(
    ("system", "players", "rounds"),
    [
        ("swiss", 9, 4),
        ("keizer", 7, 4),
        ("mcmahon", 7, 3),
        ("round_robin", 5, 5),
        ("double_round_robin", 4, 6),
        ("knockout", 8, 3),
        ("double_elimination", 4, 4),
    ],
)
def test_each_system_plays_to_the_end(api, organiser, system, players, rounds):
    hall = a_hall(api, organiser, system=system, planned_rounds=rounds)
    hall.register(players)

    def better_player_wins(board):
        return 3 if board["white"]["rating"] > board["black"]["rating"] else 1

    for number in range(1, rounds + 1):
        hall.play(number, better_player_wins)
    standing = hall.standing()
    assert standing["round"] == rounds
    assert len(standing["lines"]) == players
    assert standing["lines"][0]["name"] == "Player 001"
    refused = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert refused.status_code in (409, 422)
    assert refused.json()["msg"]


def test_a_round_is_a_draft_then_published_then_closed(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.pair()
    path = f"/tournament-rounds/{hall.tournament}"
    assert hall.get(f"{path}/1").status_code == 404
    assert hall.get(path).json()["rounds"] == []
    assert hall.enter(1, 1, 3).status_code == 409
    hall.publish(1)
    assert hall.get(f"{path}/1").json()["status"] == "published"
    missing = hall.ask("PUT", f"{path}/1", json={"status": "closed"})
    assert (missing.status_code, missing.json()["boards"]) == (409, [1, 2])
    assert hall.ask("POST", path, json={}).status_code == 409
    hall.enter(1, 1, 3)
    hall.enter(1, 2, 2)
    hall.close(1)
    hall.pair()
    assert hall.done("DELETE", f"{path}/2")
    assert hall.ask("DELETE", f"{path}/1").status_code == 409


def test_a_dry_run_stores_nothing_and_can_explain(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(6)
    shown = hall.pair(dry_run=True, explain=True)
    assert shown["stored"] is False
    assert shown["explanation"][0]["pairs"]
    assert hall.done("GET", f"/tournament-rounds/{hall.tournament}")["rounds"] == []
    stored = hall.pair()
    assert stored["pairs"] == shown["pairs"]


def test_fixed_pairs_and_pairing_by_hand(api, organiser):
    hall = a_hall(api, organiser)
    first, second, third, fourth, fifth = hall.register(5)
    assert [second, first] in hall.pair(fixed=[[second, first]])["pairs"]
    path = f"/round-pairings/{hall.tournament}/1"
    changed = hall.done(
        "PUT", path, json={"pairs": [[third, first], [second, fifth]], "byes": [fourth]}
    )
    assert [b["white"]["registration_id"] for b in changed["boards"]] == [third, second]
    assert changed["sitting_out"][0]["absence"] == "pairing_bye"
    twice = hall.ask("PUT", path, json={"pairs": [[third, first], [third, fifth]]})
    assert twice.status_code == 400
    hall.publish(1)
    assert hall.ask("PUT", path, json={"pairs": [[first, second]]}).status_code == 409


def test_when_no_pairing_is_possible_the_reason_and_the_manual_way_are_told(api, organiser):
    hall = a_hall(api, organiser)
    one, other = hall.register(2)
    hall.play(1)
    refused = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert refused.status_code == 422
    assert "by hand" in refused.json()["msg"]
    assert "/round-pairings/" in refused.json()["manual"]
    path, pairs = f"/round-pairings/{hall.tournament}/2", [[other, one]]
    again = hall.ask("PUT", path, json={"pairs": pairs})
    assert (again.status_code, len(again.json()["repeated"])) == (409, 1)
    hall.done("PUT", path, json={"pairs": pairs, "accept": True})
    hall.publish(2)


def test_a_draft_with_somebody_who_left_is_not_published(api, organiser):
    hall = a_hall(api, organiser)
    players = hall.register(4)
    hall.pair()
    hall.done("DELETE", f"/registrations/{players[2]}")
    publish = f"/tournament-rounds/{hall.tournament}/1"
    answer = hall.ask("PUT", publish, json={"status": "published"})
    assert (answer.status_code, answer.json()["msg"]) == (
        409,
        "Somebody on these boards has withdrawn since; pair the round again",
    )
    hall.pair()
    hall.publish(1)
    assert len(hall.round(1)["boards"]) == 1


def test_the_settings_of_a_bracket_stay_once_it_has_begun(api, organiser):
    hall = a_hall(api, organiser, system="knockout", settings={"games_per_match": 2})
    hall.register(4)
    hall.pair()
    hall.publish(1)
    path = f"/tournaments/{hall.tournament}"
    same = hall.ask("PUT", path, json={"settings": {"games_per_match": 2}, "name": "Cup"})
    assert same.status_code == 200
    other = hall.ask("PUT", path, json={"settings": {"games_per_match": 4}})
    assert other.status_code == 409


def test_a_late_entry_a_bye_and_a_withdrawal(api, organiser):
    hall = a_hall(api, organiser)
    players = hall.register(6)
    hall.done("PUT", f"/registration-skipped-rounds/{players[0]}", json={"round": 2, "score": 0.5})
    hall.play(1)
    late = hall.register(1, best=2500, birth="1999")[0]
    withdrawn = hall.done("DELETE", f"/registrations/{players[5]}")
    assert withdrawn["withdrawn_after"] == 1
    hall.pair()
    hall.publish(2)
    second = hall.round(2)
    busy = {
        board[side]["registration_id"] for board in second["boards"] for side in ("white", "black")
    }
    assert late in busy
    assert players[5] not in busy
    out = {row["registration_id"]: row["absence"] for row in second["sitting_out"]}
    assert out[players[0]] == "half_bye"
    assert players[5] not in out


def test_standings_after_any_round_live_and_as_fragments(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4, category="open")
    hall.play(1)
    hall.pair()
    hall.publish(2)
    assert hall.standing()["round"] == 1
    assert hall.standing(round=0)["lines"][0]["values"][0] == "0.0"
    live = hall.standing(live=True)
    assert [line["values"][0] for line in live["lines"]] == ["1.5", "1.5", "0.5", "0.5"]
    path = f"/tournament-standings/{hall.tournament}"
    assert hall.get(path, params={"format": "svg"}).text.startswith("<svg")
    crosstable = hall.get(f"/tournament-crosstables/{hall.tournament}", params={"format": "html"})
    assert crosstable.headers["Content-Type"].startswith("text/html")
    assert "<td>3w1</td>" in crosstable.text
    english = {"Accept-Language": "en-GB,en;q=0.9"}
    drawn = hall.get(path, params={"format": "svg"}, headers=english)
    assert "Standings after round" in drawn.text
    assert "Accept-Language" in drawn.headers["Vary"]
    assert hall.get(path, params={"tie_breaks": "PTS,LUCK"}).status_code == 400
    groups = hall.get(f"/tournament-prize-groups/{hall.tournament}").json()["groups"]
    assert len(groups["open"]) == 4
    first = hall.get(path)
    again = hall.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert again.status_code == 304


def test_a_keizer_total_is_explained_term_by_term(api, organiser):
    hall = a_hall(api, organiser, system="keizer", settings={"top_value": 50, "bye": "2/3"})
    players = hall.register(3)
    hall.play(1)
    path = f"/tournament-explanations/{hall.tournament}"
    told = hall.get(path, params={"registration_id": players[2]}).json()
    assert [term["kind"] for term in told["terms"]] == ["self", "pairing_bye"]
    assert told["terms"][1]["points"] == "32"
    assert told["total"] == "80"
    assert hall.get(path, params={"registration_id": 99999}).status_code == 404


def test_correcting_a_closed_round_leaves_a_trace_and_undoes_the_draft(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.play(1)
    hall.pair()
    before = hall.standing()
    board = hall.round(1)["boards"][0]
    corrected = hall.enter(1, 1, 1, body={"version": board["version"], "reason": "mixed up"})
    assert corrected.json()["correction"] is True
    assert corrected.json()["drafts_removed"] == [2]
    assert hall.standing() != before
    history = hall.get(f"/tournament-results/{hall.tournament}", params={"board": 1}).json()
    assert [(e["value"], e["superseded"]) for e in history["results"]] == [(3, True), (1, False)]
    assert history["results"][1]["reason"] == "mixed up"


def test_the_crosstable_tells_players_apart_who_share_a_rank(api, organiser):
    hall = a_hall(api, organiser)
    hall.register(4)
    hall.play(1, lambda board: 2)
    assert {line["rank"] for line in hall.standing()["lines"]} == {1}
    rows = hall.get(f"/tournament-crosstables/{hall.tournament}").json()["rows"]
    met = [(row["rank"], int(row["cells"][0][0])) for row in rows]
    assert sorted(met) == sorted((opponent, own) for own, opponent in met)
    assert len(set(met)) == 4


def test_members_are_told_their_board_by_mail(api, admin, organiser):
    hall = a_hall(api, organiser, registration_open=True)
    players = [a_member(api) for _ in range(4)]
    for player in players:
        confirm_address(api, player.pseudo)
    path = f"/tournament-registrations/{hall.tournament}"
    entries = [
        hall.done("POST", path, token=player.token, json={"rating": 2000 - number})["id"]
        for number, player in enumerate(players)
    ]
    skipped = f"/registration-skipped-rounds/{entries[3]}"
    hall.done("PUT", skipped, json={"round": 1}, token=players[3].token)
    hall.pair()
    hall.publish(1)

    def told(player):
        sent = {"token": admin, "params": {"address": f"{player.pseudo}@example.org"}}
        mails = api.get("emails", "/outbox", **sent).json()["mails"]
        return [mail["body"] for mail in mails if "ronde 1" in mail["subject"]]

    eventually(lambda: all(told(player) for player in players[:3]))
    assert players[1].pseudo in told(players[0])[0]
    assert "exempt" in told(players[2])[0]
    assert [len(told(player)) for player in players] == [1, 1, 1, 0]
