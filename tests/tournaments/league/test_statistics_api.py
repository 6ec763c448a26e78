"""Statistics, records, ratings, meetings, streaks, awards and pictures over HTTP."""

from collections import Counter
from dataclasses import asdict
from xml.etree import ElementTree

import pytest

from services.tournaments.league.domain.statistics.definitions import RATES
from services.tournaments.league.domain.statistics.depths import Depth
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.statistics.rates import rates_of
from services.tournaments.league.domain.statistics.tallies import Tally
from tests.tournaments.league.office import YEAR, Office
from tests.tournaments.league.test_formats import a_replay
from tests.tournaments.league.test_imports_api import import_log

SEEDS = (1, 5)


@pytest.fixture(scope="module")
def season(api, league_members):
    """Two games with events and one with scores only; the tests below only read."""
    office = Office(api, league_members)
    office.games = [office.game() for _ in range(3)]
    for game, seed in zip(office.games, SEEDS, strict=False):
        assert import_log(office, game, seed=seed).status_code == 201
    office.scores(office.games[2], [26100, 39500, 24000, 10400])
    return office


def counts_of_seat(seat: int) -> dict[str, int]:
    total: Counter[str] = Counter()
    for seed in SEEDS:
        for hand in a_replay(seed).hands:
            for name, value in asdict(facts_of_hand(hand)[seat]).items():
                total[name] += value
    return dict(total)


def wins() -> list[dict]:
    return [
        note
        for seed in SEEDS
        for hand in a_replay(seed).hands
        for note in hand.table.notes
        if "yaku" in note
    ]


def test_the_sums_of_the_database_are_those_of_the_rules(season):
    table = season.ok("GET", f"/league-statistics/{season.league}", by=None, year=YEAR)
    assert set(table["definitions"]) == set(table["formulas"]) == {rate.key for rate in RATES}
    by_id = {row["player_id"]: row for row in table["players"]}
    for seat, player in enumerate(season.players):
        told, counts = by_id[player], counts_of_seat(seat)
        assert {name: told["counts"][name] for name in counts} == counts
        for rate in rates_of(RATES, Tally(hands={Depth.TILES: counts})):
            if "games" not in table["formulas"][rate.key]:
                seen = told["rates"][rate.key]
                assert (seen["numerator"], seen["denominator"]) == (
                    rate.numerator,
                    rate.denominator,
                )
                assert seen["value"] == (None if rate.value is None else float(rate.value))


def test_a_team_has_the_statistics_of_whoever_played_for_it(season):
    teams = season.ok("GET", f"/league-team-statistics/{season.league}")["teams"]
    players = season.ok("GET", f"/league-statistics/{season.league}")["players"]
    assert [row["team_id"] for row in teams] == season.teams
    assert [row["counts"] for row in teams] == [row["counts"] for row in players]


def test_games_without_events_count_for_ranks_only(season):
    table = season.ok("GET", f"/league-statistics/{season.league}", year=YEAR, season="regular")
    assert {row["counts"]["games"] for row in table["players"]} == {3}
    empty = season.ok("GET", f"/league-statistics/{season.league}", year=YEAR + 1)
    assert empty["players"] == []


def test_a_player_in_detail(season):
    path = f"/league-player-statistics/{season.players[0]}"
    detail = season.ok("GET", path, by=None)
    counts = detail["statistics"]["counts"]
    assert sum(row["wins"] for row in detail["wins"]["win_values"]) == counts["wins"]
    (seat,) = detail["by_seat"]
    assert (seat["key"], seat["counts"], seat["rates"]["win_rate"]["value"]) == (
        0,
        counts,
        detail["statistics"]["rates"]["win_rate"]["value"],
    )
    assert sum(part["counts"]["games"] for part in detail["by_month"]) == 3
    assert detail["statistics"]["rates"]["average_rank"]["percentile"] is not None
    assert season.status("GET", "/league-player-statistics/999999") == 404


def test_the_wins_of_a_league_by_yaku_value_and_wait(season):
    told = season.ok("GET", f"/league-wins/{season.league}", by=None)
    assert told["wins"] == len(wins())
    assert {row["base_points"]: row["wins"] for row in told["win_values"]} == Counter(
        note["base_points"] for note in wins()
    )
    assert told["win_waits"] == Counter(note["wait_type"] for note in wins())
    riichi = next(row for row in told["yaku"] if row["name"] == "立直")
    assert riichi["wins"] == sum("riichi" in note["yaku"] for note in wins())
    assert riichi["share"] == round(riichi["wins"] / told["wins"], 4)


