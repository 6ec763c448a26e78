"""Berger tables, Scheveningen: everybody meets, colours balance."""

import time
from collections import Counter

import pytest

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round, Team
from services.tournaments.rules.engines import Demand, NoPairingPossible, WrongEntry
from services.tournaments.rules.results import Result
from services.tournaments.rules.round_robin import (
    RoundRobinEngine,
    berger,
    pairs_of_round,
    rounds_of_table,
    without_annulled,
)
from services.tournaments.rules.scheveningen import ScheveningenEngine


def schedule(count, cycles=1):
    numbers = range(1, rounds_of_table(count, cycles) + 1)
    return [pairs_of_round(count, cycles, number) for number in numbers]


def written(rounds):
    return [" ".join(f"{white}-{black}" for white, black in pairs) for pairs in rounds]


def test_the_tables_for_four_and_six_are_those_of_the_federation():
    assert written(berger(4)) == ["1-4 2-3", "4-3 1-2", "2-4 3-1"]
    assert written(berger(6)) == [
        "1-6 2-5 3-4",
        "6-4 5-3 1-2",
        "2-6 3-1 4-5",
        "6-5 1-4 2-3",
        "3-6 4-2 5-1",
    ]


@pytest.mark.parametrize("count", range(3, 33))
def test_everybody_meets_once_with_balanced_colours(count):
    rounds = schedule(count)
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    for pairs in rounds:
        busy = [number for pair in pairs for number in pair]
        assert len(busy) == len(set(busy)) == count - count % 2
    for number in range(1, count + 1):
        games = [pair for pairs in rounds for pair in pairs if number in pair]
        whites = sum(pair[0] == number for pair in games)
        assert abs(2 * whites - len(games)) <= 1


@pytest.mark.parametrize("count", range(3, 33))
def test_two_cycles_reverse_colours_and_give_nobody_three_in_a_row(count):
    rounds = schedule(count, cycles=2)
    assert set(Counter(pair for pairs in rounds for pair in pairs).values()) == {1}
    for number in range(1, count + 1):
        games = [pair for pairs in rounds for pair in pairs if number in pair]
        colours = "".join("w" if pair[0] == number else "b" for pair in games)
        assert colours.count("w") == colours.count("b")
        assert "www" not in colours
        assert "bbb" not in colours


def entrants(count, team=lambda number: None):
    return tuple(Entrant(n, f"Player {n}", team=team(n)) for n in range(1, count + 1))


def test_with_an_odd_number_one_player_rests_each_round():
    engine, competition = RoundRobinEngine(), Competition(entrants(5))
    resting = [
        engine.pair(competition, Demand(n, (1, 2, 3, 4, 5))).sitting_out for n in range(1, 6)
    ]
    assert sorted(resting) == [(1,), (2,), (3,), (4,), (5,)]


def test_there_is_no_round_after_the_last():
    with pytest.raises(NoPairingPossible, match="has 3 rounds"):
        RoundRobinEngine().pair(Competition(entrants(4)), Demand(4, (1, 2, 3, 4)))


def test_games_of_a_player_who_left_before_half_do_not_count():
    left = Entrant(3, "Gone", withdrawn_after=1)
    played = Round(1, (Game(1, 3, Result.WHITE_WINS), Game(2, 4, Result.DRAW)))
    everybody = (*entrants(2), left, Entrant(4, "Player 4"))
    scores = without_annulled(Competition(everybody, (played,), planned_rounds=3)).scores()
    assert scores[1] == 0
    assert scores[2] == scores[4] == 0.5


def test_half_of_the_games_of_the_table_is_enough_whatever_number_of_rounds_was_planned():
    games = (Game(1, 3, Result.WHITE_WINS), Game(3, 2, Result.DRAW))
    rounds = tuple(Round(number, (game,)) for number, game in enumerate(games, start=1))
    everybody = (*entrants(2), Entrant(3, "Gone", withdrawn_after=2), Entrant(4, "Player 4"))
    for system, kept in (("round_robin", 1), ("double_round_robin", 0)):
        table = Competition(everybody, rounds, planned_rounds=7, system=system)
        assert without_annulled(table).scores()[1] == kept


def test_a_player_who_leaves_his_team_annuls_nothing():
    left = Entrant(3, "Gone", withdrawn_after=1)
    teams = (Team(1, "One", (1, 2)), Team(2, "Other", (3, 4)))
    played = Round(1, (Game(1, 3, Result.WHITE_WINS), Game(2, 4, Result.DRAW)))
    everybody = (*entrants(2), left, Entrant(4, "Player 4"))
    league = Competition(everybody, (played,), 7, system="team_round_robin", teams=teams)
    assert without_annulled(league) == league


def test_one_round_of_a_very_large_table_takes_no_longer_than_the_round():
    begun = time.process_time()
    RoundRobinEngine(cycles=2).pair(Competition(entrants(9998)), Demand(9999, ()))
    assert time.process_time() - begun < 2


@pytest.mark.parametrize("size", range(2, 9))
def test_scheveningen_brings_every_pair_of_the_two_teams_together(size):
    competition = Competition(entrants(2 * size, lambda number: 1 + number % 2))
    everybody = tuple(range(1, 2 * size + 1))
    games = [
        pair
        for n in range(1, size + 1)
        for pair in ScheveningenEngine().pair(competition, Demand(n, everybody)).pairs
    ]
    assert len({frozenset(pair) for pair in games}) == size * size
    whites = Counter(white for white, _ in games)
    if size % 2 == 0:
        assert set(whites.values()) == {size // 2}


def test_scheveningen_needs_two_equal_teams():
    competition = Competition(entrants(3, lambda number: 1 + number % 2))
    with pytest.raises(WrongEntry):
        ScheveningenEngine().pair(competition, Demand(1, (1, 2, 3)))
