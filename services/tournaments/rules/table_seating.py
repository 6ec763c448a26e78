"""Tables of several seats with roles (seven powers of Diplomacy, four winds of mahjong)."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations

import networkx

from services.tournaments.rules.engines import WrongEntry

# What each kind of repetition costs: meeting again weighs more than playing a role again.
MEETING, ROLE, BIAS, STRENGTH = 100, 10, 1000, 1
SWAPS_PER_PLAYER = 60


@dataclass(frozen=True)
class History:
    """What happened at earlier tables."""

    meetings: Counter[frozenset[int]] = field(default_factory=Counter)
    roles: Counter[tuple[int, str]] = field(default_factory=Counter)

    def after(self, tables: Sequence["Table"]) -> "History":
        meetings, roles = Counter(self.meetings), Counter(self.roles)
        for table in tables:
            meetings.update(frozenset(pair) for pair in combinations(set(table.players), 2))
            roles.update((player, role) for role, player in table.seats.items())
        return History(meetings, roles)


@dataclass(frozen=True)
class Table:
    """Who sits where: role -> player."""

    seats: dict[str, int]

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(self.seats.values())


@dataclass(frozen=True)
class Wish:
    """Limits beside the history: pairs kept apart, strength, preferred roles."""

    apart: frozenset[frozenset[int]] = frozenset()
    strength: dict[int, int] = field(default_factory=dict)
    preferences: dict[int, str] = field(default_factory=dict)
    seed: int = 0


def seat_tables(
    players: Sequence[int], roles: Sequence[str], history: History, wish: Wish | None = None
) -> tuple[list[Table], list[int]]:
    """Tables and who sits out: those of the end of the list, as few as possible.

    Groups come from swaps that lower the cost, tried in an order that the seed fixes;
    roles inside a table are the cheapest assignment there is.
    """
    wish = wish or Wish()
    size = len(roles)
    if len(players) < size:
        raise WrongEntry(f"A table needs {size} players")
    seated = list(players[: len(players) - len(players) % size])
    groups = _groups(seated, size, history, wish)
    tables = [_with_roles(group, roles, history, wish) for group in groups]
    return tables, list(players[len(seated) :])


def _groups(players: list[int], size: int, history: History, wish: Wish) -> list[list[int]]:
    dice = random.Random(wish.seed)
    shuffled = dice.sample(players, len(players))
    groups = [shuffled[start : start + size] for start in range(0, len(shuffled), size)]
    if len(groups) < 2:
        return groups
    costs = _pair_costs(players, history, wish)
    middle = sum(wish.strength.get(player, 0) for player in players) // len(players)
    for _ in range(SWAPS_PER_PLAYER * len(players)):
        one, other = dice.sample(groups, 2)
        seat, place = dice.randrange(size), dice.randrange(size)
        before = _cost(one, seat, costs, wish, middle) + _cost(other, place, costs, wish, middle)
        one[seat], other[place] = other[place], one[seat]
        after = _cost(one, seat, costs, wish, middle) + _cost(other, place, costs, wish, middle)
        if after > before:
            one[seat], other[place] = other[place], one[seat]
    return groups


def _pair_costs(players: Sequence[int], history: History, wish: Wish) -> dict[int, dict[int, int]]:
    """What it costs to bring two players to one table; pairs that cost nothing are left out."""
    costs: dict[int, dict[int, int]] = {player: {} for player in players}
    for pair in {*history.meetings, *wish.apart}:
        one, other = sorted(pair)
        if one in costs and other in costs:
            cost = MEETING * history.meetings[pair] ** 2 + BIAS * (pair in wish.apart)
            costs[one][other] = costs[other][one] = cost
    return costs


def _cost(
    group: Sequence[int], seat: int, costs: dict[int, dict[int, int]], wish: Wish, middle: int
) -> int:
    """The share of one seat, and how far the table is from the middle strength."""
    known = costs[group[seat]]
    cost = sum(known.get(other, 0) for other in group)
    if wish.strength:
        average = sum(wish.strength.get(player, 0) for player in group) // len(group)
        cost += STRENGTH * abs(average - middle)
    return cost


def _with_roles(group: Sequence[int], roles: Sequence[str], history: History, wish: Wish) -> Table:
    """The assignment with fewest repeated roles, then by preference."""
    graph: networkx.Graph = networkx.Graph()
    for player in group:
        liked = wish.preferences.get(player, "")
        for place, role in enumerate(roles):
            cost = ROLE * len(roles) * history.roles[player, role] ** 2
            cost += liked.index(role) if role in liked else len(roles)
            graph.add_edge(("player", player), ("role", place), weight=-cost)
    found = networkx.max_weight_matching(graph, maxcardinality=True)
    of_role = {}
    for one, other in found:
        player, role = (one, other) if one[0] == "player" else (other, one)
        of_role[role[1]] = player[1]
    return Table({role: of_role[place] for place, role in enumerate(roles)})
