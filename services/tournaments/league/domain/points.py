"""From final scores to ranks and points, ties included."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_FLOOR, ROUND_HALF_DOWN, Decimal

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
    rank_points = _rank_points(rules, scores)
    unit = Decimal(1) if rules.whole_points else TENTH
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))
    placings = {}
    for rank, seat in enumerate(order, start=1):
        tied = [other for other in order if scores[other] == scores[seat]]
        if rules.ties_share:
            rank = order.index(tied[0]) + 1
            bonus = _shares(rank_points[rank - 1 : rank - 1 + len(tied)], unit)[tied.index(seat)]
        else:
            bonus = rank_points[rank - 1]
        points = (_distance(rules, scores[seat]) + bonus).quantize(TENTH)
        placings[seat] = Placing(seat, scores[seat], rank, points)
    if rules.whole_points:
        _balance(rules, placings, order, scores)
    return [placings[seat] for seat in range(len(scores))]


def _rank_points(rules: RuleSet, scores: Sequence[int]) -> Sequence[Decimal]:
    """Some rule sets pay otherwise when one or three players end above the return score."""
    floaters = sum(score >= rules.return_score for score in scores)
    return dict(rules.rank_points_by_floaters).get(floaters, rules.rank_points)


def _distance(rules: RuleSet, score: int) -> Decimal:
    """How far a score is from the return score, in thousands."""
    if not rules.whole_points:
        return Decimal(score - rules.return_score) / 1000
    whole = (Decimal(score) / 1000).quantize(Decimal(1), ROUND_HALF_DOWN)
    return whole - Decimal(rules.return_score) / 1000


def _balance(
    rules: RuleSet, placings: dict[int, Placing], order: Sequence[int], scores: Sequence[int]
) -> None:
    """Rounding takes nothing away: the first has what makes the sum that of the exact points."""
    exact = Decimal(sum(scores) - len(scores) * rules.return_score) / 1000
    exact += sum(_rank_points(rules, scores), Decimal(0))
    first = placings[order[0]]
    missing = exact - sum((placing.points for placing in placings.values()), Decimal(0))
    placings[order[0]] = replace(first, points=(first.points + missing).quantize(TENTH))


def _shares(rank_points: Sequence[Decimal], unit: Decimal) -> list[Decimal]:
    """Equal shares in units; the units left over go to those nearest the first dealer."""
    total, count = sum(rank_points, Decimal(0)), len(rank_points)
    share = (total / count / unit).quantize(Decimal(1), ROUND_FLOOR) * unit
    left_over = int((total - share * count) / unit)
    return [share + (unit if place < left_over else 0) for place in range(count)]


def share_leftover(rules: RuleSet, scores: Sequence[int], amount: int) -> list[int]:
    """Sticks left on the table go to the top, shared in hundreds when the top is shared."""
    top = [seat for seat, score in enumerate(scores) if score == max(scores)]
    top = top if rules.ties_share else top[:1]
    share = amount // len(top) // SMALLEST_SCORE * SMALLEST_SCORE
    shared = list(scores)
    for seat in top:
        shared[seat] += share
    shared[top[0]] += amount - share * len(top)
    return shared
