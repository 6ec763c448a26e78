"""Counts of hands, rates with their definitions, streaks, meetings and readings."""

from dataclasses import asdict
from decimal import Decimal

import pytest

from services.tournaments.league.domain.games import replay_game
from services.tournaments.league.domain.readings import as_hiragana, is_reading
from services.tournaments.league.domain.rule_sets import M_LEAGUE
from services.tournaments.league.domain.statistics.counts import HandFacts
from services.tournaments.league.domain.statistics.definitions import RATES
from services.tournaments.league.domain.statistics.depths import Depth
from services.tournaments.league.domain.statistics.facts import facts_of_hand
from services.tournaments.league.domain.statistics.meetings import (
    meetings_of,
    opponents_never_met,
)
from services.tournaments.league.domain.statistics.rates import Rate, percentile, rates_of
from services.tournaments.league.domain.statistics.ratings import ratings_of
from services.tournaments.league.domain.statistics.results import Result
from services.tournaments.league.domain.statistics.streaks import Streak, hand_streaks, rank_streaks
from services.tournaments.league.domain.statistics.tallies import Tally
from tests.tournaments.league.generator import random_game
from tests.tournaments.league.script import replay_script

READY = "234m567m234p56s99s"


def test_a_win_counts_for_all_four():
    hand = replay_script(
        "0 draw 1z\n0 riichi 1z\n1 takes 7s\nura 6z\n0 ron",
        east=READY,
    )
    winner, giver, *others = facts_of_hand(hand)
    assert (winner.wins, winner.riichi_wins, winner.ippatsu_wins, winner.dealer_repeats) == (1,) * 4
    assert (giver.deal_ins, giver.deal_in_points) == (1, winner.win_points)
    assert [other.sideways for other in others] == [1, 1]
    assert winner.stick_points == 1000
    assert winner.carried_stick_points == 0


def test_a_ronned_declaration_is_declared_but_not_accepted():
    hand = replay_script("0 draw 7s\n0 riichi 7s\n1 ron", east="123m456m789m11p33p", south=READY)
    facts = facts_of_hand(hand)[0]
    assert (facts.riichi_declared, facts.riichi_accepted) == (1, 0)
    assert (facts.declaration_deal_ins, facts.deal_ins_after_riichi) == (1, 0)
    assert facts.deal_ins_tenpai == 1


def test_a_draw_counts_tenpai_and_payments():
    hand = replay_script("pass 70 4s 7s\ndraw", east=READY)
    facts = facts_of_hand(hand)
    assert [fact.noten_points for fact in facts] == [3000, -1000, -1000, -1000]
    assert facts[0].tenpai_draws == 1
    assert facts[0].middle_states == 1


@pytest.fixture(scope="module")
def counts():
    """The four players of two games, added up."""
    total = dict.fromkeys(asdict(HandFacts()), 0)
    for seed in (1, 5):
        for hand in replay_game(M_LEAGUE, random_game(seed)).hands:
            for fact in facts_of_hand(hand):
                for name, value in asdict(fact).items():
                    total[name] += value
    return total


def test_counts_agree_with_each_other(counts):
    assert counts["hands"] == 4 * counts["dealer_hands"]
    assert counts["wins"] == counts["riichi_wins"] + counts["open_wins"] + counts["dama_wins"]
    assert counts["wins"] - counts["tsumo_wins"] == counts["deal_ins"]
    assert counts["riichi_accepted"] == counts["first_riichi"] + counts["chasing_riichi"]
    assert counts["noten_points"] == 0
    assert counts["hands"] == counts["draws"] + 4 * counts["wins"]


def test_every_rate_shows_its_counts_and_definition(counts):
    rates = {rate.key: rate for rate in rates_of(RATES, Tally(hands={Depth.TILES: counts}))}
    win_rate = rates["win_rate"]
    assert (win_rate.numerator, win_rate.denominator) == (counts["wins"], counts["hands"])
    shares = [rates[f"{kind}_win_share"].value for kind in ("riichi", "open", "dama")]
    assert abs(sum(shares) - 1) < Decimal("0.001")


def test_a_rate_without_denominator_has_no_value():
    assert all(rate.value is None for rate in rates_of(RATES, Tally()))


