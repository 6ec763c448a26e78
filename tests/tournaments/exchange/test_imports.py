"""What a file says of a tournament is kept; what makes no sense is refused in words."""

import json

import pytest

from tests.factories import a_member
from tests.tournaments.arrangements import a_hall
from tests.tournaments.exchange.test_exchange import keizer_file
from tests.tournaments.exchange.test_exchange_over_http import file, imported


@pytest.fixture(scope="module")
def organiser(api):
    return a_member(api)


@pytest.fixture
def hall(api, organiser):
    return a_hall(api, organiser)


def report(*records, players=4):
    lines = [f"001 {n:>4}      {f'Player {n}':<33} {2000 - n:>4}" for n in range(1, players + 1)]
    return "\n".join([*records, *lines])


def whole(**told):
    entrants = [{"number": n, "name": f"Player {n}"} for n in range(1, 5)]
    return json.dumps({"format": "entente-tournament", "entrants": entrants, **told})


def test_the_first_colour_and_the_rounds_of_a_report_are_taken_over(hall):
    assert imported(hall, "trf", report("142 9", "152 B")).json()["players"] == 4
    written = file(hall, "trf26")
    assert ("142 9" in written, "152 B" in written) == (True, True)
    first = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"][0]
    assert first["id"] in [black for _, black in hall.pair()["pairs"]]


def test_the_rules_of_a_json_file_are_taken_over(hall):
    rules = {"acceleration": "baku", "settings": {"max_byes": 1}, "planned_rounds": 9}
    assert imported(hall, "json", whole(**rules)).ok
    seen = hall.done("GET", f"/tournaments/{hall.tournament}")
    assert {name: seen[name] for name in rules} == rules
    assert json.loads(file(hall, "json"))["acceleration"] == "baku"


def test_who_is_absent_in_a_report_misses_the_next_round_only(hall):
    imported(hall, "trf", report("XXR 7", "XXZ 4"))
    assert len(hall.pair(dry_run=True)["pairs"]) == 1
    hall.play(1)
    assert len(hall.pair()["pairs"]) == 2


def test_byes_announced_for_rounds_to_come_go_out_again(api, organiser, hall):
    hall.register(4)
    second = hall.done("GET", f"/tournament-registrations/{hall.tournament}")["registrations"][1]
    path = f"/registration-skipped-rounds/{second['id']}"
    hall.done("PUT", path, json={"round": 3, "score": 0.5})
    hall.play(1)
    assert "240 H   3    2" in file(hall, "trf26")
    for form in ("trf26", "json"):
        other = a_hall(api, organiser)
        assert imported(other, form.removesuffix("26"), file(hall, form)).json()["rounds"] == 2
        path = f"/tournament-skipped-rounds/{other.tournament}"
        skipped = other.done("GET", path)["skipped_rounds"]
        assert [(row["round"], row["score"]) for row in skipped] == [(3, 0.5)]


@pytest.mark.parametrize("record", ["013 Team of another program", "132 whenever", "XXY ?"])
def test_records_kept_for_others_do_not_disturb_the_rules(hall, record):
    imported(hall, "trf", report(record))
    hall.play(1)
    assert len(hall.standing()["lines"]) == 4
    assert record in file(hall, "trf16")


