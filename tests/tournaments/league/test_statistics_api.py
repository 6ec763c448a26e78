"""Statistics, meetings, streaks, awards and pictures over HTTP."""

from dataclasses import asdict
from xml.etree import ElementTree

import pytest

from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.statistics.rates import RATES, rates_of
from tests.tournaments.league.office import YEAR, Office
from tests.tournaments.league.test_formats import played
from tests.tournaments.league.test_games_api import imported


@pytest.fixture(scope="module")
def season(service):
    """Two games with events and one with scores only; the tests below only read."""
    office = Office(service)
    for seed in (1, 5):
        assert imported(office, office.game(), seed=seed).status_code == 201
    office.scores(office.game(), [26100, 39500, 24000, 10400])
    return office


pytestmark = pytest.mark.slow


def counted(seat: int) -> dict[str, int]:
    total: dict[str, int] = {}
    for seed in (1, 5):
        for hand in played(seed).hands:
            for name, value in asdict(facts_of_hand(hand)[seat]).items():
                total[name] = total.get(name, 0) + value
    return total


def test_the_sums_of_the_database_are_those_of_the_rules(season):
    table = season.ok("GET", f"/league-statistics/{season.league}", by=None, year=YEAR)
    assert set(table["definitions"]) == {rate.key for rate in RATES}
    by_id = {row["player_id"]: row for row in table["players"]}
    for seat, player in enumerate(season.players):
        counts = counted(seat)
        told = by_id[player]
        assert {name: told["counts"][name] for name in counts} == counts
        expected = {rate.key: rate for rate in rates_of(counts)}
        for key in ("win_rate", "deal_in_rate", "net_win_efficiency", "shanten_at_turn_7"):
            assert told["rates"][key]["numerator"] == expected[key].numerator
            assert told["rates"][key]["value"] == float(expected[key].value)


def test_games_without_events_count_for_ranks_only(season):
    table = season.ok("GET", f"/league-statistics/{season.league}", year=YEAR, season="regular")
    assert {row["counts"]["games"] for row in table["players"]} == {3}
    empty = season.ok("GET", f"/league-statistics/{season.league}", year=YEAR + 1)
    assert empty["players"] == []


def test_a_player_in_detail(season):
    path = f"/league-player-statistics/{season.players[0]}"
    detail = season.ok("GET", path, by=None)
    wins = detail["statistics"]["counts"]["wins"]
    assert sum(row["wins"] for row in detail["win_values"]) == wins
    assert [part["key"] for part in detail["by_seat"]] == [0]
    assert detail["by_month"][0]["counts"]["games"] == 3
    assert detail["statistics"]["rates"]["average_rank"]["percentile"] is not None
    assert season.call("GET", "/league-player-statistics/999999").status_code == 404


def test_meetings(season):
    meetings = season.ok("GET", f"/league-meetings/{season.players[0]}")
    assert {row["opponent"] for row in meetings["meetings"]} == set(season.players[1:])
    for row in meetings["meetings"]:
        assert row["games"] == row["higher"] + row["lower"] + row["equal"] == 3
    assert meetings["never_met"] == []


def test_streaks_of_players_and_teams(season):
    streaks = season.ok("GET", f"/league-streaks/{season.league}", year=YEAR)
    assert [row["id"] for row in streaks["teams"]] == sorted(season.teams)
    first = streaks["players"][0]["streaks"]
    assert first["fourth_avoided"]["length"] + first["fourths"]["length"] >= 1
    assert {"wins", "deal_ins", "tenpai"} <= set(first)


def test_awards(season):
    path = f"/league-awards/{season.season}"
    awards = {row["award"]: row for row in season.ok("GET", path, least_games=3)["awards"]}
    assert set(awards) == {"most_points", "highest_score", "fourth_avoidance", "most_firsts"}
    few = season.ok("GET", path)["awards"]
    assert "fourth_avoidance" not in {row["award"] for row in few}


def test_pictures_are_svg(season):
    game = season.ok("GET", f"/league-games/{season.season}")["games"][0]["id"]
    for path in (f"/league-curves/{season.season}", f"/league-curves/{season.season}?of=players",
                 f"/league-score-charts/{game}"):  # fmt: skip
        answer = season.client.get(path)
        assert answer.mimetype == "image/svg+xml"
        lines = ElementTree.fromstring(answer.text).findall("{http://www.w3.org/2000/svg}polyline")
        assert len(lines) == 4


def test_the_document_describes_every_parameter_of_the_league(office):
    document = office.client.get("/openapi.json").json
    paths = {path: verbs for path, verbs in document["paths"].items() if "league" in path}
    assert len(paths) > 30
    for path, verbs in paths.items():
        for verb, operation in verbs.items():
            assert operation["summary"], (verb, path)
            assert all(parameter["description"] for parameter in operation["parameters"]), path
