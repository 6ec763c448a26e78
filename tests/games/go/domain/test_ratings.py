"""Ratings, ranks and the slots of move statistics."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from services.games.go.domain.foreign_ranks import RankSystem
from services.games.go.domain.ranks import (
    rank,
    ranks_between,
    rating_from,
    rating_of,
    short_rank,
)
from services.games.go.domain.ratings import (
    CENTRE,
    MINIMUM_RATING,
    NO_RATING,
    RatedGame,
    changed_ratings,
    expected_results,
    first_rating,
    ratings_after,
    spread,
    swing,
)
from services.games.go.domain.statistics import slot_of
from services.games.go.domain.status import is_young
from tests.games.go.domain.counts import few

values = some.floats(-900, 3000)
games = some.builds(
    RatedGame,
    some.integers(5, 25),
    some.integers(-20, 20).map(float),
    some.integers(0, 9),
    some.sampled_from([0.0, 0.5, 1.0]),
)


@pytest.mark.parametrize(
    ("rating", "expected"),
    [(50, 119), (100, 116), (750, 82.5), (2500, 13), (2700, 10), (3000, 10), (-900, 176)],
)
def test_how_far_a_game_moves_a_rating(rating, expected):
    assert swing(rating) == pytest.approx(expected)


def test_the_odds_flatten_with_strength():
    assert (spread(50), spread(2500), spread(3000)) == (202.5, 80, 70)


def test_an_even_game_moves_both_by_half_a_swing_less_the_share_of_jigo():
    game = RatedGame(19, 6.5, 0, 1.0)
    assert expected_results(2000, 2000, game) == pytest.approx((0.5, 0.486))
    black, white = changed_ratings(2000, 2000, game, 1)
    assert (black, white) == pytest.approx((2000 - 13.5, 2000 + 27 * 0.514))


@given(values, values, games)
@few
def test_winners_gain_and_losers_lose(black, white, game):
    after_black, after_white = ratings_after(first_rating(black), first_rating(white), game)
    if game.result == 1:
        assert after_white.rating >= white - 1e-9
        assert after_black.rating <= black + 1.7 * 1.1 or after_black.rating == MINIMUM_RATING
    if game.result == 0:
        assert after_black.rating >= black - 1e-9


@given(values, values, games)
@few
def test_the_rating_stays_central_between_its_bounds(black, white, game):
    for after in ratings_after(first_rating(black), first_rating(white), game):
        assume(after.rating > MINIMUM_RATING)
        width = after.maximum - after.minimum
        assert after.minimum + CENTRE * width * 0.9 <= after.rating
        assert after.rating <= after.maximum - CENTRE * width * 0.9


@pytest.mark.parametrize("result", [0.0, 0.5, 1.0])
def test_absurd_handicaps_on_tiny_boards_can_be_rated(result):
    game = RatedGame(5, -200.0, 21, result)
    for after in ratings_after(first_rating(-900), first_rating(2600), game):
        assert abs(after.rating) < 3000


def test_small_boards_count_less():
    large = changed_ratings(2000, 2000, RatedGame(19, 6.5, 0, 1.0), 1)[1] - 2000
    small = changed_ratings(2000, 2000, RatedGame(9, 6.5, 0, 1.0), 1)[1] - 2000
    assert 0 < small < large / 3


def test_first_ratings_are_surer_for_the_strong():
    assert first_rating(2000).minimum == 1800
    assert first_rating(100).maximum == 100 + 200 + 200


@pytest.mark.parametrize(
    ("rating", "text"),
    [
        (2000, "1k (0%)"),
        (2049, "1k (+49%)"),
        (2050, "1d (-50%)"),
        (2100, "1d (0%)"),
        (-50, "22k (+50%)"),
        (-900, "30k (0%)"),
        (NO_RATING, ""),
    ],
)
def test_ranks(rating, text):
    assert rank(rating) == text


@given(some.integers(-900, 2900))
@few
def test_ranks_are_read_as_they_are_written(rating):
    assert rating_of(rank(rating)) == pytest.approx(rating)
    assert abs(rating_of(short_rank(rating)) - rating) <= 50


@pytest.mark.parametrize("text", ["", "abc", "3", "k3", "3x", "100k", "0k", "0d", "00k"])
def test_what_is_no_rank_has_no_rating(text):
    assert rating_of(text) == NO_RATING


TABLE = [
    line.split() for line in Path(__file__).with_name("first_ratings.txt").read_text().splitlines()
]
CONVERSIONS = [
    (system, rank_there, float(worth))
    for system, *worths in TABLE[1:]
    for rank_there, worth in zip(TABLE[0][1:], worths, strict=True)
]


@pytest.mark.parametrize(("system", "rank_there", "worth"), CONVERSIONS)
def test_ranks_elsewhere_are_worth_what_dragon_go_server_gives(system, rank_there, worth):
    assert rating_from(RankSystem(system), rank_there) == pytest.approx(worth, abs=0.01)


def test_between_known_ranks_elsewhere_lies_a_straight_line():
    assert rating_from(RankSystem.KGS, "25k") == -800
    assert rating_from(RankSystem.EURO, "40k") == -900
    assert rating_from(RankSystem.OGS, "moon") == NO_RATING


@pytest.mark.parametrize(
    ("moves", "handicap", "counts"), [(9, 0, False), (10, 0, True), (18, 9, False), (19, 9, True)]
)
def test_games_that_end_early_are_not_rated(moves, handicap, counts):
    assert is_young(moves, handicap) is not counts


@pytest.mark.parametrize(
    ("moment", "slot"),
    [
        (datetime(2024, 1, 1, 13, 59, tzinfo=UTC), (1300, 1, 0)),
        (datetime(2024, 7, 7, 5, 5, tzinfo=UTC), (500, 0, 26)),
        (datetime(2024, 12, 31, 0, 0, tzinfo=UTC), (0, 2, 51)),
    ],
)
def test_move_slots(moment, slot):
    assert tuple(slot_of(moment)) == slot


def test_at_most_ten_ranks_are_in_sight():
    assert ranks_between(1800, 2200) == [(1900, "2k"), (2000, "1k"), (2100, "1d"), (2200, "2d")]
    assert len(ranks_between(-900, 2900)) <= 10
