"""The same penalty counts the same way wherever points are told."""

import re

FIRST = [26100, 39500, 24000, 10400]


def _legend(picture: str) -> dict[str, float]:
    """The last value of each curve by its name."""
    found = re.findall(r">((?:Team|選手)[^<]*?) (−?\d+,\d)<", picture)
    return {name: float(value.replace("−", "-").replace(",", ".")) for name, value in found}


def _curves(office, season: int, of: str) -> dict[str, float]:
    return _legend(office.call("GET", f"/league-curves/{season}", of=of).text)


def test_a_penalty_is_in_standings_curves_statistics_awards_and_totals(fresh_office):
    office = fresh_office
    team, player = office.teams[1], office.players[1]
    office.scores(office.game(), FIRST, penalty_points=[0, 5, 0, 0])
    path = f"/league-penalties/{office.season}"
    card = office.ok("POST", path, team_id=team, player_id=player, points=20, reason="赤カード")
    office.ok("POST", path, team_id=office.teams[0], points=1.5, reason="チームの遅刻")

    def told() -> list[float]:
        teams = office.ok("GET", f"/league-team-statistics/{office.league}")["teams"]
        players = office.ok("GET", f"/league-statistics/{office.league}")["players"]
        awards = office.ok("GET", f"/league-awards/{office.season}")["awards"]
        counts = [row["counts"] for row in teams if row["team_id"] == team]
        counts += [row["counts"] for row in players if row["player_id"] == player]
        return [
            office.totals()[team],
            *(round(each["points"] - each["penalties"], 1) for each in counts),
            next(award["value"] for award in awards if award["award"] == "most_points"),
            _curves(office, office.season, "teams")["Team B"],
            _curves(office, office.season, "players")["選手1"],
        ]

    assert told() == [34.5] * 6
    assert _curves(office, office.season, "teams")["Team A"] == 4.6
    assert office.totals()[office.teams[0]] == 4.6
    office.ok("DELETE", f"/league-penalty/{card['id']}", reason="人違い")
    assert told() == [54.5] * 6


def test_curves_of_a_later_stage_begin_with_what_was_carried_over(fresh_office):
    office = fresh_office
    final = office.stage("final")
    office.scores(office.game(), FIRST)
    office.ok("PUT", f"/league-stages/{office.season}", qualifying=4, finished=True)
    office.scores(office.game(final), FIRST)
    totals = office.totals(1)
    expected = {f"Team {'ABCD'[place]}": totals[team] for place, team in enumerate(office.teams)}
    assert _curves(office, final, "teams") == expected
    assert totals[office.teams[1]] == 59.5 + 29.8


def test_the_trace_keeps_the_values_before(fresh_office):
    office = fresh_office
    game = office.game()
    office.scores(game, FIRST, penalty_points=[0, 5, 0, 0])
    office.scores(game, FIRST[::-1], reason="席が逆")
    (kept,) = office.ok("GET", f"/league-corrections/{game}")["corrections"]
    assert kept["before"]["scores"] == FIRST
    assert kept["before"]["penalty_points"] == [0, 5, 0, 0]
