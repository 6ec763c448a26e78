"""Ranks: 3k (+12%) for a rating and back, and what ranks elsewhere are worth here."""

import re
from functools import lru_cache

from services.games.go.domain.foreign_ranks import RankSystem, worth_here
from services.games.go.domain.ratings import MAXIMUM_FIRST_RATING, MINIMUM_RATING, NO_RATING
from services.games.go.domain.rounding import clip, round_half_away

RANK = re.compile(
    r"\s*(\d{1,2})\s*(k|kyu|gup|d|dan)\s*(?:\(?\s*([+-]?\d{1,2})\s*%\s*\)?)?\s*", re.I
)


def short_rank(rating: float) -> str:
    value = round_half_away(rating / 100)
    return f"{value - 20}d" if value > 20 else f"{21 - value}k"


@lru_cache(10_000)
def rank(rating: float) -> str:
    """The rank with how far the rating lies from its middle."""
    if rating <= NO_RATING:
        return ""
    percent = round_half_away(rating - 100 * round_half_away(rating / 100))
    return f"{short_rank(rating)} ({f'{percent:+d}' if percent else 0}%)"


def ranks_between(low: float, high: float) -> list[tuple[float, str]]:
    """The ratings at the middle of ranks in sight with their names, at most ten of them."""
    middles = range(int(low // 100) * 100 + 100, int(high // 100) * 100 + 1, 100)
    return [(middle, short_rank(middle)) for middle in middles[:: len(middles) // 10 + 1]]


def rating_of(text: str, with_percent: bool = True) -> float:
    """The rating a rank stands for; NO_RATING when it is not a rank."""
    found = RANK.fullmatch(text)
    if not found or int(found[1]) == 0:
        return NO_RATING
    grade, kind, percent = found.groups()
    steps = 20 + int(grade) if kind[0] in "dD" else 21 - int(grade)
    return 100.0 * steps + (float(percent) if percent and with_percent else 0.0)


def rating_from(system: RankSystem, text: str) -> float:
    """A first rating from a rank in another system, within what a first rating may be."""
    rating = rating_of(text)
    if rating == NO_RATING:
        return NO_RATING
    return clip(worth_here(system, rating), MINIMUM_RATING, MAXIMUM_FIRST_RATING)
