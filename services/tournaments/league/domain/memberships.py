"""Who belongs to which team when: periods of years, both ends inclusive."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Period:
    """The years of one membership."""

    first: int
    last: int

    def overlaps(self, other: "Period") -> bool:
        return self.first <= other.last and other.first <= self.last


def overlapping(wanted: Period, known: Iterable[Period]) -> Period | None:
    """A known period that shares a year with the wanted one."""
    return next((period for period in known if wanted.overlaps(period)), None)
