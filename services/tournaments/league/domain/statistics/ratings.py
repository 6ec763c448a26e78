"""A rating after Elo: four players at a table are six pairs, of which the better rank wins each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from services.tournaments.league.domain.statistics.results import Result

START = 1500.0
STEP = 32.0  # what a game can bring at most against equals is half of it
SPREAD = 400.0
DEFINITION = (
    "Everybody starts at 1500. After a game each player gains 32 x (S - E): S is the share of the "
    "three opponents with a worse rank, an equal one counting half, and E the mean of "
    "1 / (1 + 10^((opponent - own) / 400)) over the ratings before the game."
)


@dataclass
class Rating:
    """A player's rating after each game, the start first."""

    player: int
    history: list[float] = field(default_factory=lambda: [START])
    games: list[int] = field(default_factory=list)

    @property
    def now(self) -> float:
        return self.history[-1]

    @property
    def last_change(self) -> float:
        return self.history[-1] - self.history[-2] if self.games else 0.0


def ratings_of(results: Iterable[Result]) -> list[Rating]:
    """The ratings after results in the order of play, the best first."""
    ratings: dict[int, Rating] = {}
    for _, table in groupby(results, key=lambda result: result.game):
        _rate_game(ratings, list(table))
    return sorted(ratings.values(), key=lambda rating: (-rating.now, rating.player))


def _rate_game(ratings: dict[int, Rating], table: Sequence[Result]) -> None:
    before = {}
    for result in table:
        before[result.player] = ratings.setdefault(result.player, Rating(result.player)).now
    for result in table:
        others = [other for other in table if other.player != result.player]
        if not others:
            continue
        own = before[result.player]
        gained = sum(
            _score(result, other) - _expected_score(own, before[other.player]) for other in others
        )
        rating = ratings[result.player]
        rating.history.append(own + STEP * gained / len(others))
        rating.games.append(result.game)


def _score(result: Result, other: Result) -> float:
    return 0.5 if result.rank == other.rank else float(result.rank < other.rank)


def _expected_score(own: float, opponent: float) -> float:
    return 1 / (1 + 10 ** ((opponent - own) / SPREAD))
