"""Totals without their terms, in whole numbers: for the many orders nobody will look at."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import lcm

from services.tournaments.rules.competitions import Cell, Entrant
from services.tournaments.rules.keizer.scoring import earned_terms, self_term, values_by_rank
from services.tournaments.rules.keizer.settings import KeizerSettings

ONE = Fraction(1)


class Totals:
    """A total is a sum of fixed fractions times changing values: the fractions are kept.

    Rounds are added one after the other; every fraction is multiplied by a common
    denominator, so that sums are exact and quick. Terms rounded one by one
    (`whole_terms`) cannot be summed this way.
    """

    def __init__(
        self,
        entrants: dict[int, Entrant],
        cells: Mapping[int, Sequence[Cell]],
        settings: KeizerSettings,
    ):
        self.settings = settings
        self.parts = {number: self._parts(entrants[number], cells[number]) for number in entrants}
        used = [part for parts in self.parts.values() for line in parts for part in line[2:]]
        faded = settings.self_value_decay_rounds or 1
        self.common = lcm(
            settings.self_value.denominator * faded, *(part.denominator for part in used)
        )
        self.against: dict[int, dict[int, int]] = {number: {} for number in entrants}
        self.own = dict.fromkeys(entrants, 0)
        self.constant = dict.fromkeys(entrants, 0)
        self.reached = -1
        self.add_round(0)

    def _parts(
        self, entrant: Entrant, cells: Sequence[Cell]
    ) -> list[tuple[int, int | None, Fraction, Fraction]]:
        """(round, opponent, fraction of a value, points beside); all values taken as one."""
        ones = dict.fromkeys((entrant.number, *_opponents(cells)), ONE)
        found = []
        for term in earned_terms(entrant, cells, ones, self.settings):
            late = term.kind == "late_start"
            when = 0 if late else term.round or 0
            found.append((when, term.opponent, term.fraction, term.points - term.fraction))
        return found

    def add_round(self, number: int) -> None:
        """Count what this round earned; rounds come in order, each once."""
        self.reached = number
        for player, parts in self.parts.items():
            for when, opponent, fraction, constant in parts:
                if when != number:
                    continue
                share = int(fraction * self.common)
                if opponent is None:
                    self.own[player] += share
                else:
                    known = self.against[player]
                    known[opponent] = known.get(opponent, 0) + share
                self.constant[player] += int(constant * self.common)

    def order(self, before: Sequence[int], start: Sequence[int]) -> list[int]:
        """Players by their totals valued with `before`; ties keep its order."""
        listed = values_by_rank(len(before), self.settings)
        scale = lcm(*(value.denominator for value in listed)) if listed else 1
        values = {number: int(value * scale) for number, value in zip(before, listed, strict=True)}
        own_values = values
        if self.settings.self_value_from_start:
            own_values = {
                number: int(value * scale) for number, value in zip(start, listed, strict=True)
            }
        fade = self_term(0, {0: ONE}, self.reached, self.settings).fraction
        factor = int(fade * self.common)
        withdrawn = self.settings.withdrawn
        totals: dict[int, int | Fraction] = {}
        for number in before:
            total: int | Fraction = factor * own_values[number] + self.own[number] * values[number]
            total += self.constant[number] * scale
            for opponent, share in self.against[number].items():
                value = values.get(opponent)
                if value is None:
                    total += withdrawn * share * values[number]
                else:
                    total += share * value
            totals[number] = total
        return sorted(before, key=lambda number: -totals[number])


def _opponents(cells: Sequence[Cell]) -> list[int]:
    return [cell.opponent for cell in cells if cell.opponent is not None]
