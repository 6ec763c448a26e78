"""The life of a round, start numbers, and the order of boards in the hall."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from fractions import Fraction

from services.tournaments.rules.accelerations import virtual_points
from services.tournaments.rules.competitions import Competition, Entrant

TITLES = ("", "WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM")
# FIDE C.04.2: from the fourth round on, late entries come after everybody else.
LAST_ROUND_OF_RENUMBERING = 3


class RoundStatus(StrEnum):
    DRAFT = "draft"
    PUBLISHED = "published"
    CLOSED = "closed"


def strength(entrant: Entrant) -> tuple:
    """Sort key of the start list: rating, title, name."""
    title = TITLES.index(entrant.title) if entrant.title in TITLES else 0
    return -entrant.rating, -title, entrant.name


def start_list(
    numbered: Sequence[Entrant],
    newcomers: Sequence[Entrant],
    round_number: int,
    *,
    renumber: bool,
    key: Callable[[Entrant], tuple] = strength,
) -> list[Entrant]:
    """Everybody in the order of start numbers, newcomers merged in while that is allowed."""
    if not numbered or (renumber and round_number <= LAST_ROUND_OF_RENUMBERING):
        return sorted((*numbered, *newcomers), key=key)
    return [*numbered, *sorted(newcomers, key=key)]


def boards_in_order(
    competition: Competition, round_number: int, pairs: Iterable[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Best score first (points lent included), then the other's score, then by strength."""
    scores = competition.after(round_number - 1).scores()
    lent = virtual_points(competition, round_number)
    entrants = competition.by_number

    def place(number: int) -> tuple:
        score = scores[number] + lent.get(number, Fraction(0))
        return -score, *strength(entrants[number])

    def key(pair: tuple[int, int]) -> tuple:
        best, other = sorted(place(number) for number in pair)
        return best[0], other[0], best, other

    return sorted(pairs, key=key)
