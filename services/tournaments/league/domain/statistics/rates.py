"""A rate is a quotient of counts, with its definition in words."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from functools import cached_property

from services.tournaments.league.domain.statistics.tallies import Counts, Tally

DIGITS = Decimal("0.0001")
_TERM = re.compile(r"([+-]?)\s*(\w+)")
_RATE = re.compile(r"^(\w+) =\s+\((.+)\) / \((.+)\)\n    (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Rate:
    """`above` and `below` are sums and differences of counts, as in `points - penalties`."""

    key: str
    above: str
    below: str
    definition: str

    @cached_property
    def numerator(self) -> list[tuple[int, str]]:
        return _terms(self.above)

    @cached_property
    def denominator(self) -> list[tuple[int, str]]:
        return _terms(self.below)

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(name for _, name in (*self.numerator, *self.denominator))


def parse_rates(text: str) -> tuple[Rate, ...]:
    """Rates from lines such as `win_rate = (wins) / (hands)`, each with its definition below."""
    return tuple(Rate(*match) for match in _RATE.findall(text))


def _terms(formula: str) -> list[tuple[int, str]]:
    return [(-1 if sign == "-" else 1, name) for sign, name in _TERM.findall(formula)]


@dataclass(frozen=True)
class RateValue:
    """A rate with the counts it was made of; no value without a denominator.

    Where nothing was recorded that it could be made of there are no counts either.
    """

    key: str
    numerator: Decimal | None
    denominator: Decimal | None
    value: Decimal | None
    percentile: Decimal | None = None


def rates_of(rates: Iterable[Rate], tally: Tally) -> list[RateValue]:
    """Rates of counts that were added up first, over all hands and games that know them."""
    values = []
    for rate in rates:
        counts = tally.counts_for(rate.names)
        if counts is None:
            values.append(RateValue(rate.key, None, None, None))
            continue
        above, below = _sum(rate.numerator, counts), _sum(rate.denominator, counts)
        value = None
        if below:
            value = (above / below).quantize(DIGITS, ROUND_HALF_EVEN)
        values.append(RateValue(rate.key, above, below, value))
    return values


def _sum(terms: list[tuple[int, str]], counts: Counts) -> Decimal:
    return Decimal(sum(sign * counts[name] for sign, name in terms))


def percentile(value: Decimal, others: list[Decimal]) -> Decimal:
    """The share of all values, this one among them, that are not greater."""
    below = sum(other <= value for other in others)
    return (Decimal(below) / len(others)).quantize(DIGITS)
