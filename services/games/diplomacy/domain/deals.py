"""The deal of the roles: preferences satisfied as well as can be, ties drawn by lot.

The lot is a seed that is recorded with the deal. A thing's place in the draw is the SHA-256 of
"seed:kind:number", so that anyone can check a deal in any language.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence

Preferences = Mapping[int, Sequence[int]]  # seat -> all roles, the best liked first


def lot(seed: str, kind: str, numbers: Iterable[int]) -> list[int]:
    """The numbers in the order the seed draws them."""
    return sorted(
        numbers, key=lambda number: hashlib.sha256(f"{seed}:{kind}:{number}".encode()).hexdigest()
    )


def deal(
    seats: Sequence[int], roles: Sequence[int], preferences: Preferences, seed: str
) -> dict[int, int]:
    """Role by seat. Preferences count when everyone gave them; else the lot alone decides."""
    seats, roles = lot(seed, "seat", seats), lot(seed, "role", roles)
    if not all(seat in preferences for seat in seats):
        return dict(zip(seats, roles, strict=True))
    wishes = {seat: {role: list(preferences[seat]).index(role) for role in roles} for seat in seats}
    return _best_deal(seats, roles, wishes)


def _best_deal(
    seats: Sequence[int], roles: Sequence[int], wishes: Mapping[int, Mapping[int, int]]
) -> dict[int, int]:
    """Least disappointment; among equals the first seat of the lot gets the first role it can.

    One matching does both: disappointment counts more than all the lot can, and the first seat's
    place in the lot more than those of all later ones. Whole numbers, so nothing is rounded.
    """
    import networkx  # a quarter of a second that a start need not wait for

    base = len(roles) + 1
    costs = {
        (seat, role): wishes[seat][role] * base ** (len(seats) + 1)
        + roles.index(role) * base ** (len(seats) - 1 - place)
        for place, seat in enumerate(seats)
        for role in roles
    }
    largest = max(costs.values())
    graph: networkx.Graph = networkx.Graph()
    graph.add_weighted_edges_from(
        (("seat", seat), ("role", role), largest - cost) for (seat, role), cost in costs.items()
    )
    pairs = (
        sorted(pair, reverse=True)
        for pair in networkx.max_weight_matching(graph, maxcardinality=True)
    )
    return {seat[1]: role[1] for seat, role in pairs}
