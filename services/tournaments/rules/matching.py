"""Cheapest pairing of players standing in a ranking."""

from collections.abc import Callable, Sequence

Cost = Callable[[int, int], int | None]
Pairs = list[tuple[int, int]]

# Opponents this many ranks apart are tried first; who is further away is asked only in need,
# and then no more than four players may be skipped over at a time.
NARROW, WIDE, MOST_WAITING = 8, 16, 4


def cheapest_pairs(players: Sequence[int], offences: Cost) -> Pairs | None:
    """Pairs (higher placed first) with least offences, then least distance squared.

    `offences` answers None for a pair that may not meet. Equal sums are settled in favour
    of the upper boards. None when not everybody can be paired.

    The best pairing of players within eight ranks stands; offences are avoided inside this
    window only, for nobody is sent further down the ranking for the sake of a colour. Where
    it leaves somebody without an opponent, sixteen ranks are tried, then ever more.
    """
    count = len(players)
    prices = _prices(players, offences)
    found = sweep(count, prices, NARROW, NARROW)
    if found is None:
        found = sweep(count, prices, WIDE, MOST_WAITING)
    window = WIDE
    while found is None and window < 2 * count:
        window *= 2
        found = blossom(count, prices, window)
    return None if found is None else [(players[upper], players[lower]) for upper, lower in found]


def _prices(players: Sequence[int], offences: Cost) -> Cost:
    """One number for a pair of places: offences before distance before the upper boards."""
    count = len(players)
    per_distance = count**3 + 1
    per_offence = per_distance * count**3 + 1

    def price(upper: int, lower: int) -> int | None:
        broken = offences(players[upper], players[lower])
        if broken is None:
            return None
        distance = lower - upper
        return broken * per_offence + distance**2 * per_distance + distance * (count - upper)

    return price


def sweep(count: int, prices: Cost, window: int, most_waiting: int) -> Pairs | None:
    """The cheapest pairing of neighbours, from the top down.

    Each state is a set of players still without an opponent, kept as bits (the lowest for
    the player just passed) with the least price it can be reached for.
    """
    states: dict[int, tuple[int, tuple | None]] = {0: (0, None)}
    last = 1 << window
    for lower in range(count):
        known = [prices(lower - step, lower) for step in range(1, min(window, lower) + 1)]
        reached: dict[int, tuple[int, tuple | None]] = {}
        for waiting, (price, pairs) in states.items():
            passed = waiting << 1
            room = min(most_waiting, count - lower - 1)
            if not passed & last and passed.bit_count() < room:
                _keep(reached, passed | 1, price, pairs)
            for step, more in enumerate(known, start=1):
                bit = 1 << step
                if passed & bit and more is not None and not (passed ^ bit) & last:
                    _keep(reached, passed ^ bit, price + more, (pairs, lower - step, lower))
        states = reached
    return _unroll(states[0][1]) if 0 in states else None


def _keep(
    reached: dict[int, tuple[int, tuple | None]], waiting: int, price: int, pairs: tuple | None
) -> None:
    known = reached.get(waiting)
    if known is None or price < known[0]:
        reached[waiting] = price, pairs


def _unroll(pairs: tuple | None) -> Pairs:
    found = []
    while pairs is not None:
        pairs, upper, lower = pairs
        found.append((upper, lower))
    return sorted(found)


def blossom(count: int, prices: Cost, window: int) -> Pairs | None:
    """The same by the general method, which takes seconds for hundreds of players."""
    import networkx  # a quarter of a second that a start need not wait for

    graph: networkx.Graph = networkx.Graph()
    graph.add_nodes_from(range(count))
    for upper in range(count):
        for lower in range(upper + 1, min(count, upper + window + 1)):
            price = prices(upper, lower)
            if price is not None:
                graph.add_edge(upper, lower, weight=-price)
    # maxcardinality makes the weights, all negative, compete only among full pairings.
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    if len(matched) * 2 != count:
        return None
    return sorted((min(pair), max(pair)) for pair in matched)
