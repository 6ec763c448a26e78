"""Ranks of Go as numbers: 0 for 1 dan, -1 for 1 kyu, one step for every stone."""

import re

LOWEST, HIGHEST = -30, 8  # 30 kyu, 9 dan
WRITTEN = re.compile(r"([1-9]\d?)([kdp])")


class NotARank(ValueError):
    """A rank of Go is written 30k to 1k, 1d to 9d or 1p to 9p"""


def rank_from(text: str) -> int | None:
    """The rank a text like "3d" or "12k" means, or None; professionals stand with 9 dan."""
    found = WRITTEN.fullmatch(text.strip().casefold())
    if found is None:
        return None
    grade, kind = int(found.group(1)), found.group(2)
    if kind == "k":
        return -grade if grade <= -LOWEST else None
    if grade > HIGHEST + 1:
        return None
    return HIGHEST if kind == "p" else grade - 1


def required_rank(text: object) -> int:
    rank = rank_from(text) if isinstance(text, str) else None
    if rank is None:
        raise NotARank(NotARank.__doc__)
    return rank


def rank_of_rating(rating: int, first_dan: int, per_rank: int) -> int:
    """The nearest rank; with 2100 and 100, the scale of the European list, 2050 is still 1 dan."""
    nearest = (2 * (rating - first_dan) + per_rank) // (2 * per_rank)
    return max(LOWEST, min(HIGHEST, nearest))


def rank_text(rank: int) -> str:
    return f"{rank + 1}d" if rank >= 0 else f"{-rank}k"
