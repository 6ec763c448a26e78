"""The scoring systems by worked tables."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shared.scoring import SYSTEMS, Result, rank_points, score

HALF = Fraction(1, 2)
# A board-top with 13 centers, a tie for second, two eliminated.
ORDINARY = {1: 13, 2: 8, 3: 8, 4: 3, 5: 2, 6: 0, 7: 0}
SOLO = {1: 18, 2: 10, 3: 4, 4: 2, 5: 0, 6: 0, 7: 0}
TIED = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 5, 7: 4}

WORKED = {
    # 1 + centers + 38, then (14 + 7) / 2 for the tie
    "CDIP": [52, Fraction(39, 2), Fraction(39, 2), 4, 3, 1, 1],
    # 25, 20, 20, 12, 9; 18 for the first; 18 within two centers of the best
    "WNAM": [61, 20, 20, 12, 9, 0, 0],
    # 16 + 4; (14 + 12) / 2; 10; 8; nothing without a center
    "DLIG": [20, 13, 13, 10, 8, 0, 0],
    # 33 / 23.25 / 23.25 / 13.5 / 12; the lone winner takes 5 from each that has 10
    "NOMG": [33 + 20, Fraction(73, 4), Fraction(73, 4), Fraction(17, 2), 7, 0, 0],
    "CNAM": [1 + 25 + 38, 1 + 20 + Fraction(21, 2), 1 + 20 + Fraction(21, 2), 13, 10, 1, 1],
    "BOUC": [2, 2, 2, 2, 2, 0, 0],
    # 3 * 420 + 105 * centers + 105 + 315
    "BANG": [3045, 1260, 1260, 735, 630, 105, 105],
    # squares 225, 100, 100, 25, 16 (C // n = 4) of 466
    "MANO": [
        Fraction(700 * 225, 466),
        Fraction(70000, 466),
        Fraction(70000, 466),
        Fraction(17500, 466),
        Fraction(11200, 466),
        0,
        0,
    ],
    "CALH": [20, 20, 20, 20, 20, 0, 0],
    # squares 169, 64, 64, 9, 4 of 310
    "SQUA": [Fraction(square, 31) * 10 for square in (169, 64, 64, 9, 4, 0, 0)],
    "DRAW": [20, 20, 20, 20, 20, 0, 0],
    # the ties share (6000 + 5000) / 2 and (2000 + 1000) / 2
    "CARN": [7013, 5508, 5508, 4003, 3002, 1500, 1500],
}
SOLO_POINTS = {
    "CDIP": 73,
    "WNAM": 82,
    "NOMG": 100,
    "CNAM": 85,
    "BOUC": 7,
    "BANG": 4000,
    "MANO": 525,
    "CALH": 100,
    "DRAW": 100,
    "CARN": 28034,
}


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_ordinary_game_scores_as_worked_by_hand(system):
    scores = score(system, Result(ORDINARY, 34))
    assert [scores[role] for role in ORDINARY] == WORKED[system]


@pytest.mark.parametrize("system", SOLO_POINTS)
def test_a_soloist_takes_it_all(system):
    scores = score(system, Result(SOLO, 34))
    assert scores == {role: SOLO_POINTS[system] if role == 1 else 0 for role in SOLO}


def test_the_diplo_league_knows_no_solo():
    scores = score("DLIG", Result(SOLO, 34))
    assert list(scores.values()) == [20, 14, 12, 10, 0, 0, 0]


def test_half_of_the_centers_is_no_solo():
    assert Result({1: 17, 2: 17}, 34).soloist is None
    assert Result({1: 17, 2: 10}, 34).soloist is None
    assert Result({1: 18, 2: 16}, 34).soloist == 1


def test_tied_ranks_share_what_they_give():
    assert rank_points(TIED, (38, 14, 7))[1] == Fraction(59, 6)


def test_tied_winners_of_the_diplo_league_get_one_point_more():
    assert score("DLIG", Result(TIED, 34))[1] == Fraction(16 + 14 + 12 + 10 + 8 + 6, 6) + 1


def test_nobody_eliminated_is_half_a_point_at_boucher():
    assert set(score("BOUC", Result(TIED, 34)).values()) == {HALF}


CENTERS = st.lists(st.integers(0, 12), min_size=3, max_size=10).filter(any)


@given(CENTERS, st.sampled_from(sorted(SYSTEMS)))
def test_equal_centers_score_equally_and_more_never_score_less(counts, system):
    centers = dict(enumerate(counts, 1))
    scores = score(system, Result(centers, max(34, sum(counts))))
    for one, mine in centers.items():
        for other, theirs in centers.items():
            if mine >= theirs:
                assert scores[one] >= scores[other]


@given(CENTERS)
def test_mind_the_gap_only_moves_points_about(counts):
    centers = dict(enumerate(counts, 1))
    result = Result(centers, max(34, sum(counts)))
    if result.soloist is None:
        survivors = [count for count in counts if count]
        before = sum(9 + Fraction(3, 2) * count for count in survivors) + sum(
            rank_points(centers, (Fraction(9, 2), 3, Fraction(3, 2))).values()
        )
        assert sum(score("NOMG", result).values()) == before


def test_a_voted_draw_is_shared_by_those_it_names():
    scores = score("DRAW", Result(ORDINARY, 34, frozenset({1, 2})))
    assert [scores[role] for role in ORDINARY] == [50, 50, 0, 0, 0, 0, 0]
