"""What a tournament does to ratings, by FIDE B.02: score minus expectation, times K."""

from bisect import bisect_left
from collections.abc import Iterable
from fractions import Fraction

from services.tournaments.rules.competitions import Cell, Competition, Entrant

# B.02 8.1.2: the largest difference of ratings that still gives 50 %, 51 %, … 99 %.
STEPS = (
    *(3, 10, 17, 25, 32, 39, 46, 53, 61, 68),
    *(76, 83, 91, 98, 106, 113, 121, 129, 137, 145),
    *(153, 162, 170, 179, 188, 197, 206, 215, 225, 235),
    *(245, 256, 267, 278, 290, 302, 315, 328, 344, 357),
    *(374, 391, 411, 432, 456, 484, 517, 559, 619, 735),
)
LARGEST_DIFFERENCE, NOT_FOR_THE_BEST = 400, 2650
ADULT_AGE = 18


def expected_score(rating: int, opponent: int) -> Fraction:
    """The share of a point to be expected; a difference above 400 counts as 400."""
    difference = rating - opponent
    if rating < NOT_FOR_THE_BEST:
        difference = max(-LARGEST_DIFFERENCE, min(LARGEST_DIFFERENCE, difference))
    better = Fraction(50 + bisect_left(STEPS, abs(difference)), 100)
    return better if difference >= 0 else 1 - better


def development_coefficient(entrant: Entrant, year: int) -> int:
    """K by rating and age; who is new to the list, and has 40 for that, is not known here."""
    born = entrant.birth[:4]
    is_young = born.isascii() and born.isdigit() and year - int(born) <= ADULT_AGE
    if is_young and entrant.rating < 2300:
        return 40
    return 20 if entrant.rating < 2400 else 10


def rating_changes(competition: Competition) -> dict[int, Fraction]:
    """By start number, for everybody who is rated and has played somebody who is."""
    entrants, lines = competition.by_number, competition.cells()
    changes = {}
    for entrant in competition.entrants:
        surplus = _surplus(entrant, lines[entrant.number], entrants)
        if surplus is not None:
            changes[entrant.number] = development_coefficient(entrant, competition.year) * surplus
    return changes


def _surplus(
    entrant: Entrant, line: Iterable[Cell], entrants: dict[int, Entrant]
) -> Fraction | None:
    """Points won beyond expectation in the games that count."""
    counted = [
        cell.share - expected_score(entrant.rating, entrants[cell.opponent].rating)
        for cell in line
        if cell.played
        and cell.rated
        and cell.opponent is not None
        and entrants[cell.opponent].rating
    ]
    return sum(counted, Fraction(0)) if counted and entrant.rating else None
