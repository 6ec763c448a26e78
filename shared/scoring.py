"""Scores of a finished game of Diplomacy; exact arithmetic, tied ranks share.

Games are scored where they are played, boards of a hall where the tournament is kept.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

Scores = dict[int, Fraction]

# What WIN Namur gives for 0 to 6 centers; each further one adds a point.
NAMUR = (0, 5, 9, 12, 14, 16, 18)
C_DIPLO_RANKS = (38, 14, 7)


@dataclass(frozen=True)
class Result:
    """Centers by role at the end, and how many centers the map has.

    `sharers` are those a draw was voted for; without a vote all survivors share.
    """

    centers: Mapping[int, int]
    all_centers: int
    sharers: frozenset[int] = frozenset()

    @property
    def best(self) -> int:
        return max(self.centers.values())

    @property
    def leaders(self) -> list[int]:
        return [role for role, count in self.centers.items() if count == self.best]

    @property
    def survivors(self) -> list[int]:
        return [role for role, count in self.centers.items() if count]

    @property
    def soloist(self) -> int | None:
        """Strictly first with more than half of the centers."""
        alone = len(self.leaders) == 1 and self.best > self.all_centers // 2
        return self.leaders[0] if alone else None


def rank_points(centers: Mapping[int, int], points: Sequence[Fraction | int]) -> Scores:
    """Points of the ranks; tied roles share what their ranks give. Ranks without points give 0."""
    scores: Scores = {}
    for count in set(centers.values()):
        tied = [role for role, other in centers.items() if other == count]
        first = sum(other > count for other in centers.values())
        shared = sum(points[first : first + len(tied)], Fraction())
        scores.update(dict.fromkeys(tied, Fraction(shared) / len(tied)))
    return scores


def score(system: str, result: Result) -> Scores:
    """Points by role; `system` is one of SYSTEMS."""
    chosen = SYSTEMS[system]
    if result.soloist is not None and chosen.solo is not None:
        won = chosen.solo(result)
        return {role: won if role == result.soloist else Fraction() for role in result.centers}
    return chosen.otherwise(result)


def _namur(count: int) -> int:
    return NAMUR[count] if count < len(NAMUR) else NAMUR[-1] + count - len(NAMUR) + 1


def _sum(result: Result, *parts: Mapping[int, Fraction | int]) -> Scores:
    return {
        role: sum((Fraction(part.get(role, 0)) for part in parts), Fraction())
        for role in result.centers
    }


def _constant(points: int) -> Callable[[Result], Fraction]:
    return lambda _result: Fraction(points)


def _equal_shares(roles: Sequence[int], points: Fraction | int) -> Scores:
    return dict.fromkeys(roles, Fraction(points) / len(roles))


def _within(result: Result, distance: int) -> list[int]:
    """Roles so close to the best one."""
    return [role for role, count in result.centers.items() if count >= result.best - distance]


def _c_diplo(result: Result) -> Scores:
    return _sum(
        result,
        dict.fromkeys(result.centers, 1),
        result.centers,
        rank_points(result.centers, C_DIPLO_RANKS),
    )


def _win_namur(result: Result) -> Scores:
    return _sum(
        result,
        {role: _namur(count) for role, count in result.centers.items()},
        _equal_shares(result.leaders, 18),
        _equal_shares(_within(result, 2), 18),
    )


def _diplo_league(result: Result) -> Scores:
    ranks = rank_points(result.centers, (16, 14, 12, 10, 8, 6, 4))
    extra = 4 if len(result.leaders) == 1 else 1
    return _sum(
        result,
        {role: ranks[role] for role in result.survivors},
        dict.fromkeys(result.leaders, extra),
    )


def _open_mind_the_gap(result: Result) -> Scores:
    ranks = rank_points(result.centers, (Fraction(9, 2), 3, Fraction(3, 2)))
    scores = _sum(
        result,
        {role: 9 + Fraction(3, 2) * result.centers[role] for role in result.survivors},
        ranks,
    )
    if len(result.leaders) > 1 or len(scores) == 1:
        return scores
    [winner] = result.leaders
    gap = result.best - max(count for role, count in result.centers.items() if role != winner)
    taken = {
        role: min(Fraction(gap), points / 2) for role, points in scores.items() if role != winner
    }
    return {role: points - taken.get(role, 0) for role, points in scores.items()} | {
        winner: scores[winner] + sum(taken.values())
    }


def _c_diplo_namur(result: Result) -> Scores:
    return _sum(
        result,
        dict.fromkeys(result.centers, 1),
        {role: _namur(count) for role, count in result.centers.items()},
        rank_points(result.centers, C_DIPLO_RANKS),
    )


def _boucher(result: Result) -> Scores:
    eliminated = len(result.centers) - len(result.survivors)
    return _sum(result, dict.fromkeys(result.survivors, eliminated or Fraction(1, 2)))


def _bangkok_unit(result: Result) -> Fraction:
    return Fraction(420 + 30 * (len(result.centers) - 7))


def _bangkok(result: Result) -> Scores:
    unit, players = _bangkok_unit(result), len(result.centers)
    per_center = unit / 4 * Fraction(players, result.all_centers) / Fraction(7, 34)
    return _sum(
        result,
        *(_equal_shares(_within(result, distance), unit) for distance in (0, 1, 2)),
        {role: per_center * count for role, count in result.centers.items()},
        dict.fromkeys(result.centers, 105),
        dict.fromkeys(result.survivors, 315),
    )


def _manorcon(result: Result) -> Scores:
    players = len(result.centers)
    squares = {
        role: result.centers[role] ** 2 + 4 * result.centers[role] + result.all_centers // players
        for role in result.survivors
    }
    return _sum(
        result,
        {
            role: Fraction(100 * players * square, sum(squares.values()))
            for role, square in squares.items()
        },
    )


def _calhamer(result: Result) -> Scores:
    return _sum(result, dict.fromkeys(result.survivors, 100 // len(result.survivors)))


def _sum_of_squares(result: Result) -> Scores:
    squares = {role: count**2 for role, count in result.centers.items()}
    whole = sum(squares.values()) or 1
    return {role: Fraction(100 * square, whole) for role, square in squares.items()}


def _draw_size(result: Result) -> Scores:
    sharing = [role for role in result.survivors if role in result.sharers] or result.survivors
    return _sum(result, _equal_shares(sharing, 100) if sharing else {})


def _carnage(result: Result) -> Scores:
    places = len(result.centers)
    ranks = [1000 * (places - place) for place in range(places)]
    return _sum(result, rank_points(result.centers, ranks), result.centers)


def _carnage_solo(result: Result) -> Fraction:
    """Everything there is: the points of all ranks, and all centers."""
    return Fraction(500 * len(result.centers) * (len(result.centers) + 1) + result.all_centers)


@dataclass(frozen=True)
class System:
    """`solo`: what a soloist gets, the others nothing; None where a solo counts like the rest."""

    name: str
    solo: Callable[[Result], Fraction] | None
    otherwise: Callable[[Result], Scores]


SYSTEMS = {
    "CDIP": System("C-Diplo", _constant(73), _c_diplo),
    "WNAM": System("WIN Namur", _constant(82), _win_namur),
    "DLIG": System("Diplo League", None, _diplo_league),
    "NOMG": System("Open Mind the Gap", _constant(100), _open_mind_the_gap),
    "CNAM": System("C-Diplo Namur", _constant(85), _c_diplo_namur),
    "BOUC": System("Boucher", _constant(7), _boucher),
    "BANG": System("Bangkok", lambda result: 4000 * _bangkok_unit(result) / 420, _bangkok),
    "MANO": System("Manorcon", lambda result: Fraction(75 * len(result.centers)), _manorcon),
    "CALH": System("Calhamer", _constant(100), _calhamer),
    "SQUA": System("Sum of squares, 100 c²/Σc², a solo like the rest", None, _sum_of_squares),
    "DRAW": System("Draw size, 100/n, solo 100", _constant(100), _draw_size),
    "CARN": System("Carnage, 7000 to 1000 by rank and c, solo 28034", _carnage_solo, _carnage),
}
CODES = tuple(SYSTEMS)
