"""Files in and out over HTTP: imports that repeat, reports that round-trip, the export queue."""

import hashlib
import json
import time

import pytest

from services.tournaments.exchange.domain.trf_reading import read_trf
from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.test_exchange import keizer_file
from tests.tournaments.pairing_checker import check_pairings
from tests.waiting import PATIENCE_SECONDS

PLATFORM = {
    "name": "Main",
    "rating": 1,
    "players": [
        {
            "last_name": "Durand",
            "first_name": "Anne",
            "gender": 1,
            "birth": 315532800,
            "federation": "FRA",
            "fide_id": 601234,
            "standard_rating": 2210,
            "standard_rating_type": 3,
            "title": 1,
            "category": 8,
            "email": "anne@example.org",
            "phone": "0102030405",
            "fee": 20,
            "paid": 10.5,
            "check_in": True,
            "board": 3,
            "club": "Harbour",
            "skipped_rounds": {"2": 0.5, "4": 1.0},
        },
        {"last_name": "Li", "birth": -100000},
    ],
}
ANY = {"Accept": "*/*"}


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    return a_hall(api, organiser)


def imported(hall, form, content):
    path = f"/tournament-imports/{hall.tournament}"
    return hall.ask("POST", path, json={"format": form, "content": content})


def file(hall, form, **sent):
    path = f"/tournament-files/{hall.tournament}"
    return hall.done("GET", path, params={"format": form}, **sent)["content"]


def test_a_platform_tells_how_the_tournament_is_called_and_played(hall):
    told = {
        "name": "Rapid of the Port",
        "type": 1,
        "rounds": 9,
        "pairing": 3,
        "time_control": "15+10",
        "location": "Brest",
        "arbiter": "Petit, Jean",
        "start": 1782900000,
        "end": 1783000000,
        "tie_break_1": 2,
        "tie_break_2": 6,
        "tie_break_3": 10,
    }
    assert imported(hall, "platform", json.dumps(PLATFORM | told)).status_code == 200
    seen = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert (seen["name"], seen["planned_rounds"]) == ("Rapid of the Port", 9)
    assert (seen["system"], seen["acceleration"]) == ("swiss", "haley_soft")
    assert (seen["rate_of_play"], seen["city"]) == ("15+10", "Brest")
    assert (seen["first_day"], seen["last_day"]) == ("2026-07-01", "2026-07-02")
    assert seen["tie_breaks"] == ["PTS", "BH/C1", "SB"]


def test_registrations_of_a_platform_are_imported_once(hall):
    content = json.dumps(PLATFORM)
    assert imported(hall, "platform", content).json() == {
        "players": 2,
        "rounds": 0,
        "unchanged": False,
        "bent": [],
    }
    assert imported(hall, "platform", content).json()["unchanged"] is True
    kept = hall.done("GET", f"/tournaments/{hall.tournament}")["last_chessevent_download_md5"]
    assert kept == hashlib.md5(content.encode(), usedforsecurity=False).hexdigest()
    path = f"/tournament-registrations/{hall.tournament}"
    anne, li = hall.done("GET", path)["registrations"]
    assert (anne["name"], anne["birth"], anne["paid"]) == ("Durand, Anne", "1980-01-01", 1050)
    assert (anne["fixed_table"], anne["checked_in"], anne["rating_type"]) == (3, True, "F")
    assert li["birth"] == "1969-12-30"
    skipped = hall.done("GET", f"/tournament-skipped-rounds/{hall.tournament}")["skipped_rounds"]
    assert [(row["round"], row["score"]) for row in skipped] == [(2, 0.5), (4, 1.0)]


def test_an_import_replaces_the_guests_and_is_refused_once_started(hall):
    imported(hall, "csv", "name,rating\nOne,2000\nTwo,1900\n")
    assert imported(hall, "csv", "name,rating\nTwo,1900\nThree,1800\n").json()["players"] == 2
    hall.pair()
    refused = imported(hall, "csv", "name\nFour\n")
    assert (refused.status_code, "first round" in refused.json()["msg"]) == (409, True)


@pytest.mark.parametrize(
    ("form", "content"),
    [
        ("trf", "no report"),
        ("csv", "rating\n5"),
        ("json", "{}"),
        ("json", "["),
        ("platform", "[]"),
        ("platform", '{"players": [{"first_name": "X"}]}'),
        ("csv", "name\nSame\nSAME\n"),
        ("csv", "name,rating\nOne,99999\n"),
        ("trf", f"{'001    1':14}{'One':<77}   7 w 1"),
        ("json", '{"format": "entente-tournament", "entrants": [{"number": 1, "name": 5}]}'),
        ("json", '{"format": "entente-tournament", "entrants": [], "settings": 5}'),
        (
            "json",
            '{"format": "entente-tournament", "entrants": [], '
            '"settings": {"pairing_bye": "1e999999999"}}',
        ),
    ],
)
def test_files_that_cannot_be_read_are_refused(hall, form, content):
    assert imported(hall, form, content).status_code == 400


