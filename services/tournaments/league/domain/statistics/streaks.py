"""Longest runs of games or hands in a row with one property."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

# What is asked of a rank; tied players hold the better one.
RANK_STREAKS: Mapping[str, Callable[[int], bool]] = {
    "firsts": lambda rank: rank == 1,
    "fourths": lambda rank: rank == 4,
    "first_or_second": lambda rank: rank <= 2,
    "fourth_avoided": lambda rank: rank < 4,
    "not_first": lambda rank: rank > 1,
}


@dataclass(frozen=True)
class Streak:
    """A run: its length, and the games it began and ended in."""

    length: int
    first_game: int | None = None
    last_game: int | None = None


def longest_streak(results: Iterable[tuple[int, bool]]) -> Streak:
    """The longest run among (game, whether it counts), the earliest of equals."""
    best, current = Streak(0), Streak(0)
    for game, counts in results:
        if not counts:
            current = Streak(0)
            continue
        first = game if current.first_game is None else current.first_game
        current = Streak(current.length + 1, first, game)
        if current.length > best.length:
            best = current
    return best


def rank_streaks(ranks: Sequence[tuple[int, int]]) -> dict[str, Streak]:
    """The streaks of (game, rank) in the order of play."""
    return {
        name: longest_streak((game, holds(rank)) for game, rank in ranks)
        for name, holds in RANK_STREAKS.items()
    }
