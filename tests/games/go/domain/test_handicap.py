"""Handicap, komi, placement: the formulas on many sizes, ratings and limits."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as some

from services.games.go.domain.handicap import (
    Adjustment,
    JigoMode,
    Ruleset,
    adjusted_komi,
    conventional_handicap,
    default_maximum,
    handicap_factor,
    limited_handicap,
    proper_handicap,
)
from services.games.go.domain.placement import standard_is_possible, standard_points, star_points
from services.games.go.domain.points import sgf_of
from services.games.go.domain.rounding import round_half_away
from tests.games.go.domain.counts import few

PLAIN = Adjustment()
ratings = some.floats(-900, 3000)
sizes = some.integers(5, 25)
halves = some.integers(-400, 400).map(lambda number: number / 2)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.5, 1), (1.5, 2), (2.5, 3), (-0.5, -1), (-2.5, -3), (0.49, 0), (-0.49, 0), (0, 0)],
)
def test_rounding_goes_half_away_from_zero(value, expected):
    assert round_half_away(value) == expected


@pytest.mark.parametrize(("size", "stones"), [(9, 3), (13, 4), (19, 9), (25, 16)])
def test_the_board_decides_the_largest_handicap(size, stones):
    assert default_maximum(size) == stones


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (2000, 2000, (0, 6.5, None)),
        (2000, 1951, (0, 6.5, None)),
        (2000, 1950, (0, 0.5, False)),
        (2000, 1900, (0, 0.5, False)),
        (1900, 2150, (3, 0.5, True)),
        (0, 2900, (9, 0.5, True)),
    ],
)
def test_conventional_handicap_on_19_lines(mine, theirs, expected):
    found = conventional_handicap(mine, theirs, 19, Ruleset.JAPANESE, PLAIN)
    assert (found.handicap, found.komi, found.first_is_black) == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        (2000, 2000, (0, 6.5, None)),
        (2000, 1999, (0, 6.5, False)),
        (2000, 1900, (2, 6.5, False)),
        (2000, 1950, (0, 0.0, False)),
        (1900, 2130, (3, 2.5, True)),
    ],
)
def test_proper_handicap_makes_up_the_rest_with_komi(mine, theirs, expected):
    found = proper_handicap(mine, theirs, 19, Ruleset.JAPANESE, PLAIN)
    assert (found.handicap, found.komi, found.first_is_black) == expected


@given(
    ratings,
    ratings,
    sizes,
    some.sampled_from(Ruleset),
    some.sampled_from([conventional_handicap, proper_handicap]),
)
@few
def test_both_sides_compute_the_same_game(mine, theirs, size, ruleset, formula):
    one = formula(mine, theirs, size, ruleset, PLAIN)
    other = formula(theirs, mine, size, ruleset, PLAIN)
    assert (one.handicap, one.komi) == (other.handicap, other.komi)
    assert one.handicap != 1
    assert one.handicap <= default_maximum(size)
    if one.first_is_black is None:
        assert other.first_is_black is None
    else:
        assert one.first_is_black is not other.first_is_black


@given(ratings, ratings, sizes)
@few
def test_proper_handicap_and_komi_are_worth_the_difference(mine, theirs, size):
    """Before limits, stones times thirteen less komi is the difference, to a quarter point."""
    wide = Adjustment(maximum_handicap=21)
    found = proper_handicap(mine, theirs, size, Ruleset.JAPANESE, wide)
    exact = abs(mine - theirs) / 100 * handicap_factor(size) + 0.5
    if exact < 21:
        stones = max(1, found.handicap)
        assert abs(13 * (stones - exact) - found.komi) <= 0.25 + 1e-9


@given(
    some.integers(-5, 30),
    sizes,
    some.integers(-10, 10),
    some.integers(0, 21),
    some.integers(-1, 21),
)
@few
def test_limits_hold_whatever_is_asked(stones, size, adjustment, low, high):
    found = limited_handicap(stones, size, Adjustment(adjustment, low, high))
    top = default_maximum(size) if high == -1 else high
    assert min(low, top) <= found <= max(low, top)


@given(halves, halves, some.sampled_from(JigoMode))
@few
def test_komi_keeps_range_halves_and_jigo_mode(komi, adjustment, mode):
    found = adjusted_komi(komi, adjustment, mode)
    assert abs(found) <= 200
    assert found * 2 == int(found * 2)
    if mode is not JigoMode.KEEP_KOMI:
        assert (found == math.trunc(found)) == (mode is JigoMode.ALLOW_JIGO)


@pytest.mark.parametrize(
    ("size", "stones", "points"),
    [
        (19, 5, "pddpppddjj"),
        (19, 9, "pddpppddpjdjjpjdjj"),
        (13, 4, "jddjjjdd"),
        (9, 3, "gccggg"),
        (19, 13, "pddpppddpjdjjpjdjjmggmmmgg"),
        (7, 6, "ecceeeccfdbd"),
        (10, 5, "hcchhhccfe"),
    ],
)
def test_standard_placement(size, stones, points):
    assert "".join(sgf_of(point, size) for point in standard_points(size, stones)) == points


@given(sizes, some.integers(2, 21))
@few
def test_possible_placements_are_complete_and_distinct(size, stones):
    points = standard_points(size, stones)
    assert len(points) == len(set(points))
    if standard_is_possible(size, stones):
        assert len(points) == stones


@pytest.mark.parametrize(("size", "number"), [(5, 1), (6, 0), (8, 4), (11, 5), (13, 9), (24, 4)])
def test_star_points(size, number):
    assert len(star_points(size)) == number