def test_a_report_comes_in_is_paired_and_goes_out(api, organiser, hall):
    hall.register(8)
    for number in (1, 2):
        hall.play(number)
    report = file(hall, "trf26").replace("142 7", "142 7\nXXY something of another program")
    other = a_hall(api, organiser)
    assert imported(other, "trf", report).json() == {
        "players": 8,
        "rounds": 2,
        "unchanged": False,
        "bent": [],
    }
    other.play(3)
    written = file(other, "trf26")
    assert "XXY something of another program" in written
    read = read_trf(written)
    assert len(read.rounds) == 3
    assert all(each["agrees"] for each in check_pairings(read))


def test_json_and_csv_keep_what_they_do_not_know(api, organiser, hall):
    imported(hall, "csv", "name,rating,school\nOne,2000,Thiers\nTwo,1900,\n")
    assert "Thiers" in file(hall, "csv")
    content = json.loads(file(hall, "json"))
    other = a_hall(api, organiser)
    imported(other, "json", json.dumps({**content, "sponsor": "the baker"}))
    assert json.loads(file(other, "json"))["sponsor"] == "the baker"


def test_birthdays_are_only_for_arbiters(hall):
    hall.register(2, birth="1990-05-01")
    assert "1990/05/01" in file(hall, "trf26")
    assert "1990" not in file(hall, "trf26", token=None)
    bare = hall.get(f"/tournament-files/{hall.tournament}", headers={"Accept": "text/plain"})
    assert bare.text.startswith("012 Main tournament")
    known = {"Accept": "text/plain", "If-None-Match": bare.headers["ETag"]}
    path = f"/tournament-files/{hall.tournament}"
    assert hall.get(path, headers=known).status_code == 304


def made(hall, count):
    """The exports, once so many are no longer waiting."""
    path = f"/tournament-exports/{hall.tournament}"
    deadline = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < deadline:
        exports = hall.done("GET", path)["exports"]
        if sum(export["status"] != "waiting" for export in exports) >= count:
            return exports
        time.sleep(0.2)
    raise AssertionError(exports)


def test_exports_are_anonymous_and_wait_for_their_interval(hall, clock):
    hall.register(2, birth="1990-05-01")
    path = f"/tournament-exports/{hall.tournament}"
    order = {"json": {"target": "federation", "format": "trf26"}}
    hall.done("POST", path, **order)
    first = made(hall, 1)[0]
    assert "1990" not in hall.done("GET", f"/exports/{first['id']}")["content"]
    second = hall.done("POST", path, **order)
    assert second["not_before"] > second["asked_at"]
    assert hall.done("POST", path, **order)["id"] == second["id"]
    clock(200)
    assert made(hall, 2)[0]["status"] == "unchanged"


def test_a_keizer_file_becomes_a_tournament(hall):
    path = f"/event-keizer-imports/{hall.event}"
    odd = keizer_file("INSERT INTO round VALUES (3, 1, 6, 10, 'adjourned', NULL)")
    sent = {
        "params": {"uniq_id": "season"},
        "data": odd,
        "headers": {"Content-Type": "application/octet-stream"},
    }
    report = hall.done("POST", path, **sent)
    assert report["unknown_results"] == ["round 3: adjourned"]
    assert hall.ask("POST", path, **sent).status_code == 409
    standing = hall.get(f"/tournament-standings/{report['tournament_id']}").json()
    top = [(line["name"], line["values"][0]) for line in standing["lines"][:4]]
    assert top == [("Harrison", "141"), ("Brown", "136"), ("Johnson", "93"), ("Butcher", "92")]
    other = {**sent, "params": {"uniq_id": "other"}, "data": b"not a database"}
    assert hall.ask("POST", path, **other).status_code == 400
    written = hall.get(f"/tournament-keizer-files/{report['tournament_id']}", headers=ANY).content
    again = {**sent, "params": {"uniq_id": "again"}, "data": written}
    copy = hall.done("POST", path, **again)
    assert copy["unknown_results"] == ["round 3: adjourned"]
    assert hall.get(f"/tournament-standings/{copy['tournament_id']}").json() | {
        "lines": []
    } == standing | {"lines": []}
    assert hall.get(f"/tournament-keizer-files/{hall.tournament}").status_code == 400


