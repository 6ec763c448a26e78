"""The board: a flat list of stones; captures by a flood fill that stops at the first liberty."""

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache

from services.games.go.domain.rules_broken import IllegalPosition, SizeRange, Suicide

MINIMUM_SIZE, MAXIMUM_SIZE = 5, 25


class Colour(IntEnum):
    NONE, BLACK, WHITE = range(3)

    @property
    def opponent(self) -> "Colour":
        return Colour(3 - self)

    @property
    def letter(self) -> str:
        return " BW"[self]


@cache
def neighbours_of(size: int) -> tuple[tuple[int, ...], ...]:
    """For every point of a board of this size, the points next to it."""
    if not MINIMUM_SIZE <= size <= MAXIMUM_SIZE:
        raise SizeRange
    return tuple(tuple(_neighbours(point, size)) for point in range(size * size))


def _neighbours(point: int, size: int) -> Iterator[int]:
    row, column = divmod(point, size)
    if row > 0:
        yield point - size
    if column > 0:
        yield point - 1
    if column < size - 1:
        yield point + 1
    if row < size - 1:
        yield point + size


class Board:
    """Stones by point (row * size + column, from the upper left): 0 none, 1 black, 2 white."""

    __slots__ = ("neighbours", "size", "stones")

    def __init__(self, size: int, stones: Iterable[int] = ()):
        self.neighbours = neighbours_of(size)
        self.size = size
        self.stones = list(stones) or [0] * (size * size)

    def copy(self) -> "Board":
        return Board(self.size, self.stones)

    def play(self, point: int, colour: int) -> list[int]:
        """Put a stone and return the points it captures."""
        stones, neighbours = self.stones, self.neighbours
        if not 0 <= point < len(stones) or stones[point]:
            raise IllegalPosition
        stones[point] = colour
        enemy = 3 - colour
        captured: list[int] = []
        breathes = False
        for neighbour in neighbours[point]:
            stone = stones[neighbour]
            if not stone:
                breathes = True
            elif stone == enemy:
                for next_to_it in neighbours[neighbour]:  # most stones have a liberty of their own
                    if not stones[next_to_it]:
                        break
                else:
                    if not self.has_liberty(neighbour):
                        captured += self.remove(neighbour)
        if not breathes and not captured and not self.has_liberty(point):
            stones[point] = 0
            raise Suicide
        return captured

    def has_liberty(self, point: int) -> bool:
        """Whether the group of this stone touches an empty point."""
        stones, neighbours = self.stones, self.neighbours
        colour = stones[point]
        group = [point]
        seen = {point}
        for member in group:
            for neighbour in neighbours[member]:
                stone = stones[neighbour]
                if not stone:
                    return True
                if stone == colour and neighbour not in seen:
                    seen.add(neighbour)
                    group.append(neighbour)
        return False

    def group(self, point: int) -> list[int]:
        """All points connected to this one that hold the same."""
        stones, neighbours = self.stones, self.neighbours
        held = stones[point]
        members = [point]
        seen = {point}
        for member in members:
            for neighbour in neighbours[member]:
                if stones[neighbour] == held and neighbour not in seen:
                    seen.add(neighbour)
                    members.append(neighbour)
        return members

    def points_of(self, held: int) -> list[int]:
        """All points that hold this."""
        return [point for point, stone in enumerate(self.stones) if stone == held]

    def groups(self, held: int) -> Iterator[list[int]]:
        """Every connected set of points that hold this."""
        seen: set[int] = set()
        for point, stone in enumerate(self.stones):
            if stone == held and point not in seen:
                members = self.group(point)
                seen.update(members)
                yield members

    def liberties(self, members: Iterable[int]) -> set[int]:
        return {
            neighbour
            for member in members
            for neighbour in self.neighbours[member]
            if not self.stones[neighbour]
        }

    def remove(self, point: int) -> list[int]:
        """Take the group of this stone off the board."""
        members = self.group(point)
        for member in members:
            self.stones[member] = 0
        return members
