"""Tables of stages, penalties, carry-over and champions, over HTTP and by SQL."""

import pytest
from sqlalchemy import text

from tests.tournaments.league.office import YEAR, Office

FIRST = [26100, 39500, 24000, 10400]


@pytest.fixture(scope="module")
def year_of_three_stages(api, league_members):
    """Regular, semifinal and final with penalties; totals above and below zero."""
    office = Office(api, league_members)
    office.ok("PUT", f"/league-stages/{office.season}", qualifying=4)
    semifinal, final = office.stage("semifinal", qualifying=4), office.stage("final")
    for season, *played in (
        (office.season, FIRST, [26000, 39400, 24100, 10500]),
        (semifinal, [50000, 10100, 29900, 10000]),
        (final, [10000, 30000, 20000, 40000]),
    ):
        for scores in played:
            office.scores(office.game(season), scores)
        if season != final:
            office.close(season)
    for season, qualifying in ((semifinal, 2), (office.season, 3)):
        office.reopen(season)
        office.ok("PUT", f"/league-stages/{season}", qualifying=qualifying)
    office.ok(
        "POST", f"/league-penalties/{semifinal}", team_id=office.teams[0], points=3.5, reason="遅刻"
    )
    return office


def test_a_penalty_lowers_the_total_until_it_is_revoked(fresh_office):
    office = fresh_office
    office.scores(office.game(), FIRST)
    path = f"/league-penalties/{office.season}"
    given = office.ok("POST", path, team_id=office.teams[1], reason="赤カード")
    assert given["points"] == 20
    assert office.totals()[office.teams[1]] == 39.5
    assert office.ok("GET", path)["total_points"] == 20
    assert office.status("DELETE", f"/league-penalty/{given['id']}") == 400
    revoked = office.ok("DELETE", f"/league-penalty/{given['id']}", reason="人違い")
    assert revoked["revoked_because"] == "人違い"
    assert revoked["revoked_by"] == office.members["founder"].pseudo
    assert office.totals()[office.teams[1]] == 59.5
    assert office.status("DELETE", f"/league-penalty/{given['id']}", reason="again") == 409
    listed = office.ok("GET", path)
    assert (len(listed["penalties"]), listed["total_points"]) == (1, 0)


def test_half_is_carried_to_the_final_and_the_final_has_a_champion(fresh_office):
    office = fresh_office
    final = office.stage("final")
    office.scores(office.game(), FIRST)
    office.scores(office.game(), [26000, 39400, 24200, 10400])
    first, second, *_ = office.teams
    assert office.totals()[second] == 118.9
    assert office.totals(1) == {second: 59.5, first: 6.1}
    office.ok("PUT", f"/league-stages/{office.season}", qualifying=4, finished=True)
    office.scores(office.game(final), [40000, 30000, 20000, 10000])
    office.close(final)
    judged = office.ok("GET", f"/league-standings/{office.league}", year=YEAR)
    assert judged["champions"] == [second]


def test_every_stage_carries_half_of_the_total_before_it(year_of_three_stages):
    office = year_of_three_stages
    first, second, third, fourth = office.teams
    assert office.totals(1) == {first: 72.6, second: 29.6, third: -6.0, fourth: -50.0}
    assert office.totals(2)[first] == -13.7  # 36.3 of 72.6, and 50 lost


def test_a_team_that_played_without_having_qualified_stays_below_the_others(year_of_three_stages):
    office = year_of_three_stages
    judged = office.ok("GET", f"/league-standings/{office.league}", year=YEAR)["stages"][2]
    order = [row["team_id"] for row in judged["standings"]]
    first, second, third, fourth = office.teams
    assert order == [second, first, fourth, third]
    assert [row["rank"] for row in judged["standings"]] == [1, 2, 3, 4]
    assert not any(row["qualified"] for row in judged["standings"])


def test_the_view_of_the_seed_is_the_table_of_standings(year_of_three_stages, database):
    office = year_of_three_stages
    query = text(
        "SELECT season, team_id, base_points, total_points_with_carryover "
        "FROM team_season_result WHERE season_id IN "
        "(SELECT id FROM league_seasons WHERE league_id = :league)"
    )
    with database.connect() as connection:
        rows = connection.execute(query, {"league": office.league}).all()
    by_sql = {(season, team): (float(base), float(total)) for season, team, base, total in rows}
    judged = office.ok("GET", f"/league-standings/{office.league}", year=YEAR)["stages"]
    assert by_sql == {
        (stage["season"], row["team_id"]): (row["base_points"], row["total_points_with_carryover"])
        for stage in judged
        for row in stage["standings"]
    }
    assert len(by_sql) == 4 + 4 + 4
