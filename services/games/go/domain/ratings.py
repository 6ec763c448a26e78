"""Ratings: how a result moves both players, and how sure the server is of them."""

import math
from dataclasses import dataclass, replace
from itertools import pairwise

from services.games.go.domain.handicap import STONE_VALUE, handicap_factor

MINIMUM_RATING, MAXIMUM_FIRST_RATING = -900.0, 2600.0
NO_RATING = -9999.0
JIGO_SHARE = 0.014
SURENESS_LIMIT = math.log(2.5)
CENTRE = 3 / 8
LARGEST_EXPONENT = 700.0
SWING_TABLE = ((100, 116), (200, 110), (1300, 55), (2000, 27), (2400, 15), (2600, 11), (2700, 10))
SPREAD_TABLE = ((100, 200), (2700, 70))


@dataclass(frozen=True)
class Rating:
    """A rating with the bounds it is believed to lie between."""

    rating: float
    minimum: float
    maximum: float


@dataclass(frozen=True)
class RatedGame:
    """What of a game counts; result is 1 for White, 0 for Black, one half for jigo."""

    size: int
    komi: float
    handicap: int
    result: float


def first_rating(rating: float) -> Rating:
    width = 200 + max(1600 - rating, 0) * 2 / 15
    return Rating(rating, rating - width, rating + width)


def result_of(score: float) -> float:
    return 1.0 if score > 0 else 0.0 if score < 0 else 0.5


def ratings_after(black: Rating, white: Rating, game: RatedGame) -> tuple[Rating, Rating]:
    """Both ratings, black's first, after the game."""
    sureness = math.log((black.maximum - black.minimum) / (white.maximum - white.minimum))
    factor = math.exp(SURENESS_LIMIT * math.tanh(sureness / SURENESS_LIMIT))

    def as_black(rating: float, weight: float) -> float:
        return changed_ratings(rating, white.rating, game, weight)[0]

    def as_white(rating: float, weight: float) -> float:
        return changed_ratings(black.rating, rating, game, weight)[1]

    return _new_rating(black, as_black, factor), _new_rating(white, as_white, 1 / factor)


def changed_ratings(
    black: float, white: float, game: RatedGame, factor: float
) -> tuple[float, float]:
    """The elementary step: both ratings after the game, without bounds."""
    black_expected, white_expected = expected_results(black, white, game)
    weight = factor * (19 - abs(game.size - 19)) ** 2 / 361
    return (
        black + swing(black) * weight * (1 - game.result - black_expected),
        white + swing(white) * weight * (game.result - white_expected),
    )


def expected_results(black: float, white: float, game: RatedGame) -> tuple[float, float]:
    advantage = max(1, game.handicap) - 0.5 - game.komi / STONE_VALUE
    difference = white - black - 100 * advantage / handicap_factor(game.size)
    share = 0.0 if game.result == 0.5 else JIGO_SHARE
    if difference >= 0:
        expected = _odds(difference / spread(black))
        return expected, 1 - expected - share
    expected = _odds(-difference / spread(white))
    return 1 - expected - share, expected


def _odds(exponent: float) -> float:
    """A stone is worth so much on 5 lines that the power would leave the range of floats."""
    return 1 / (1 + math.exp(min(exponent, LARGEST_EXPONENT)))


def swing(rating: float) -> float:
    """How far one game can move a player of this strength."""
    return _interpolation(SWING_TABLE, rating)


def spread(rating: float) -> float:
    """How quickly the odds fall with the difference of ratings."""
    return _interpolation(SPREAD_TABLE, rating)


def _interpolation(table: tuple[tuple[int, int], ...], rating: float) -> float:
    """Linear through the table, extended below it, constant above."""
    if rating >= table[-1][0]:
        return table[-1][1]
    (low, low_value), (high, high_value) = next(
        (below, above) for below, above in pairwise(table) if rating < above[0]
    )
    return low_value + (rating - low) * (high_value - low_value) / (high - low)


def _new_rating(old: Rating, step, factor: float) -> Rating:
    new = Rating(
        max(MINIMUM_RATING, step(old.rating, factor)),
        step(old.minimum, factor / 2),
        step(old.maximum, factor / 2),
    )
    return _with_centred_bounds(new)


def _with_centred_bounds(new: Rating) -> Rating:
    """Move the bounds so that the rating lies in the central quarter between them."""
    width = new.maximum - new.minimum
    if new.rating > new.maximum - CENTRE * width:
        new = replace(new, maximum=(new.rating - CENTRE * new.minimum) / (1 - CENTRE))
    if new.rating < new.minimum + CENTRE * width:
        new = replace(new, minimum=(new.rating - CENTRE * new.maximum) / (1 - CENTRE))
    return new
