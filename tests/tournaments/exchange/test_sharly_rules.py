"""Tie-breaks, prizes and forbidden pairs of a Sharly Chess event file."""

import pytest

from services.tournaments.exchange.domain.sharly_events import read_sharly
from tests.factories import a_member
from tests.tournaments.exchange.foreign_files import sharly_file

RULES = (
    "DELETE FROM tie_break",
    "ALTER TABLE tie_break ADD options TEXT",
    """INSERT INTO tie_break (id, tournament_id, type, "index", options) VALUES
        (1, 1, 'SONNEBORN_BERGER', 1, '{}'),
        (2, 1, 'BUCHHOLZ', 0, '{"CUTTER_WITH_MEDIAN": "CUT_1"}'),
        (3, 1, 'KASHDAN', 2, '{}')""",
    "ALTER TABLE tournament ADD prohibited_pairing_dimension TEXT",
    "ALTER TABLE tournament ADD prohibited_pairing_dimension_is_hard INTEGER",
    "UPDATE tournament SET prohibited_pairing_dimension = 'club', "
    "prohibited_pairing_dimension_is_hard = 0",
    "CREATE TABLE prohibited_pairing_group (id, tournament_id, round, is_hard)",
    "INSERT INTO prohibited_pairing_group VALUES (1, 1, NULL, 1), (2, 1, NULL, 0), (3, 1, 2, 1)",
    "CREATE TABLE prohibited_pairing_group_member (group_id, member_id)",
    "INSERT INTO prohibited_pairing_group_member VALUES (1, 2), (1, 3), (1, 4), (2, 1), (2, 2)",
    "CREATE TABLE prize_group (id, tournament_id, name)",
    "INSERT INTO prize_group VALUES (1, 1, 'Prix')",
    'CREATE TABLE prize_category (id, prize_group_id, name, prize_sharing, is_main, "index")',
    """INSERT INTO prize_category VALUES
        (1, 1, 'Moins de 2000', 'NONE', 0, 0), (2, 1, 'Prix', 'HORT_SYSTEM', 1, 1),
        (3, 1, 'Poussins', 'AVERAGE', 0, 2), (4, 1, 'Féminines', 'AVERAGE', 0, 3),
        (5, 1, 'Du club', 'NONE', 0, 4), (6, 1, 'De France', 'NONE', 0, 5)""",
    "CREATE TABLE prize_criterion (id, prize_category_id, type, options)",
    """INSERT INTO prize_criterion VALUES
        (1, 1, 'RATING', '{"MIN_RATING": null, "MAX_RATING": 1999}'),
        (2, 3, 'AGE', '{"AGE_CATEGORIES": [2]}'), (3, 4, 'GENDER', '{"GENDER_VALUE": "F"}'),
        (4, 5, 'CLUB', '{"CLUBS": ["Rennes", "Brest"], "EXCLUDE": false}'),
        (5, 5, 'RATING', '{"MIN_RATING": 1200, "MAX_RATING": 1399}'),
        (6, 6, 'FEDERATION', '{"FEDERATIONS": ["FRA"], "EXCLUDE": false}')""",
    "CREATE TABLE prize (id, prize_category_id, value)",
    "INSERT INTO prize VALUES (1, 2, 100.0), (2, 2, 250.5), (3, 1, 50), (4, 3, 10), (5, 4, 20)",
)


@pytest.fixture(scope="module")
def event():
    return read_sharly(sharly_file(*RULES), "amical")


def told(event, table):
    return {remark.source_id: remark.reason for remark in event.remarks if remark.table == table}


def test_tie_breaks_come_in_their_order_by_the_names_of_fide(event):
    competition = event.tournaments[0].content.competition
    assert competition.header.tie_breaks == ("PTS", "BH/C1", "SB")
    assert "KASHDAN" in told(event, "tie_break")["3"]


def test_groups_that_must_not_meet_become_pairs_and_a_common_club_a_setting(event):
    competition = event.tournaments[0].content.competition
    pairs = {tuple(sorted(pair)) for pair in competition.forbidden}
    assert pairs == {(2, 3), (2, 4), (3, 4)}
    assert competition.settings["apart"] == {"club": "soft"}
    assert set(told(event, "prohibited_pairing_group")) == {"2", "3"}


def test_prizes_come_the_main_ones_first(event):
    main, below, children, women, club = event.tournaments[0].prizes
    assert main == {"name": "Prix", "sharing": "hort", "amounts": [25050, 10000]}
    assert (below["name"], below["rating_below"]) == ("Prix – Moins de 2000", 2000)
    assert (women["sex"], women["sharing"], women["amounts"]) == ("w", "average", [2000])
    assert (children["age_from"], children["age_below"]) == (9, 11)
    assert (club["clubs"], club["without_clubs"]) == (["Rennes", "Brest"], False)
    assert (club["rating_from"], club["rating_below"]) == (1200, 1400)
    assert set(told(event, "prize_category")) == {"6"}


def test_all_of_it_is_stored_with_the_event(api):
    member = a_member(api)
    made = api.post(
        "tournaments",
        "/event-file-imports",
        token=member.token,
        params={"uniq_id": f"rules-{member.pseudo}", "kind": "sharly"},
        files={"file": ("amical.sce", sharly_file(*RULES))},
    )
    assert made.status_code == 201, made.text
    counts = {each["table"]: each["made"] for each in made.json()["tables"]}
    assert counts["prize_category"] == 5
    [number] = made.json()["tournament_ids"]

    def read(path):
        return api.get("tournaments", f"{path}/{number}", token=member.token).json()

    seen = read("/tournaments")
    assert seen["tie_breaks"] == ["PTS", "BH/C1", "SB"]
    assert (seen["time_control_initial_time"], seen["time_control_increment"]) == (5400, 30)
    assert seen["settings"]["apart"] == {"club": "soft"}
    assert len(read("/tournament-forbidden-pairs")["pairs"]) == 3
    groups = read("/tournament-prizes")["groups"]
    assert groups[0]["amounts"] == [25050, 10000]
    assert (groups[2]["age_from"], groups[2]["age_below"]) == (9, 11)
    assert groups[4]["clubs"] == ["Rennes", "Brest"]
