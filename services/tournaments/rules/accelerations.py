"""Points lent for pairing only, so that strong players meet each other sooner."""

from collections.abc import Callable
from fractions import Fraction

from services.tournaments.rules.competitions import Competition

HALF = Fraction(1, 2)


def virtual_points(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """What each player is lent in a round, by start number; empty without acceleration."""
    lend = SYSTEMS.get(competition.acceleration)
    return lend(competition, round_number) if lend else {}


def _baku(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """FIDE C.04.5.1: the upper half (rounded up to even) gets 1, then ½, in the first half."""
    accelerated = (competition.planned_rounds + 1) // 2
    full = (accelerated + 1) // 2
    if round_number > accelerated:
        return {}
    group = 2 * -(-len(competition.entrants) // 4)
    lent = Fraction(1) if round_number <= full else HALF
    return {entrant.number: lent for entrant in competition.entrants if entrant.number <= group}


def _haley(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """One point in the first two rounds for those rated at least the limit."""
    if round_number > 2:
        return {}
    return {number: Fraction(1) for number in _rated_from(competition, 0)}


def _haley_soft(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """As Haley, but in the second round the others get half a point."""
    lent = _haley(competition, round_number)
    if round_number == 2:
        lent = {e.number: lent.get(e.number, HALF) for e in competition.entrants}
    return lent


def _sad(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """The points lent to the two lower groups grow by half a point for every 1½ won."""

    def growth(score: Fraction, in_the_middle: bool) -> Fraction:
        return HALF * (score // Fraction(3, 2)) + (1 if in_the_middle else 0)

    return _in_three_groups(competition, round_number, growth)


def _nicois(competition: Competition, round_number: int) -> dict[int, Fraction]:
    """As SAD, but quicker: half a point for each point won in the lowest group; in the middle
    one half a point at 1½ and another at 2½."""

    def growth(score: Fraction, in_the_middle: bool) -> Fraction:
        if in_the_middle:
            return 1 + HALF * sum(score >= step for step in (Fraction(3, 2), Fraction(5, 2)))
        return HALF * (score // 1)

    return _in_three_groups(competition, round_number, growth)


def _in_three_groups(
    competition: Competition, round_number: int, growth: Callable[[Fraction, bool], Fraction]
) -> dict[int, Fraction]:
    """Nothing in the last two rounds; before, 2 for the upper group and for whoever has won
    half of all the points there are, and never more."""
    if round_number > competition.planned_rounds - 2:
        return {}
    upper, middle = _rated_from(competition, 0), _rated_from(competition, 1)
    return {
        number: Fraction(2)
        if number in upper or 2 * score >= competition.planned_rounds
        else min(Fraction(2), growth(score, number in middle))
        for number, score in competition.after(round_number - 1).scores().items()
    }


def _rated_from(competition: Competition, index: int) -> set[int]:
    """Players rated at least the limit with this index; without limits, the upper half."""
    limits = competition.acceleration_limits
    if index < len(limits):
        return {e.number for e in competition.entrants if e.rating >= limits[index]}
    half = len(competition.entrants) // 2
    return {e.number for e in competition.entrants if e.number <= half}


SYSTEMS: dict[str, Callable[[Competition, int], dict[int, Fraction]]] = {
    "baku": _baku,
    "haley": _haley,
    "haley_soft": _haley_soft,
    "sad": _sad,
    "nicois": _nicois,
}
