"""Leagues, staff, rule sets, teams, players, memberships and penalties over HTTP."""

import pytest

from tests.tournaments.league.office import YEAR


@pytest.mark.parametrize(("by", "status"), [(None, 401), ("nobody", 401), ("stranger", 403),
                                            ("scorer", 403)])  # fmt: skip
@pytest.mark.parametrize(
    ("path", "sent"),
    [
        ("/league-teams/{}", {"name": "X", "joined_season_year": YEAR}),
        ("/league-seasons/{}", {"year": 2030, "season": "final"}),
        ("/league-staff/{}", {"pseudo": "stranger", "role": "scorer"}),
    ],
)
def test_only_organisers_change_a_league(office, by, status, path, sent):
    answer = office.call("POST", path.format(office.league), by, **sent)
    assert answer.status_code == status
    assert answer.json["msg"]


def test_everybody_may_read(office):
    for path in ("/leagues", f"/leagues/{office.league}", f"/league-teams/{office.league}",
                 f"/league-staff/{office.league}", f"/league-stages/{office.season}",
                 f"/league-seasons/{office.league}", "/league-rule-sets"):  # fmt: skip
        assert office.call("GET", path, by=None).status_code == 200


def test_the_name_of_a_league_is_taken_once(office):
    name = office.ok("GET", f"/leagues/{office.league}")["name"]
    assert office.call("POST", "/leagues", name=name).status_code == 409


def test_the_last_organiser_stays(office):
    path = f"/league-staff/{office.league}"
    assert office.call("DELETE", f"{path}/1").status_code == 409
    assert office.call("POST", path, pseudo="founder", role="scorer").status_code == 409
    office.ok("POST", path, pseudo="stranger", role="organiser")
    office.ok("DELETE", f"{path}/1")
    assert office.call("POST", path, pseudo="scorer", role="organiser").status_code == 403


def test_the_m_league_rules_are_the_default(office):
    rules = office.ok("GET", "/league-rule-sets/1")
    assert rules["name"] == "M-League"
    assert rules["rank_points"] == [50, 10, -10, -30]
    assert rules["switches"]["kiriage"] is True
    assert (rules["double_wind_fu"], rules["chombo_points"]) == (2, 20)


def test_another_rule_set_counts_its_games(office):
    made = office.ok("POST", "/league-rule-sets", name=f"Club {office.league}",
                     rank_points=[15, 5, -5, -15], return_score=25000)  # fmt: skip
    league = office.ok("POST", "/leagues", name=f"C{office.league}", rule_set_id=made["id"])
    assert league["rule_set_id"] == made["id"]
    twice = office.call("POST", "/league-rule-sets", name=f"Club {office.league}")
    assert twice.status_code == 409


@pytest.mark.parametrize("reading", ["たきざわ", "タキザワ", "ﾀｷｻﾞﾜ", "きざ"])
def test_players_are_found_by_reading(office, reading):
    player = office.player(office.teams[0], "滝沢", "タキザワ")
    found = office.ok("GET", f"/league-players/{office.league}", reading=reading)["players"]
    assert [row["id"] for row in found] == [player]
    assert found[0]["name_furigana"] == "たきざわ"


def test_a_percent_sign_is_no_wildcard(office):
    assert office.ok("GET", f"/league-players/{office.league}", name="%")["players"] == []


def test_a_reading_must_be_kana(office):
    answer = office.call("POST", f"/league-players/{office.league}", name="x",
                         name_furigana="Suzuki", joined_season_year=YEAR)  # fmt: skip
    assert answer.status_code == 400


def test_yaku_are_found_by_reading(office):
    assert len(office.ok("GET", "/league-yaku")["yaku"]) == 45
    found = office.ok("GET", "/league-yaku", reading="ちーといつ")["yaku"]
    assert [row["name"] for row in found] == ["七対子"]


def test_memberships_do_not_overlap(office):
    path = f"/league-memberships/{office.league}"
    player, (first, second, *_) = office.players[0], office.teams
    joining = {"player_id": player, "team_id": second, "joined_season_year": 2026}
    assert office.call("POST", path, **joining).status_code == 409
    office.ok("PUT", path, player_id=player, team_id=first, joined_season_year=YEAR,
              left_season_year=2025)  # fmt: skip
    office.ok("POST", path, **joining, left_season_year=2027)
    office.ok("POST", path, player_id=player, team_id=first, joined_season_year=2028)
    rows = office.ok("GET", path, player_id=player)["memberships"]
    assert [(row["team_id"], row["left_season_year"]) for row in rows] == [
        (first, 2025), (second, 2027), (first, None)]  # fmt: skip
    reopened = office.call("PUT", path, player_id=player, team_id=first, joined_season_year=YEAR)
    assert reopened.status_code == 409
    assert office.call("POST", path, **joining | {"left_season_year": 2020}).status_code == 400


def test_a_member_is_linked_once(office):
    one, other = office.players[:2]
    linked = office.ok("PUT", f"/league-player/{one}", pseudo="stranger")
    assert linked["member_id"] == 3
    assert office.call("PUT", f"/league-player/{other}", pseudo="stranger").status_code == 409


def test_a_stage_exists_once_a_year(office):
    path = f"/league-seasons/{office.league}"
    assert office.call("POST", path, year=YEAR, season="regular").status_code == 409
    assert office.call("POST", path, year=YEAR, season="spring").status_code == 400


def test_a_penalty_lowers_the_total_until_it_is_revoked(office):
    office.scores(office.game(), [26100, 39500, 24000, 10400])
    path = f"/league-penalties/{office.season}"
    given = office.ok("POST", path, team_id=office.teams[1], reason="赤カード")
    assert given["points"] == 20
    assert _totals(office)[office.teams[1]] == 39.5
    revoked = office.ok("DELETE", f"/league-penalty/{given['id']}")
    assert revoked["revoked_by"] == "founder"
    assert _totals(office)[office.teams[1]] == 59.5
    assert office.call("DELETE", f"/league-penalty/{given['id']}").status_code == 409
    assert len(office.ok("GET", path)["penalties"]) == 1


def _totals(office, stage=0, year=YEAR):
    tables = office.ok("GET", f"/league-standings/{office.league}", year=year)["stages"]
    return {
        row["team_id"]: row["total_points_with_carryover"] for row in tables[stage]["standings"]
    }


def test_half_is_carried_to_the_final_and_the_final_has_a_champion(office):
    final = office.stage("final")
    office.scores(office.game(), [26100, 39500, 24000, 10400])
    office.scores(office.game(), [26000, 39400, 24200, 10400])
    first, second, *_ = office.teams
    assert _totals(office)[second] == 118.9
    assert _totals(office, 1) == {second: 59.5, first: 6.1}
    office.scores(office.game(final), [40000, 30000, 20000, 10000])
    office.ok("PUT", f"/league-stages/{final}", finished=True)
    judged = office.ok("GET", f"/league-standings/{office.league}", year=YEAR)
    assert judged["champions"] == [second]
