"""Leagues, staff, rule sets, teams, players and memberships over HTTP."""

import pytest

from tests.tournaments.league.office import YEAR


@pytest.mark.parametrize(
    ("by", "status"), [(None, 401), ("nonsense", 401), ("stranger", 403), ("scorer", 403)]
)
@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/league-teams/{}", {"name": "X", "joined_season_year": YEAR}),
        ("/league-seasons/{}", {"year": 2030, "season": "final"}),
        ("/league-staff/{}", {"pseudo": "stranger", "role": "scorer"}),
    ],
)
def test_only_organisers_change_a_league(office, by, status, path, sent):
    if "pseudo" in sent:
        sent = sent | {"pseudo": office.members[sent["pseudo"]].pseudo}
    assert office.status("POST", path.format(office.league), by, **sent) == status


def test_everybody_may_read(office):
    for path in (
        "/leagues",
        f"/leagues/{office.league}",
        f"/league-teams/{office.league}",
        f"/league-staff/{office.league}",
        f"/league-stages/{office.season}",
        f"/league-seasons/{office.league}",
        "/league-rule-sets",
    ):
        assert office.status("GET", path, by=None) == 200


def test_the_name_of_a_league_is_taken_once(office):
    name = office.ok("GET", f"/leagues/{office.league}")["name"]
    assert office.status("POST", "/leagues", name=name) == 409


def test_the_last_organiser_stays(fresh_office):
    office, path = fresh_office, f"/league-staff/{fresh_office.league}"
    members = office.members
    own = f"{path}/{members['founder'].player_id}"
    assert office.status("DELETE", own) == 409
    assert office.status("POST", path, pseudo=members["founder"].pseudo, role="scorer") == 409
    office.ok("POST", path, pseudo=members["stranger"].pseudo, role="organiser")
    office.ok("DELETE", own)
    assert office.status("POST", path, pseudo=members["scorer"].pseudo, role="organiser") == 403


def test_the_m_league_rules_are_the_default(office):
    rules = office.ok("GET", "/league-rule-sets/1")
    assert rules["name"] == "M-League"
    assert rules["rank_points"] == [50, 10, -10, -30]
    assert rules["switches"]["kiriage"] is True
    assert rules["switches"]["extra_wind"] is False
    assert (rules["double_wind_fu"], rules["chombo_points"]) == (2, 20)


def test_another_rule_set_counts_its_games(office):
    name = f"Club {office.league}"
    made = office.ok(
        "POST",
        "/league-rule-sets",
        name=name,
        rank_points=[15, 5, -5, -15],
        return_score=25000,
        extra_wind=True,
        goal_score=28000,
    )
    assert (made["goal_score"], made["switches"]["extra_wind"]) == (28000, True)
    league = office.ok("POST", "/leagues", name=f"C{office.league}", rule_set_id=made["id"])
    assert league["rule_set_id"] == made["id"]
    assert office.status("POST", "/league-rule-sets", name=name) == 409


@pytest.fixture(scope="module")
def takizawa(office):
    return office.player(office.teams[0], "滝沢", "タキザワ")


@pytest.mark.parametrize("reading", ["たきざわ", "タキザワ", "ﾀｷｻﾞﾜ", "きざ"])
def test_players_are_found_by_reading(office, takizawa, reading):
    found = office.ok("GET", f"/league-players/{office.league}", reading=reading)["players"]
    assert [row["id"] for row in found] == [takizawa]
    assert found[0]["name_furigana"] == "たきざわ"


def test_a_percent_sign_is_no_wildcard(office):
    assert office.ok("GET", f"/league-players/{office.league}", name="%")["players"] == []


def test_a_reading_must_be_kana(office):
    sent = {"name": "x", "name_furigana": "Suzuki", "joined_season_year": YEAR}
    assert office.status("POST", f"/league-players/{office.league}", **sent) == 400


def test_yaku_are_found_by_reading(office):
    assert len(office.ok("GET", "/league-yaku")["yaku"]) == 45
    found = office.ok("GET", "/league-yaku", reading="ちーといつ")["yaku"]
    assert [row["name"] for row in found] == ["七対子"]


def test_memberships_do_not_overlap(fresh_office):
    office, path = fresh_office, f"/league-memberships/{fresh_office.league}"
    player, (first, second, *_) = office.players[0], office.teams
    joining = {"player_id": player, "team_id": second, "joined_season_year": 2026}
    assert office.status("POST", path, **joining) == 409
    office.ok(
        "PUT", path, player_id=player, team_id=first, joined_season_year=YEAR, left_season_year=2025
    )
    office.ok("POST", path, **joining, left_season_year=2027)
    office.ok("POST", path, player_id=player, team_id=first, joined_season_year=2028)
    rows = office.ok("GET", path, player_id=player)["memberships"]
    assert [(row["team_id"], row["left_season_year"]) for row in rows] == [
        (first, 2025),
        (second, 2027),
        (first, None),
    ]
    reopened = {"player_id": player, "team_id": first, "joined_season_year": YEAR}
    assert office.status("PUT", path, **reopened) == 409
    assert office.status("POST", path, **joining | {"left_season_year": 2020}) == 400


def test_a_member_is_linked_once(office):
    one, other = office.players[:2]
    stranger = office.members["stranger"]
    linked = office.ok("PUT", f"/league-player/{one}", pseudo=stranger.pseudo)
    assert linked["member_id"] == stranger.player_id
    assert office.status("PUT", f"/league-player/{other}", pseudo=stranger.pseudo) == 409


def test_a_stage_exists_once_a_year(office):
    path = f"/league-seasons/{office.league}"
    assert office.status("POST", path, year=YEAR, season="regular") == 409
    assert office.status("POST", path, year=YEAR, season="spring") == 400
