"""Who belongs to which team when: periods of years, both ends inclusive."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Period:
    """The years of one membership."""

    first: int
    last: int

    def overlaps(self, other: "Period") -> bool:
        return self.first <= other.last and other.first <= self.last
