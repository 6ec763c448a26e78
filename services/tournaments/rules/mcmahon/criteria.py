"""What speaks against a pair, from the gravest reason to the lightest."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple
from zlib import crc32

from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.mcmahon.scores import Scores, stones
from services.tournaments.rules.mcmahon.settings import Floater, Seeding
from services.tournaments.rules.separation import HARD, KINDS, groups

# Parts of a whole, for what is counted in shares of a group.
WHOLE = 10_000


class Objections(NamedTuple):
    """Each is looked at only between pairings equal in all those before it."""

    meetings: int
    categories: int
    score_and_neighbours: int
    draw_balance: int
    floaters: int
    seeding: int
    colours: int


@dataclass(frozen=True)
class Place:
    """Where a player stands among those with the same score, from 0."""

    index: int
    size: int


class Criteria:
    """The objections of one round; `order` are the players to be paired, best first."""

    def __init__(self, earlier: Competition, scores: Scores, round_number: int, order: Sequence):
        self.settings, self.scores, self.round = scores.settings, scores, round_number
        self.forbidden, self.hard = earlier.forbidden, groups(earlier, HARD)
        self.planned_rounds = earlier.planned_rounds
        self.double = {number: int(2 * scores.mms[number]) for number in order}
        self.range = max(self.double.values(), default=0) - min(self.double.values(), default=0)
        self.places = _places(order, self.double)
        self.history = {number: _history(scores, number) for number in order}
        self.exempt = {number: self._is_exempt(number) for number in order}
        entrants = earlier.by_number
        self.common = {
            number: [
                (KINDS[kind](entrants[number]).strip().casefold(), worth)
                for kind, worth in scores.settings.apart.items()
                if isinstance(worth, int)
            ]
            for number in order
        }

    def objections(self, one: int, other: int) -> Objections | None:
        """None for two who must not meet."""
        pair = frozenset((one, other))
        if pair in self.forbidden or any(pair <= group for group in self.hard):
            return None
        if self.double[one] < self.double[other]:
            one, other = other, one
        gap = self.double[one] - self.double[other]
        return Objections(
            self.history[one].opponents.count(other),
            (self.category(one) - self.category(other)) ** 2,
            self._distance(gap) + self._neighbours(one, other),
            self._draw_balance(one, other) if gap else 0,
            self._floaters(one, other) if gap else 0,
            0 if gap else self._seeding(one, other),
            self._colours(one, other),
        )

    def category(self, number: int) -> int:
        """0 for the strongest."""
        rank = self.scores.ranks[number]
        return sum(rank < lowest for lowest in self.settings.categories)

    def _distance(self, half_points: int) -> int:
        """Linear and square in equal parts over the range of scores: two small differences
        are better than a large one and none."""
        return half_points * (self.range + half_points)

    def _neighbours(self, one: int, other: int) -> int:
        """Two of one club weigh a little more than the difference of scores this is worth."""
        worth = max(
            (
                worth
                for (text, worth), (its_text, _) in zip(
                    self.common[one], self.common[other], strict=True
                )
                if worth and text and text == its_text
            ),
            default=0,
        )
        exempt = self.exempt[one] + self.exempt[other]
        return self._distance(2 * worth + 1) * (2 - exempt) // 2 if worth else 0

    def _is_exempt(self, number: int) -> bool:
        """Whose opponents are chosen by strength alone."""
        settings = self.settings
        above = self.scores.ranks[number] >= settings.bar and not settings.apart_above_bar
        wins = 2 * self.history[number].wins >= self.planned_rounds and bool(self.scores.rounds)
        return above or (wins and not settings.apart_with_half_wins)

    def _draw_balance(self, upper: int, lower: int) -> int:
        """0 if both make good for an earlier round, 4 if both go the same way again."""
        above, below = self.history[upper], self.history[lower]
        again = (above.down > 0) + (below.up > 0)
        made_good = (above.up > above.down) + (below.down > below.up)
        return 2 + again - (made_good if again < 2 else 0)

    def _floaters(self, upper: int, lower: int) -> int:
        return _off_place(self.places[upper], self.settings.drawn_down) + _off_place(
            self.places[lower], self.settings.drawn_up
        )

    def _seeding(self, one: int, other: int) -> int:
        size = self.places[one].size
        first, second = sorted((self.places[one].index, self.places[other].index))
        rule = self.settings.seeding_in(self.round)
        if rule is Seeding.FOLD:
            return WHOLE * (first + second - (size - 1)) ** 2 // max(1, size - 1) ** 2
        if rule is Seeding.SLIP:
            return WHOLE * (2 * (second - first) - size) ** 2 // size**2
        if 2 * first < size <= 2 * second:
            lot = f"{self.settings.random_seed}:{self.round}:{min(one, other)}:{max(one, other)}"
            return crc32(lot.encode()) % (WHOLE // 5)
        return WHOLE

    def _colours(self, one: int, other: int) -> int:
        """How far from balance the better way round leaves both; stones settle the colours."""
        if self.stones(one, other) or self.stones(other, one):
            return 0
        first, second = self.history[one].whites, self.history[other].whites
        return min((first + 1) ** 2 + (second - 1) ** 2, (first - 1) ** 2 + (second + 1) ** 2)

    def stones(self, white: int, black: int) -> int:
        return stones(self.scores.mms[white], self.scores.mms[black], self.settings)

    def with_colours(self, one: int, other: int) -> tuple[int, int]:
        """White first: who gives stones, who has fewer Whites, who had Black last, or by lot."""
        if self.stones(one, other) or self.stones(other, one):
            return (one, other) if self.stones(one, other) else (other, one)
        first, second = self.history[one], self.history[other]
        if first.whites != second.whites:
            return (one, other) if first.whites < second.whites else (other, one)
        if first.last != second.last:
            return (one, other) if first.last == "b" or second.last == "w" else (other, one)
        lot = f"{self.settings.random_seed}:{self.round}:{min(one, other)}"
        return (one, other) if crc32(lot.encode()) % 2 else (other, one)


@dataclass(frozen=True)
class History:
    """`whites` is Whites minus Blacks without stones; `up` and `down` count uneven pairings."""

    opponents: tuple[int, ...]
    wins: Fraction
    whites: int
    last: str
    up: int
    down: int


def _history(scores: Scores, number: int) -> History:
    games = [cell for cell in scores.cells[number].values() if cell.opponent is not None]
    even = [cell for cell in games if cell.played and not scores.stones_given(number, cell)]
    gaps = [
        scores.before[cell.round][number] - scores.before[cell.round][cell.opponent or 0]
        for cell in games
    ]
    return History(
        tuple(cell.opponent or 0 for cell in games),
        sum((cell.points for cell in games), Fraction(0)),
        sum(1 if cell.white else -1 for cell in even),
        ("w" if even[-1].white else "b") if even else "",
        sum(gap < 0 for gap in gaps),
        sum(gap > 0 for gap in gaps),
    )


def _places(order: Sequence[int], double: dict[int, int]) -> dict[int, Place]:
    members: dict[int, list[int]] = {}
    for number in order:
        members.setdefault(double[number], []).append(number)
    return {
        number: Place(index, len(group))
        for group in members.values()
        for index, number in enumerate(group)
    }


def _off_place(place: Place, wished: Floater) -> int:
    """How far a player stands from where the one who leaves a group is wanted."""
    last = place.size - 1
    if wished is Floater.TOP:
        away = 2 * place.index
    elif wished is Floater.BOTTOM:
        away = 2 * (last - place.index)
    else:
        away = abs(2 * place.index - last)
    return WHOLE * away // (2 * place.size)