def test_the_book_of_records(season):
    path = f"/league-best-marks/{season.league}"
    marks = {row["key"]: row for row in season.ok("GET", path, by=None, limit=2)["marks"]}
    lengths = {
        game: len(a_replay(seed).hands) for game, seed in zip(season.games, SEEDS, strict=False)
    }
    longest = marks["longest_game"]["places"]
    assert {row["game_id"]: row["value"] for row in longest} == lengths
    assert longest[0]["value"] == max(lengths.values())
    assert marks["shortest_game"]["places"][0]["value"] == min(lengths.values())
    largest = marks["largest_win"]["places"][0]
    assert largest["value"] == max(note["base_points"] for note in wins())
    assert largest["player_id"] in season.players
    scores = [placing.score for seed in SEEDS for placing in a_replay(seed).placings] + [39500]
    assert marks["highest_score"]["places"][0]["value"] == max(scores)
    leads = [sorted(placing.score for placing in a_replay(seed).placings) for seed in SEEDS]
    leads = [ordered[3] - ordered[2] for ordered in leads] + [39500 - 26100]
    assert marks["widest_lead"]["places"][0]["value"] == max(leads)
    assert marks["narrowest_lead"]["places"][0]["value"] == min(leads)
    comebacks = [
        min(hand.scores[placing.seat] for hand in a_replay(seed).hands)
        for seed in SEEDS
        for placing in a_replay(seed).placings
        if placing.rank == 1
    ]
    assert marks["greatest_comeback"]["places"][0]["value"] == min(comebacks)
    assert all(row["definition"] for row in marks.values())


def test_ratings_sum_to_what_everybody_started_with(season):
    told = season.ok("GET", f"/league-ratings/{season.league}", by=None)
    ratings = [row["rating"] for row in told["ratings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert abs(sum(ratings) - 6000) < 0.5
    assert {row["games"] for row in told["ratings"]} == {3}
    assert "1500" in told["definition"]


def test_meetings(season):
    meetings = season.ok("GET", f"/league-meetings/{season.players[0]}")
    assert {row["opponent"] for row in meetings["meetings"]} == set(season.players[1:])
    for row in meetings["meetings"]:
        assert row["games"] == row["higher"] + row["lower"] + row["equal"] == 3
    assert meetings["never_met"] == []
    assert set(meetings["meetings"][0]) - {"opponent", "games"} < set(meetings["definitions"])


def test_streaks_of_players_and_teams(season):
    streaks = season.ok("GET", f"/league-streaks/{season.league}", year=YEAR)
    assert [row["id"] for row in streaks["teams"]] == sorted(season.teams)
    assert [row["streaks"] for row in streaks["teams"]] == [
        row["streaks"] for row in streaks["players"]
    ]
    first = streaks["players"][0]["streaks"]
    assert first["fourth_avoided"]["length"] + first["fourths"]["length"] >= 1
    assert set(first) == set(streaks["definitions"])


def test_awards(season):
    path = f"/league-awards/{season.season}"
    awards = {row["award"]: row for row in season.ok("GET", path, least_games=3)["awards"]}
    assert set(awards) == {"most_points", "highest_score", "fourth_avoidance", "most_firsts"}
    assert all(row["definition"] for row in awards.values())
    few = season.ok("GET", path)["awards"]
    assert "fourth_avoidance" not in {row["award"] for row in few}


@pytest.mark.parametrize("of", ["teams", "players", "ratings"])
def test_curves_are_svg(season, of):
    assert _lines(season, f"/league-curves/{season.season}", of=of) == 4


def test_score_charts_are_svg(season):
    assert _lines(season, f"/league-score-charts/{season.games[0]}") == 4


def _lines(season, path, **sent):
    answer = season.call("GET", path, by=None, **sent)
    assert answer.headers["Content-Type"].startswith("image/svg+xml")
    root = ElementTree.fromstring(answer.text)
    return len(root.findall("{http://www.w3.org/2000/svg}polyline"))


def test_the_document_describes_every_parameter_of_the_league(office):
    document = office.ok("GET", "/openapi.json")
    paths = {path: verbs for path, verbs in document["paths"].items() if "league" in path}
    assert len(paths) > 40
    for path, verbs in paths.items():
        for verb, operation in verbs.items():
            assert operation["summary"], (verb, path)
            assert all(parameter["description"] for parameter in operation["parameters"]), path
