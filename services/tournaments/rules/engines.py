"""What every pairing system takes and gives."""

from dataclasses import dataclass, field
from typing import Protocol

from services.tournaments.rules.competitions import Competition


class NoPairingPossible(Exception):
    """No pairing of this round respects the rules"""


class WrongEntry(Exception):
    """This tournament cannot be played with this system"""


@dataclass(frozen=True)
class Demand:
    """Pair this round for these players; `fixed` pairs (White first) are kept as they are."""

    round: int
    present: tuple[int, ...]
    fixed: tuple[tuple[int, int], ...] = ()
    explain: bool = False

    @property
    def free(self) -> tuple[int, ...]:
        """Players still without an opponent."""
        taken = {number for pair in self.fixed for number in pair}
        return tuple(number for number in self.present if number not in taken)


@dataclass(frozen=True)
class Proposal:
    """A pairing: White first on every board, who sits out, what was bent, and why.

    `apart` are the groups nobody of whom met in this round.
    """

    pairs: tuple[tuple[int, int], ...]
    sitting_out: tuple[int, ...] = ()
    relaxations: tuple[str, ...] = ()
    explanation: list[dict] = field(default_factory=list)
    apart: tuple[frozenset[int], ...] = ()


class Engine(Protocol):
    """One pairing system."""

    def pair(self, competition: Competition, demand: Demand) -> Proposal:
        """The pairing of one round; NoPairingPossible when there is none. Changes nothing."""
        ...