@pytest.mark.parametrize(
    ("form", "content", "word"),
    [
        ("json", "[]", "tournament"),
        ("json", "{}", "format"),
        ("json", '"text"', "tournament"),
        ("json", whole(entrants=["somebody"]), "tournament"),
        ("json", whole(entrants=[{"number": [], "name": "X"}]), "number"),
        ("json", whole(rounds=[{"number": 1, "games": [{"white": [], "black": 2}]}]), "round"),
        ("json", whole(forbidden=[[1, []]]), "tournament"),
        ("json", whole(teams=[{"number": "x", "name": "T", "roster": [1]}]), "team"),
        ("json", whole(unknown_records=[5]), "record"),
        ("json", whole(planned_rounds=9, settings={"nonsense": 1}), "nonsense"),
        ("json", whole(acceleration="warp"), "warp"),
        ("json", whole(initial_colour="green"), "colour"),
        ("csv", "name,rating\n", "no players"),
        ("csv", 'name,"rating\nx', "no players"),
        ("platform", '{"players": [{"last_name": "X", "fee": 1e300}]}', "fee"),
        ("platform", '{"players": [{"last_name": "X", "board": 99999999999}]}', "board"),
        ("platform", '{"players": [{"last_name": "X", "skipped_rounds": {"9999": 0}}]}', "round"),
        ("platform", '{"players": [{"last_name": 5}]}', "player"),
        ("platform", '{"players": [{"last_name": "X", "rating": {}, "category": -1}]}', "category"),
    ],
)
def test_files_that_make_no_sense_are_refused_in_words(hall, form, content, word):
    answer = imported(hall, form, content)
    assert (answer.status_code, word in answer.json()["msg"]) == (400, True), answer.text


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE player SET rating = 'strong' WHERE rowid = 3",
        "UPDATE player SET rating = 123456789012 WHERE rowid = 3",
        "UPDATE ranking SET score = 'high' WHERE player_id = 3",
        "UPDATE round SET white = 99 WHERE white = 1",
        "UPDATE round SET round_number = 'one'",
    ],
)
def test_keizer_files_that_make_no_sense_are_refused(hall, statement):
    sent = {
        "params": {"uniq_id": "club"},
        "data": keizer_file(statement),
        "headers": {"Content-Type": "application/octet-stream"},
    }
    answer = hall.ask("POST", f"/event-keizer-imports/{hall.event}", **sent)
    assert (answer.status_code, "keizer.db" in answer.json()["msg"]) == (400, True), answer.text


def test_files_of_strangers_are_not_even_read(api, hall):
    stranger = a_member(api)
    path = f"/tournament-imports/{hall.tournament}"
    sent = {"format": "trf", "content": "no report"}
    assert hall.ask("POST", path, token=stranger.token, json=sent).status_code == 403
    path = f"/event-keizer-imports/{hall.event}?uniq_id=club"
    assert hall.ask("POST", path, token=stranger.token, data=b"no file").status_code == 403


def test_what_others_added_to_a_player_comes_back_and_is_not_shown_to_everybody(api, hall):
    entrants = [{"number": n, "name": f"Player {n}", "school": "Thiers"} for n in (1, 2)]
    imported(hall, "json", whole(entrants=entrants, contact="anne@example.org"))
    content = json.loads(file(hall, "json"))
    assert [each["school"] for each in content["entrants"]] == ["Thiers"] * 2
    assert content["contact"] == "anne@example.org"
    public = file(hall, "json", token=None)
    assert ("Thiers" in public, "anne@" in public) == (False, False)


def test_an_import_keeps_members_and_guests_registered_at_the_desk(api, organiser):
    hall = a_hall(api, organiser, registration_open=True)
    path = f"/tournament-registrations/{hall.tournament}"
    member = a_member(api)
    own = hall.done("POST", path, token=member.token, json={"pseudo": member.pseudo, "name": "Li"})
    desk = hall.done("POST", path, json={"name": "At the desk"})
    hall.done("POST", path, json={"name": "Durand", "rating": 1000})
    for content in ("name,rating\nDurand,2100\nLi,1900\nGone,1500\n", "name,rating\nDurand,2150\n"):
        assert imported(hall, "csv", content).ok
    rows = {row["name"]: row for row in hall.done("GET", path)["registrations"]}
    assert sorted(rows) == ["At the desk", "Durand", "Li"]
    assert (rows["Li"]["id"], rows["Li"]["rating"]) == (own["id"], 1900)
    assert rows["Li"]["player_id"] == member.player_id
    assert (rows["At the desk"]["id"], rows["Durand"]["rating"]) == (desk["id"], 2150)
