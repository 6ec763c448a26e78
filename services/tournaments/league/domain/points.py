"""From final scores to ranks and points, ties included."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, Decimal

from services.tournaments.league.domain.rule_sets import RuleSet

TENTH = Decimal("0.1")
SMALLEST_SCORE = 100


@dataclass(frozen=True)
class Placing:
    """One player's score, rank and points at the end of a game, by seat."""

    seat: int
    score: int
    rank: int
    points: Decimal


def place_players(rules: RuleSet, scores: Sequence[int]) -> list[Placing]:
    """Tied players hold the better rank and share the rank points of the places they fill."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    placings = {}
    for rank, seat in enumerate(order, start=1):
        tied = [other for other in order if scores[other] == scores[seat]]
        if rules.ties_share:
            rank = order.index(tied[0]) + 1
            rank_points = _shares(rules, rank, len(tied))[tied.index(seat)]
        else:
            rank_points = rules.rank_points[rank - 1]
        points = Decimal(scores[seat] - rules.return_score) / 1000 + rank_points
        placings[seat] = Placing(seat, scores[seat], rank, points.quantize(TENTH))
    return [placings[seat] for seat in range(len(scores))]


def _shares(rules: RuleSet, rank: int, count: int) -> list[Decimal]:
    """Equal shares in tenths; the tenths left over go to those nearest the first dealer."""
    total = sum(rules.rank_points[rank - 1 : rank - 1 + count], Decimal(0))
    share = (total / count).quantize(TENTH, ROUND_FLOOR)
    left_over = int((total - share * count) / TENTH)
    return [share + (TENTH if place < left_over else 0) for place in range(count)]


def share_leftover(scores: Sequence[int], amount: int) -> list[int]:
    """Sticks left on the table go to the top, shared in hundreds when the top is shared."""
    top = [seat for seat, score in enumerate(scores) if score == max(scores)]
    share = amount // len(top) // SMALLEST_SCORE * SMALLEST_SCORE
    shared = list(scores)
    for seat in top:
        shared[seat] += share
    shared[top[0]] += amount - share * len(top)
    return shared
