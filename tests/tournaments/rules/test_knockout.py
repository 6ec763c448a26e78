"""Knockout: brackets, series, tie-breaks, places."""

from dataclasses import replace

import pytest

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.engines import Demand, NoPairingPossible
from services.tournaments.rules.knockout import (
    KnockoutEngine,
    KnockoutSettings,
    bracket_places,
    places,
)
from services.tournaments.rules.results import Result

WHITE, DRAW, BLACK = Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS


def cup(count, **settings):
    entrants = tuple(Entrant(number, f"Player {number}") for number in range(1, count + 1))
    return Competition(entrants, settings=settings)


def play(competition, result_of):
    """Pair the next round and let `result_of(white, black)` decide every game."""
    number = len(competition.rounds) + 1
    everybody = tuple(entrant.number for entrant in competition.entrants)
    found = KnockoutEngine().pair(competition, Demand(number, everybody))
    games = tuple(Game(white, black, result_of(white, black)) for white, black in found.pairs)
    return replace(competition, rounds=(*competition.rounds, Round(number, games)))


def better_seed(white, black):
    return WHITE if white < black else BLACK


def test_the_two_first_seeds_can_only_meet_in_the_final():
    assert bracket_places(8) == [1, 8, 4, 5, 2, 7, 3, 6]


def test_top_seeds_pass_freely_when_the_field_is_not_full():
    found = KnockoutEngine().pair(cup(5), Demand(1, (1, 2, 3, 4, 5)))
    assert found.pairs == ((4, 5),)


def test_a_cup_of_eight_ends_with_a_final_and_a_match_for_third_place():
    competition = cup(8)
    for _ in range(3):
        competition = play(competition, better_seed)
    last = {frozenset((game.white, game.black)) for game in competition.rounds[-1].games}
    assert last == {frozenset((1, 2)), frozenset((3, 4))}
    assert places(competition, KnockoutSettings()) == [1, 2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(NoPairingPossible, match="final is played"):
        play(competition, better_seed)


def test_an_upset_moves_the_winner_on():
    competition = play(cup(4), lambda white, black: better_seed(black, white))
    competition = play(competition, better_seed)
    assert places(competition, KnockoutSettings()) == [3, 4, 1, 2]


def test_a_series_changes_colours_and_ends_when_it_is_decided():
    competition = cup(2, games_per_match=3)
    competition = play(competition, better_seed)
    competition = play(competition, better_seed)
    assert [(g.white, g.black) for r in competition.rounds for g in r.games] == [(1, 2), (2, 1)]
    with pytest.raises(NoPairingPossible):
        play(competition, better_seed)


def test_a_level_match_goes_to_tie_break_games_and_then_a_draw_is_enough_for_black():
    competition = cup(2)
    for _ in range(4):
        competition = play(competition, lambda white, black: DRAW)
    decider = competition.rounds[-1].games[0]
    assert places(competition, KnockoutSettings())[0] == decider.black
