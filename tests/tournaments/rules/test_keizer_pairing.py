"""Who meets whom in a Keizer round."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from services.tournaments.rules.competitions import Competition, Entrant, Game, Round
from services.tournaments.rules.engines import Demand, NoPairingPossible
from services.tournaments.rules.keizer.pairing import KeizerEngine
from services.tournaments.rules.matching import blossom, cheapest_pairs, sweep
from services.tournaments.rules.results import Absence, Result
from tests.tournaments.rules.keizer_examples import NAMES, SEVILLA

SEVILLA_50 = replace(SEVILLA, settings={"top_value": 50})
EVERYBODY = tuple(range(1, 11))


def named(pairs):
    return [f"{NAMES[white - 1]}-{NAMES[black - 1]}" for white, black in pairs]


def club(count, *rounds, **settings_given):
    entrants = tuple(Entrant(number, f"Player {number}") for number in range(1, count + 1))
    return Competition(entrants, rounds, settings=settings_given)


def demand(round_number, count, **more):
    return Demand(round_number, tuple(range(1, count + 1)), **more)


def test_the_second_round_of_the_sevilla_example_is_paired_as_printed():
    found = KeizerEngine().pair(SEVILLA_50, Demand(2, EVERYBODY))
    assert named(found.pairs) == [
        "Harrison-Johnson",
        "Brown-Baker",
        "Butcher-Smith",
        "Higgins-Petersen",
        "Carter-White",
    ]


def test_the_third_round_avoids_the_repeat_of_carter_and_white():
    found = KeizerEngine().pair(SEVILLA_50, Demand(3, EVERYBODY, explain=True))
    met = {
        frozenset((game.white, game.black)) for played in SEVILLA.rounds for game in played.games
    }
    assert not met & {frozenset(pair) for pair in found.pairs}
    assert found.relaxations == ()
    assert [line["rounds_met"] for line in found.explanation] == [[]] * 5


def test_greedy_pairing_takes_the_nearest_allowed():
    greedy = replace(SEVILLA_50, settings={"top_value": 50, "pairing": "greedy"})
    found = KeizerEngine().pair(greedy, Demand(3, EVERYBODY))
    assert {frozenset(pair) for pair in found.pairs} >= {frozenset((6, 10)), frozenset((1, 4))}


def test_repeats_are_allowed_only_as_far_as_needed_and_reported():
    played = Round(1, (Game(1, 2, Result.DRAW),))
    found = KeizerEngine().pair(club(2, played), demand(2, 2))
    assert found.pairs == ((2, 1),)
    assert found.relaxations == ("rounds between two meetings: 0 instead of 3",)


def test_forbidden_pairs_are_never_paired():
    apart = replace(club(2), forbidden=frozenset({frozenset((1, 2))}))
    with pytest.raises(NoPairingPossible, match="by hand"):
        KeizerEngine().pair(apart, demand(1, 2))


def test_the_bye_goes_to_the_lowest_who_had_none_lately():
    assert KeizerEngine().pair(club(3), demand(1, 3)).sitting_out == (3,)
    played = Round(1, (Game(1, 2, Result.WHITE_WINS),), ((3, Absence.PAIRING_BYE),))
    assert KeizerEngine().pair(club(3, played), demand(2, 3)).sitting_out == (2,)


def test_a_newcomer_does_not_begin_with_a_bye():
    played = Round(1, (Game(1, 2, Result.WHITE_WINS),))
    found = KeizerEngine().pair(club(3, played), demand(2, 3))
    assert found.sitting_out == (2,)


def test_fixed_pairs_are_kept():
    found = KeizerEngine().pair(club(4), demand(1, 4, fixed=((4, 1),)))
    assert set(found.pairs) == {(4, 1), (2, 3)}


def test_nobody_gets_three_times_the_same_colour_if_it_can_be_avoided():
    rounds = [
        Round(1, (Game(1, 2, Result.DRAW), Game(3, 4, Result.DRAW))),
        Round(2, (Game(1, 3, Result.DRAW), Game(4, 2, Result.DRAW))),
    ]
    whites = {white for white, _ in KeizerEngine().pair(club(4, *rounds), demand(3, 4)).pairs}
    assert 1 not in whites


def test_neighbours_are_paired_as_cheaply_as_if_everybody_were_looked_at():
    def price(one, other):
        return None if (one + other) % 5 == 0 else (other - one) ** 2 * 40**3

    narrow = cheapest_pairs(range(40), lambda one, other: None if (one + other) % 5 == 0 else 0)
    everybody = blossom(40, price, 40)
    assert sum(price(*pair) for pair in narrow) == sum(price(*pair) for pair in everybody)


@settings(max_examples=60)
@given(some.integers(1, 9), some.integers(1, 8), some.randoms(use_true_random=False))
def test_the_sweep_finds_what_the_general_method_finds(pairs, window, dice):
    known = {
        (upper, lower): dice.choice([None, *range(9)])
        for lower in range(2 * pairs)
        for upper in range(lower)
    }

    def price(upper, lower):
        return known[upper, lower]

    swept = sweep(2 * pairs, price, window, window)
    general = blossom(2 * pairs, price, window)
    assert (swept is None) == (general is None)
    if swept is not None:
        assert sum(price(*pair) for pair in swept) == sum(price(*pair) for pair in general)


def test_who_can_only_meet_somebody_far_away_does():
    def strangers(one, other):
        return 0 if (one, other) in ((0, 39), (1, 38)) or (one > 1 and other < 38) else None

    assert cheapest_pairs(range(40), strangers)[:2] == [(0, 39), (1, 38)]

    def twelve_ranks_away(one, other):
        return 0 if other - one == 12 or (one > 1 and other not in (12, 13)) else None

    assert cheapest_pairs(range(40), twelve_ranks_away)[:2] == [(0, 12), (1, 13)]
    assert cheapest_pairs(range(4), lambda one, other: None if one == 0 else 0) is None


@settings(max_examples=25)
@given(some.integers(2, 12), some.integers(1, 5), some.randoms(use_true_random=False))
def test_everybody_present_is_paired_once_or_sits_out(count, rounds, dice):
    competition = club(count)
    for number in range(1, rounds + 1):
        found = KeizerEngine().pair(competition, demand(number, count))
        busy = [each for pair in found.pairs for each in pair] + list(found.sitting_out)
        assert sorted(busy) == list(range(1, count + 1))
        games = tuple(
            Game(white, black, dice.choice([Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS]))
            for white, black in found.pairs
        )
        byes = tuple((each, Absence.PAIRING_BYE) for each in found.sitting_out)
        played = Round(number, games, byes)
        competition = replace(competition, rounds=(*competition.rounds, played))
