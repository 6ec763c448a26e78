"""The results of games that comparisons, ratings, streaks and curves are made of."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True)
class Result:
    """One player's part in one game; `points` are without the penalties of hands."""

    game: int
    player: int
    rank: int
    points: Decimal
    team: int = 0
    penalties: Decimal = Decimal(0)
    day: date = date.min
