"""The Keizer ranking after each round, in the three modes of valuing games again."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from services.tournaments.rules.competitions import Cell, Competition, in_seeding_order
from services.tournaments.rules.keizer.scoring import Term, earned_terms, self_term, values_of
from services.tournaments.rules.keizer.settings import KeizerSettings, Mode
from services.tournaments.rules.keizer.totals import Totals

MAX_ITERATIONS = 100


@dataclass(frozen=True)
class Line:
    """One player of the ranking: total with its terms, the value used and the one it gives."""

    number: int
    total: Fraction
    value_used: Fraction
    next_value: Fraction
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Ranking:
    """Lines from first to last; the players who withdrew come after them, without a value."""

    round: int
    lines: tuple[Line, ...]
    converged: bool = True
    iterations: int = 1
    cycle_length: int = 0

    @property
    def order(self) -> list[int]:
        return [line.number for line in self.lines]

    def line(self, number: int) -> Line:
        return next(line for line in self.lines if line.number == number)


class Keizer:
    """Rank one competition; keep it for all the rounds asked about."""

    def __init__(self, competition: Competition, settings: KeizerSettings):
        self.settings = settings
        self.entrants = {
            entrant.number: entrant for entrant in in_seeding_order(competition.entrants)
        }
        self.cells = competition.cells()
        self.last_round = max((played.number for played in competition.rounds), default=0)

    def ranking(self, after_round: int | None = None) -> Ranking:
        last = self.last_round if after_round is None else min(after_round, self.last_round)
        by_mode = {
            Mode.SINGLE_PASS: self._single_pass_ranking,
            Mode.ITERATIVE: self._iterative_ranking,
            Mode.FROZEN: self._frozen_ranking,
        }
        return by_mode[self.settings.mode](last)

    def _active(self, round_number: int) -> list[int]:
        """Who belongs to the value list once `round_number` is played, in seeding order."""
        return [
            number
            for number, entrant in self.entrants.items()
            if entrant.takes_part_in(max(round_number, 1))
        ]

    def _cells_until(self, number: int, last: int) -> list[Cell]:
        return [cell for cell in self.cells[number] if cell.round <= last]

    def _order_before(self, order: Sequence[int], round_number: int) -> list[int]:
        """The order before a round: who left is out, newcomers enter with the lowest values."""
        active = self._active(round_number)
        staying = set(active)
        kept = [number for number in order if number in staying]
        known = set(kept)
        return kept + [number for number in active if number not in known]

    def _lines(self, order: Sequence[int], last: int) -> list[Line]:
        """Rank by totals valued with `order`; ties keep its order."""
        values = values_of(order, self.settings)
        start = values_of(self._active(last), self.settings)
        own = start if self.settings.self_value_from_start else values
        lines = []
        for number in order:
            terms = [self_term(number, own, last, self.settings)]
            terms += earned_terms(
                self.entrants[number], self._cells_until(number, last), values, self.settings
            )
            total = sum((term.points for term in terms), Fraction(0))
            lines.append(Line(number, total, values[number], Fraction(0), tuple(terms)))
        return sorted(lines, key=lambda line: -line.total)

    def _single_pass_ranking(self, last: int) -> Ranking:
        order = self._active(1)
        totals = self._totals()
        for round_number in range(1, last):
            order = self._order_before(order, round_number)
            order = self._order_after(totals, order, round_number)
        order = self._order_before(order, max(last, 1))
        return self._complete_ranking(last, self._lines(order, last))

    def _totals(self) -> Totals | None:
        if self.settings.whole_terms:
            return None
        return Totals(self.entrants, self.cells, self.settings)

    def _order_after(self, totals: Totals | None, order: list[int], last: int) -> list[int]:
        """The order after a round, without the terms if they can be done without."""
        if totals is None:
            return [line.number for line in self._lines(order, last)]
        while totals.reached < last:
            totals.add_round(totals.reached + 1)
        return totals.order(order, self._active(last))

    def _iterative_ranking(self, last: int) -> Ranking:
        """Value again until nobody moves; a cycle ends with its greatest list of totals."""
        totals = self._totals()
        order = self._active(last)
        history = [order]
        for iteration in range(1, MAX_ITERATIONS + 1):
            following = self._order_after(totals, order, last)
            if following == order:
                return self._complete_ranking(last, self._lines(order, last), iterations=iteration)
            if following in history:
                cycle = history[history.index(following) :]
                return self._ended_in_cycle(last, cycle, iteration)
            history.append(following)
            order = following
        return self._ended_in_cycle(last, history, MAX_ITERATIONS)

    def _ended_in_cycle(self, last: int, orders: list[list[int]], iterations: int) -> Ranking:
        greatest = _greatest([self._lines(order, last) for order in orders])
        return self._complete_ranking(
            last, greatest, iterations=iterations, cycle_length=len(orders)
        )

    def _frozen_ranking(self, last: int) -> Ranking:
        """Value each round once, with the order before it; add the own value at the end."""
        earned: dict[int, list[Term]] = {number: [] for number in self.entrants}
        order = self._active(1)
        for round_number in range(1, last + 1):
            order = self._order_before(order, round_number)
            values = values_of(order, self.settings)
            for number in order:
                terms = earned_terms(
                    self.entrants[number],
                    self._cells_until(number, round_number),
                    values,
                    self.settings,
                    since=round_number,
                )
                earned[number] += terms
            order = self._by_earnings(round_number, earned)
        values = values_of(order, self.settings)
        lines = []
        for number in order:
            late = [term for term in self._late_terms(number, values) if term.points]
            terms = [self_term(number, values, last, self.settings), *late, *earned[number]]
            total = sum((term.points for term in terms), Fraction(0))
            lines.append(Line(number, total, values[number], Fraction(0), tuple(terms)))
        return self._complete_ranking(last, sorted(lines, key=lambda line: -line.total))

    def _by_earnings(self, round_number: int, earned: dict[int, list[Term]]) -> list[int]:
        sums = {
            number: sum((term.points for term in terms), Fraction(0))
            for number, terms in earned.items()
        }
        return sorted(self._active(round_number), key=lambda number: -sums[number])

    def _late_terms(self, number: int, values: dict[int, Fraction]) -> list[Term]:
        return earned_terms(self.entrants[number], (), values, self.settings)

    def _complete_ranking(
        self, last: int, lines: Sequence[Line], *, iterations: int = 1, cycle_length: int = 0
    ) -> Ranking:
        values = values_of([line.number for line in lines], self.settings)
        ranked = [replace(line, next_value=values[line.number]) for line in lines]
        listed = {line.number for line in ranked}
        gone = [
            number
            for number, entrant in self.entrants.items()
            if number not in listed and entrant.first_round <= max(last, 1)
        ]
        ranked += [self._line_of_withdrawn(number, last, values) for number in gone]
        return Ranking(last, tuple(ranked), cycle_length == 0, iterations, cycle_length)

    def _line_of_withdrawn(self, number: int, last: int, values: dict[int, Fraction]) -> Line:
        terms = earned_terms(
            self.entrants[number], self._cells_until(number, last), values, self.settings
        )
        total = sum((term.points for term in terms), Fraction(0))
        return Line(number, total, Fraction(0), Fraction(0), tuple(terms))


def _greatest(rankings: Sequence[Sequence[Line]]) -> Sequence[Line]:
    """The list of totals greatest in dictionary order; equal lists by the players' numbers."""

    def key(lines: Sequence[Line]) -> tuple:
        return [line.total for line in lines], [-line.number for line in lines]

    return max(rankings, key=key)
