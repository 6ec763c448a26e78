"""The plan of a season: even games, meetings and seats."""

from collections import Counter
from datetime import date, timedelta
from itertools import combinations

import pytest

from services.tournaments.league.domain.schedules import Wish, balance_of, plan_games
from tests.tournaments.league.office import YEAR


@pytest.mark.parametrize(
    ("teams", "days", "tables", "players"),
    [(8, 90, 1, 4), (10, 60, 2, 4), (4, 8, 1, 4), (9, 54, 1, 4), (7, 35, 1, 3)],
)
def test_meetings_games_and_seats_are_even(teams, days, tables, players):
    wish = Wish(players, tables)
    planned = plan_games(range(teams), days, wish)
    assert len(planned) == days * tables * 2
    balance = balance_of(planned)
    played = [balance.games[team] for team in range(teams)]
    assert max(played) - min(played) <= 2
    met = [balance.meetings[frozenset(pair)] for pair in combinations(range(teams), 2)]
    assert max(met) - min(met) <= 6  # three days of two games
    sat = [balance.seats[team, seat] for team in range(teams) for seat in range(players)]
    assert max(sat) - min(sat) <= 3


def test_nobody_plays_twice_at_a_time_and_no_more_than_planned():
    planned = plan_games(range(10), 40, Wish(tables=2, games_per_team=12))
    assert set(balance_of(planned).games.values()) == {12}
    for day in {game.day for game in planned}:
        together = [game.teams for game in planned if game.day == day and game.match_number % 2]
        assert len(set().union(*together)) == 4 * len(together)


def test_the_same_lot_gives_the_same_plan():
    one, same, other = (plan_games(range(8), 12, Wish(), lot) for lot in (1, 1, 2))
    assert one == same != other


def test_a_stage_is_planned_at_once(fresh_office):
    office = fresh_office
    office.team("Team E")
    days = [(date(YEAR, 9, 1) + timedelta(days=day)).isoformat() for day in range(5)]
    address = f"/league-plans/{office.season}"
    assert office.status("POST", address, "scorer", dates=days) == 403
    looked = office.ok("POST", address, dates=days, dry_run=True)
    assert office.ok("GET", f"/league-games/{office.season}")["games"] == []
    assert office.ok("POST", address, dates=days) == looked
    games = office.ok("GET", f"/league-games/{office.season}")["games"]
    assert len(games) == 10
    assert [game["round_number"] for game in games] == list(range(1, 11))
    assert Counter(team["games"] for team in looked["teams"]) == {8: 5}
    assert {each["games"] for each in looked["meetings"]} == {6}
    assert office.status("POST", address, dates=days) == 409
    assert office.status("POST", address, dates=days, tables=2) == 400


def test_somebody_of_no_team_stands_in_as_often_as_allowed(fresh_office):
    office = fresh_office
    guest = office.ok(
        "POST",
        f"/league-players/{office.league}",
        name="代打ち",
        name_furigana="だいうち",
        joined_season_year=YEAR,
    )["id"]
    game = office.schedule()
    address = f"/league-line-ups/{game}"
    seated = {"player_ids": [guest, *office.players[1:]]}
    instead = seated | {"team_ids": [office.teams[0], None, None, None]}
    assert office.status("PUT", address, "scorer", **seated) == 400
    assert office.status("PUT", address, "scorer", **instead) == 409
    office.ok("PUT", f"/league-stages/{office.season}", most_substitute_games=1)
    told = office.ok("PUT", address, "scorer", **instead)
    assert [seat["is_substitute"] for seat in told["seats"]] == [True, False, False, False]
    office.scores(game, [40000, 30000, 20000, 10000])
    assert office.totals()[office.teams[0]] == 60
    other = office.schedule()
    assert office.status("PUT", f"/league-line-ups/{other}", "scorer", **instead) == 409
