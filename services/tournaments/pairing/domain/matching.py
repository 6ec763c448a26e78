"""Cheapest pairing of players standing in a ranking."""

from collections.abc import Callable, Sequence
from math import isqrt

import networkx

Cost = Callable[[int, int], int | None]

NARROWEST_WINDOW = 8


def cheapest_pairs(players: Sequence[int], offences: Cost) -> list[tuple[int, int]] | None:
    """Pairs (higher placed first) with least offences, then least distance squared.

    `offences` answers None for a pair that may not meet. Equal sums are settled in favour
    of the upper boards. None when not everybody can be paired.

    Only neighbours within a window are tried at first: a pairing whose squared distances
    add up to no more than the square of the next distance cannot be beaten by one that
    uses a longer step, so widening the window further would change nothing.
    """
    count = len(players)
    window = max(NARROWEST_WINDOW, isqrt(2 * count))
    while True:
        pairs = _match(players, offences, window)
        if window >= count - 1:
            return pairs
        if pairs is not None and _cannot_be_beaten(players, pairs, offences, window):
            return pairs
        window *= 2


def _match(players: Sequence[int], offences: Cost, window: int) -> list[tuple[int, int]] | None:
    count = len(players)
    per_distance = count**3 + 1
    per_offence = per_distance * count**3 + 1
    graph: networkx.Graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    for upper in range(count):
        for lower in range(upper + 1, min(count, upper + window + 1)):
            broken = offences(players[upper], players[lower])
            if broken is None:
                continue
            distance = lower - upper
            price = broken * per_offence + distance**2 * per_distance
            price += distance * (count - upper)
            graph.add_edge(upper, lower, weight=-price)
    # maxcardinality makes the weights, all negative, compete only among full pairings.
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    if len(matched) * 2 != count:
        return None
    found = sorted((min(pair), max(pair)) for pair in matched)
    return [(players[upper], players[lower]) for upper, lower in found]


def _cannot_be_beaten(
    players: Sequence[int], pairs: Sequence[tuple[int, int]], offences: Cost, window: int
) -> bool:
    place = {player: index for index, player in enumerate(players)}
    squares = sum((place[lower] - place[upper]) ** 2 for upper, lower in pairs)
    return squares <= (window + 1) ** 2 and not any(offences(*pair) for pair in pairs)
