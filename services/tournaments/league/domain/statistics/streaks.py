"""Longest runs of games or hands in a row with one property."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

# What is asked of a rank; tied players hold the better one.
RANK_STREAKS: Mapping[str, Callable[[int], bool]] = {
    "firsts": lambda rank: rank == 1,
    "fourths": lambda rank: rank == 4,
    "first_or_second": lambda rank: rank <= 2,
    "fourth_avoided": lambda rank: rank < 4,
    "not_first": lambda rank: rank > 1,
}


# Runs of hands within one game, by the count that a hand must have.
HAND_STREAKS: Mapping[str, str] = {
    "wins": "wins",
    "deal_ins": "deal_ins",
    "tenpai": "tenpai_hands",
}

DEFINITIONS: Mapping[str, str] = {
    "firsts": "games in a row with rank 1",
    "fourths": "games in a row with rank 4",
    "first_or_second": "games in a row with rank 1 or 2",
    "fourth_avoided": "games in a row with another rank than 4",
    "not_first": "games in a row with another rank than 1",
    "wins": "hands won in a row within one game",
    "deal_ins": "hands dealt into in a row within one game",
    "tenpai": "hands in a row within one game in which tenpai was reached",
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


def hand_streaks(hands: Sequence[tuple[int, Mapping[str, int]]]) -> dict[str, Streak]:
    """The streaks of (game, counts of the hand) in the order of play; none goes across games.

    A hand of which the count was not recorded ends a run; without any hand that knows it there is
    no such streak.
    """
    return {
        name: longest_streak(_with_breaks(hands, count))
        for name, count in HAND_STREAKS.items()
        if not hands or any(count in counts for _, counts in hands)
    }


def _with_breaks(
    hands: Sequence[tuple[int, Mapping[str, int]]], count: str
) -> Iterator[tuple[int, bool]]:
    before = None
    for game, counts in hands:
        if game != before:
            yield game, False
        yield game, counts.get(count, 0) > 0
        before = game