@pytest.mark.parametrize("system", ["team_swiss", "team_round_robin"])
def test_teams_play_matches_on_several_boards(api, organiser, system):
    hall = a_hall(api, organiser, system=system, planned_rounds=3, settings={"boards": 2})
    ids = hall.register(8)
    teams = [{"name": f"Team {n}", "players": ids[2 * n : 2 * n + 2]} for n in range(4)]
    path = f"/tournament-teams/{hall.tournament}"
    hall.done("PUT", path, json={"teams": teams})
    assert hall.done("GET", path)["teams"][0]["players"] == ids[:2]
    twice = [{"name": "A", "players": ids[:1]}, {"name": "B", "players": ids[:1]}]
    assert hall.ask("PUT", path, json={"teams": twice}).status_code == 400
    for number in (1, 2, 3):
        hall.play(number, lambda board: 3 if board["white"]["rating"] > 2350 else 2)
    standing = hall.standing()
    assert standing["columns"][:2] == ["MPTS", "GPTS"]
    assert len(standing["lines"]) == 4
    assert standing["lines"][0]["name"].startswith("Team")
    for form in ("trf16", "trf26"):
        copy = a_hall(api, organiser, system=system, settings={"boards": 2})
        assert imported(copy, "trf", file(hall, form)).status_code == 200
        assert without_ids(copy.standing()) == without_ids(standing), form
        assert copy.done("GET", f"/tournament-teams/{copy.tournament}")["teams"][3]["players"]


def without_ids(standing):
    return [(line["rank"], line["name"], line["values"]) for line in standing["lines"]]


def test_line_ups_and_matches_fixed_by_hand(api, organiser):
    hall = a_hall(api, organiser, system="team_swiss", planned_rounds=3, settings={"boards": 2})
    ids = hall.register(12)
    rosters = [ids[3 * n : 3 * n + 3] for n in range(4)]
    teams = [{"name": f"Team {n}", "players": roster} for n, roster in enumerate(rosters)]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": teams})
    first, second, third = rosters[0]

    def handed_in(players, team=1, number=1):
        path = f"/team-line-ups/{hall.tournament}/{number}/{team}"
        return hall.ask("PUT", path, json={"players": players}).status_code

    assert handed_in([third, second]) == 400
    assert handed_in([first, rosters[1][0]]) == 400
    assert handed_in([first, second, third]) == 400
    assert handed_in([first], team=9) == 404
    assert handed_in([second, third]) == handed_in([None, rosters[3][2]], team=4) == 200
    seen = hall.done("GET", f"/tournament-line-ups/{hall.tournament}")["line_ups"]
    assert (seen[0]["round"], seen[0]["team_name"]) == (1, "Team 0")
    assert seen[0]["players"] == [second, third]
    assert list(seen[0]["names"]) == [str(second), str(third)]
    assert hall.get(f"/tournament-line-ups/{hall.tournament}").status_code == 401
    paired = hall.pair(fixed=[[1, 4]])
    assert [rosters[3][2], third] in paired["pairs"]
    assert paired["sitting_out"][str(second)] == "full_bye"
    order = f"/tournament-rounds/{hall.tournament}"
    assert hall.ask("POST", order, json={"fixed": [[1, 1]]}).status_code == 400
    by_hand = {"teams": True, "pairs": [[2, 1], [4, 3]]}
    path = f"/round-pairings/{hall.tournament}/1"
    boards = hall.done("PUT", path, json=by_hand)["boards"]
    assert [boards[0][side]["registration_id"] for side in ("white", "black")] == [
        rosters[1][0],
        second,
    ]
    assert hall.ask("PUT", path, json={"teams": True, "pairs": [[2, 2]]}).status_code == 400
    hall.publish(1)
    assert handed_in([first, second]) == 409


def test_only_systems_without_a_table_take_fixed_pairs(api, organiser):
    hall = a_hall(api, organiser, system="round_robin")
    one, other, *_ = hall.register(4)
    sent = {"json": {"fixed": [[one, other]]}}
    refused = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", **sent)
    assert (refused.status_code, "by hand" in refused.json()["msg"]) == (400, True)
    alone = {"json": {"teams": True, "pairs": [[1, 2]]}}
    assert hall.ask("PUT", f"/round-pairings/{hall.tournament}/1", **alone).status_code == 400


def test_scheveningen_plays_one_team_against_the_other(api, organiser):
    hall = a_hall(api, organiser, system="scheveningen", planned_rounds=2)
    ids = hall.register(4)
    refused = hall.ask("POST", f"/tournament-rounds/{hall.tournament}", json={})
    assert refused.status_code == 422
    teams = [{"name": "A", "players": ids[:2]}, {"name": "B", "players": ids[2:]}]
    hall.done("PUT", f"/tournament-teams/{hall.tournament}", json={"teams": teams})
    hall.play(1)
    hall.play(2)
    assert len(hall.standing()["lines"]) == 4