GAME_COUNTS = {
    "games",
    "ranks",
    "firsts",
    "upper_ranks",
    "fourths",
    "points",
    "penalties",
    "scores",
}


def test_every_rate_is_made_of_counts_that_exist():
    known = set(asdict(HandFacts())) | GAME_COUNTS
    used = {name for rate in RATES for _, name in rate.numerator + rate.denominator}
    assert used <= known
    assert len({rate.key for rate in RATES}) == len(RATES)


def test_a_rate_adds_and_subtracts_counts():
    rate = Rate("rest", "hands - dealer_hands", "hands", "hands as non-dealer / hands")
    assert rates_of([rate], Tally({"hands": 8, "dealer_hands": 2}))[0].value == Decimal("0.75")


def test_fourth_avoidance_is_not_the_rate_of_fourths():
    rates = {rate.key: rate.value for rate in rates_of(RATES, Tally({"games": 10, "fourths": 3}))}
    assert rates["fourth_avoidance_rate"] == Decimal("0.7")


def test_percentile_counts_the_player_himself():
    assert percentile(Decimal(2), [Decimal(1), Decimal(2), Decimal(3), Decimal(4)]) == Decimal(
        "0.5"
    )


def test_streaks_are_gaps_and_islands():
    streaks = rank_streaks([(1, 1), (2, 1), (3, 4), (4, 2), (5, 3), (6, 1)])
    assert streaks["firsts"] == Streak(2, 1, 2)
    assert streaks["fourth_avoided"] == Streak(3, 4, 6)
    assert streaks["not_first"] == Streak(3, 3, 5)
    assert rank_streaks([])["firsts"].length == 0


def test_streaks_of_hands_end_with_their_game():
    hands = [
        (1, {"wins": 1, "deal_ins": 0, "tenpai_hands": 1}),
        (1, {"wins": 1, "deal_ins": 0, "tenpai_hands": 1}),
        (2, {"wins": 1, "deal_ins": 1, "tenpai_hands": 1}),
    ]
    streaks = hand_streaks(hands)
    assert streaks["wins"] == Streak(2, 1, 1)
    assert streaks["deal_ins"] == Streak(1, 2, 2)


def test_among_equals_a_first_gains_half_a_step_and_a_tie_nothing():
    table = [Result(1, player, rank, Decimal(0)) for player, rank in enumerate((1, 2, 3, 4))]
    ratings = {rating.player: rating.now for rating in ratings_of(table)}
    assert ratings == {0: 1516.0, 1: 1500 + 32 / 6, 2: 1500 - 32 / 6, 3: 1484.0}
    tied = [Result(1, player, 1, Decimal(0)) for player in range(4)]
    assert {rating.now for rating in ratings_of(tied)} == {1500.0}


def test_beating_a_better_player_brings_more():
    first = [Result(1, 7, 1, Decimal(0)), Result(1, 8, 2, Decimal(0))]
    second = [Result(2, 7, 2, Decimal(0)), Result(2, 8, 1, Decimal(0))]
    best, other = ratings_of([*first, *second])
    assert (best.player, other.player) == (8, 7)
    assert best.last_change > 16
    assert abs(best.now + other.now - 3000) < 1e-9


def test_meetings_count_an_equal_rank_for_nobody():
    results = [
        Result(1, 7, 1, Decimal(30), team=1),
        Result(1, 8, 1, Decimal(30), team=2),
        Result(1, 9, 3, Decimal(-60), team=3),
        Result(2, 7, 2, Decimal(5), team=1),
        Result(2, 8, 4, Decimal(-50), team=2),
        Result(3, 10, 1, Decimal(1), team=1),
    ]
    first = meetings_of(7, results)[0]
    assert (first.opponent, first.games, first.higher, first.equal) == (8, 2, 1, 1)
    assert (first.points, first.opponent_points) == (35, -20)
    assert opponents_never_met(10, results) == [8, 9]
    assert opponents_never_met(7, results) == opponents_never_met(11, results) == []


@pytest.mark.parametrize("text", ["たろう", "タロウ", "ﾀﾛｳ", "た ろう", "タ・ロウ"])
def test_readings_are_one_in_hiragana_and_katakana(text):
    assert as_hiragana(text) == "たろう"


def test_a_reading_is_written_in_hiragana():
    assert is_reading("すずき たろう")
    assert not is_reading("鈴木")
