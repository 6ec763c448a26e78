"""Who is to be seated at tables of several seats, and what is known and wished before."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from services.tournaments.rules.engines import WrongEntry

Seats = Mapping[str, int]  # role -> player
Strength = Literal["none", "balance", "top"]


@dataclass(frozen=True)
class Wishes:
    """Pairs kept apart or brought together, roles liked (best first), who gives way gladly.

    `strength` is the rating or the points of a player: for tables equally strong, or for a first
    table of the strongest.
    """

    apart: frozenset[frozenset[int]] = frozenset()
    together: frozenset[frozenset[int]] = frozenset()
    preferences: Mapping[int, Sequence[str]] = field(default_factory=dict)
    strength: Mapping[int, int] = field(default_factory=dict)
    sit_out_gladly: frozenset[int] = frozenset()
    double_gladly: Sequence[int] = ()


@dataclass(frozen=True)
class Task:
    """Seat these rounds: the players of each, by any number, best placed first.

    Who is left over sits out, or (`doubling`) so many play at two tables that nobody does.
    """

    roles: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...]
    earlier: Sequence[Seats] = ()
    sat_out: Mapping[int, int] = field(default_factory=dict)
    wishes: Wishes = field(default_factory=Wishes)
    mode: Strength = "none"
    doubling: bool = False
    seed: int = 0

    @property
    def size(self) -> int:
        return len(self.roles)


@dataclass(frozen=True)
class SeatedRound:
    """The tables of a round, role to player, and who has none."""

    tables: tuple[dict[str, int], ...]
    sitting_out: tuple[int, ...]


def meetings_of(tables: Sequence[Seats]) -> Counter[frozenset[int]]:
    met: Counter[frozenset[int]] = Counter()
    for table in tables:
        players = list(table.values())
        for place, one in enumerate(players):
            met.update(frozenset((one, other)) for other in players[place + 1 :])
    return met


def places_of_round(task: Task, players: Sequence[int]) -> tuple[list[int], int]:
    """Those who fill the places, some twice where that is wished, and how many will sit out."""
    size, count = task.size, len(players)
    if count < size:
        raise WrongEntry(f"A table needs {size} players")
    left_over = count % size
    missing = size - left_over
    there = set(players)
    twice = [player for player in task.wishes.double_gladly if player in there][:missing]
    if task.doubling and left_over and len(twice) == missing:
        return [*players, *twice], 0
    return list(players), left_over
