"""A McMahon tournament of Go over HTTP: ranks, stones, standings, refusals."""

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


def a_go_hall(api, organiser, ranks, **more):
    hall = a_hall(api, organiser, system="mcmahon", **{"planned_rounds": 3, **more})
    path = f"/tournament-registrations/{hall.tournament}"
    players = [
        hall.done("POST", path, json={"name": f"Player {n}", "title": rank})["id"]
        for n, rank in enumerate(ranks, start=1)
    ]
    return hall, players


def test_a_tournament_with_stones_plays_to_the_end(api, organiser):
    chosen = {"bar": "1d", "floor": "15k", "handicap": {"reduction": 1, "maximum": 9}}
    ranks = ["10k", "3d", "2d", "1k", "9k", "14k", "4k"]
    hall, players = a_go_hall(api, organiser, ranks, settings=chosen)
    shown = hall.pair(dry_run=True, explain=True)
    assert shown["stored"] is False
    assert {player for pair in shown["pairs"] for player in pair} | {players[5]} == set(players)
    assert shown["sitting_out"] == {str(players[5]): "pairing_bye"}
    assert sum(told["handicap_stones"] for told in shown["explanation"]) > 0
    for number in range(1, 4):
        hall.play(number)
    first = hall.round(1)
    stones = {
        tuple(sorted((b["white"]["title"], b["black"]["title"]))): b["handicap_stones"]
        for b in first["boards"]
    }
    assert stones == {("2d", "3d"): 0, ("1k", "4k"): 2, ("10k", "9k"): 0}
    assert {b["handicap"] for b in first["boards"] if b["handicap_stones"]} == {True}
    standing = hall.standing()
    assert standing["columns"] == ["MMS", "SOSM", "SOSOSM", "SODOSM"]
    assert len(standing["lines"]) == 7
    assert sum(float(line["values"][0]) for line in standing["lines"]) == (
        30 + 30 + 29 + 26 + 21 + 20 + 16 + 4 * 3
    )
    assert {line["rating_change"] for line in standing["lines"]} == {None}
    assert hall.standing(tie_breaks="MMS,PTS,WIN")["columns"] == ["MMS", "PTS", "WIN"]
    crosstable = hall.get(f"/tournament-crosstables/{hall.tournament}").json()
    assert [row["score"] for row in crosstable["rows"]] == [
        line["values"][0] for line in standing["lines"]
    ]
    path = f"/tournament-explanations/{hall.tournament}"
    told = hall.get(path, params={"registration_id": players[5]}).json()
    assert told["terms"][0] | {"kind": "start", "points": "16"} == told["terms"][0]
    assert told["terms"][1]["kind"] == "pairing_bye"
    line = next(each for each in standing["lines"] if each["registration_id"] == players[5])
    assert told["total"] == line["values"][0]


def test_files_carry_the_ranks(api, organiser):
    hall, _ = a_go_hall(api, organiser, ["5k", "2d", "12k"])
    hall.play(1)
    for form in ("trf26", "trf16", "csv", "json"):
        written = hall.get(f"/tournament-files/{hall.tournament}", params={"format": form})
        assert written.status_code == 200, form
        assert "12k" in written.text
    copy, _ = a_go_hall(api, organiser, [])
    report = hall.get(f"/tournament-files/{hall.tournament}", params={"format": "trf26"})
    copy.done(
        "POST",
        f"/tournament-imports/{copy.tournament}",
        json={"format": "trf", "content": report.json()["content"]},
    )
    assert [line["values"] for line in copy.standing()["lines"]] == [
        line["values"] for line in hall.standing()["lines"]
    ]


def test_start_numbers_follow_the_ranks_and_late_entries_come_last(api, organiser):
    hall, _ = a_go_hall(api, organiser, ["5k", "2d", "1k"])
    hall.play(1)
    path = f"/tournament-registrations/{hall.tournament}"
    hall.done("POST", path, json={"name": "Late", "title": "4d"})
    hall.pair()
    rows = hall.get(path).json()["registrations"]
    assert [row["start_number"] for row in rows] == [3, 1, 2, 4]


def test_forbidden_and_fixed_pairs_and_pairing_by_hand(api, organiser):
    hall, (one, two, three, four) = a_go_hall(api, organiser, ["1d", "1d", "9k", "9k"])
    hall.done("PUT", f"/tournament-forbidden-pairs/{hall.tournament}", json={"pairs": [[one, two]]})
    pairs = [sorted(pair) for pair in hall.pair()["pairs"]]
    assert [one, two] not in pairs
    assert [four, one] in hall.pair(fixed=[[four, one]])["pairs"]
    path = f"/round-pairings/{hall.tournament}/1"
    by_hand = hall.done("PUT", path, json={"pairs": [[three, two]], "byes": [one, four]})
    assert by_hand["boards"][0]["white"]["registration_id"] == three
    assert by_hand["boards"][0]["handicap_stones"] == 0


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"system": "mcmahon", "settings": {"bar": "tall"}}, "rank of Go"),
        ({"system": "mcmahon", "settings": {"handicap": 3}}, "reduction"),
        ({"system": "mcmahon", "tie_breaks": ["MMS", "BH"]}, "BH is not a tie-break"),
        ({"system": "swiss", "tie_breaks": ["PTS", "SOSM"]}, "SOSM is not a tie-break"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(api, organiser, sent, reason):
    hall = a_hall(api, organiser)
    answer = hall.ask("PUT", f"/tournaments/{hall.tournament}", json=sent)
    assert answer.status_code == 400
    assert reason in answer.json()["msg"]


def test_tie_breaks_of_another_system_cannot_be_asked_for(api, organiser):
    hall, _ = a_go_hall(api, organiser, ["1d", "1k"])
    path = f"/tournament-standings/{hall.tournament}"
    answer = hall.get(path, params={"tie_breaks": "PTS,BH"})
    assert (answer.status_code, answer.json()["msg"]) == (
        400,
        "BH is not a tie-break of the system mcmahon",
    )
