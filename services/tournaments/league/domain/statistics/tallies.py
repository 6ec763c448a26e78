"""What was counted of a player, a team or a month, by how deep the hands were recorded."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from services.tournaments.league.domain.statistics.depths import UNKNOWN, Depth

Counts = Mapping[str, int | Decimal]


@dataclass
class Tally:
    """Counts of games, and of hands by depth; what a depth cannot know is not in it."""

    games: dict[str, int | Decimal] = field(default_factory=dict)
    hands: dict[Depth, Counts] = field(default_factory=dict)
    _added: dict[tuple[Depth, ...], Counts] = field(default_factory=dict, repr=False)

    def counts(self) -> dict[str, int | Decimal]:
        """Everything known; a count that no record knows is left out, not zero."""
        added: dict[str, int | Decimal] = dict(self.games)
        for depth, counts in self.hands.items():
            for name, value in counts.items():
                if name not in UNKNOWN[depth]:
                    added[name] = added.get(name, 0) + value
        return added

    def counts_for(self, names: frozenset[str]) -> Counts | None:
        """The counts of all hands that know every one of these names; None without such a hand.

        A quotient must not divide what some hands know by what all of them do.
        """
        known = tuple(depth for depth in self.hands if names.isdisjoint(UNKNOWN[depth]))
        if known not in self._added:
            self._added[known] = self._add(known)
        counts = self._added[known]
        return counts if names <= counts.keys() else None

    def _add(self, depths: Iterable[Depth]) -> dict[str, int | Decimal]:
        """Counts of games, and of hands of these depths; asked once for many rates."""
        added: dict[str, int | Decimal] = {}
        for depth in depths:
            for name, value in self.hands[depth].items():
                added[name] = added.get(name, 0) + value
        return added | self.games
