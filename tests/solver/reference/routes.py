"""Convoy routes: chains of fleets at sea from one coast to another."""

from collections.abc import Iterator

from .board import SEA, Board


def connected(board: Board, start: int, end: int, seas: set[int]) -> bool:
    """Is there a chain of these seas from one region to the other?"""
    seen: set[int] = set()
    waiting = [sea for sea in seas if start in board.touching[sea]]
    while waiting:
        sea = waiting.pop()
        if sea in seen:
            continue
        seen.add(sea)
        if end in board.touching[sea]:
            return True
        waiting.extend(board.touching[sea] & seas)
    return False


def seas_with_fleets(board: Board, occupied: set[int]) -> set[int]:
    return {region for region in occupied if board.kind(region) == SEA}


def useful_fleets(board: Board, start: int, end: int, seas: set[int]) -> set[int]:
    """The seas that some route needs (DATC 6.G.19): those on a route without a shortcut."""
    return {sea for route in direct_routes(board, start, end, seas) for sea in route}


def direct_routes(board: Board, start: int, end: int, seas: set[int]) -> Iterator[list[int]]:
    """Every chain from start to end in which no sea could be left out."""
    for sea in seas:
        if start in board.touching[sea]:
            yield from longer_routes(board, start, end, seas, [sea])


def longer_routes(
    board: Board, start: int, end: int, seas: set[int], chain: list[int]
) -> Iterator[list[int]]:
    last = chain[-1]
    if end in board.touching[last]:
        yield chain
        return
    for sea in board.touching[last] & seas:
        shortcut = start in board.touching[sea] or any(
            sea in board.touching[earlier] for earlier in chain[:-1]
        )
        if sea not in chain and not shortcut:
            yield from longer_routes(board, start, end, seas, [*chain, sea])
