"""Double elimination: two losses to be out, no quick rematches, a final played twice if needed."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.double_elimination import DoubleEliminationEngine, places
from services.tournaments.rules.engines import Demand, NoPairingPossible
from services.tournaments.rules.knockout import KnockoutSettings
from services.tournaments.rules.results import Result


def cup(count, **settings):
    entrants = tuple(Entrant(number, f"Player {number}") for number in range(1, count + 1))
    return Competition(entrants, system="double_elimination", settings=settings)


def play(competition, wins):
    """One more round; `wins(white, black)` says whether White does."""
    number = len(competition.rounds) + 1
    everybody = tuple(entrant.number for entrant in competition.entrants)
    found = DoubleEliminationEngine().pair(competition, Demand(number, everybody))
    games = tuple(
        Game(white, black, Result.WHITE_WINS if wins(white, black) else Result.BLACK_WINS)
        for white, black in found.pairs
    )
    return replace(competition, rounds=(*competition.rounds, Round(number, games)))


def played_out(competition, wins):
    while True:
        try:
            competition = play(competition, wins)
        except NoPairingPossible:
            return competition


def losses(competition):
    games = [game for played in competition.rounds for game in played.games]
    return Counter(g.black if g.result is Result.WHITE_WINS else g.white for g in games)


def better_seed(white, black):
    return white < black


def test_the_best_wins_unbeaten_and_places_follow_strength():
    competition = played_out(cup(8), better_seed)
    assert places(competition, KnockoutSettings())[:4] == [1, 2, 3, 4]
    assert losses(competition) == dict.fromkeys(range(2, 9), 2)


def test_who_comes_from_below_must_win_the_final_twice():
    competition = cup(4)
    for _ in range(3):
        competition = play(competition, better_seed)
    competition = play(competition, lambda white, black: white > black)
    assert places(competition, KnockoutSettings())[:2] == [1, 2]
    competition = played_out(competition, lambda white, black: white > black)
    finals = [played.games for played in competition.rounds[-2:]]
    assert [{game.white, game.black} for games in finals for game in games] == [{1, 2}, {1, 2}]
    assert places(competition, KnockoutSettings())[:2] == [2, 1]
    upset = play(play(play(cup(2), better_seed), lambda w, b: w > b), better_seed)
    assert places(upset, KnockoutSettings()) == [1, 2]
    with pytest.raises(NoPairingPossible, match="final is played"):
        play(upset, better_seed)


@pytest.mark.slow
@pytest.mark.parametrize("count", [2, 3, 5, 6, 8, 11, 16, 21])
@pytest.mark.parametrize("seed", range(5))
def test_everybody_but_the_winner_loses_twice(count, seed):
    dice = random.Random(seed)
    competition = played_out(cup(count), lambda w, b: dice.random() < 0.5)
    lost, order = losses(competition), places(competition, KnockoutSettings())
    assert sorted(order) == list(range(1, count + 1))
    assert lost[order[0]] <= 1
    assert [lost[number] for number in order[1:]] == [2] * (count - 1)


@pytest.mark.slow
@pytest.mark.parametrize(("count", "left"), [(8, 4), (16, 6)])
@pytest.mark.parametrize("seed", range(20))
def test_two_who_met_do_not_meet_again_before_few_are_left(count, left, seed):
    dice = random.Random(seed)
    competition = played_out(cup(count), lambda w, b: dice.random() < 0.5)
    met = [frozenset((g.white, g.black)) for r in competition.rounds for g in r.games]
    last = set(places(competition, KnockoutSettings())[:left])
    assert all(pair <= last for pair, times in Counter(met).items() if times > 1)


def test_while_it_goes_on_the_unbeaten_stand_first():
    competition = play(cup(8), better_seed)
    assert places(competition, KnockoutSettings()) == [1, 2, 3, 4, 5, 6, 7, 8]
    competition = play(competition, lambda w, b: w > b)
    assert set(places(competition, KnockoutSettings())[:2]) == {3, 4}


def test_a_match_can_be_a_series():
    competition = play(cup(2, games_per_match=2), better_seed)
    second = play(competition, better_seed)
    assert [(g.white, g.black) for r in second.rounds for g in r.games] == [(1, 2), (2, 1)]
