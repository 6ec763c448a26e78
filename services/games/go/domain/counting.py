"""Counting: territory or area, with the dead stones and neutral points the players mark."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.handicap import Ruleset


class Toggle(StrEnum):
    """What clicked points change: all they reach, what several reach only once, or themselves."""

    UNIQUE, ALL, EXACT = "uniq", "all", "exact"


@dataclass(frozen=True)
class Totals:
    """The points of both sides."""

    black: float
    white: float


@dataclass(frozen=True)
class Count:
    """Everything a score is made of; score is White's points less Black's."""

    black_stones: int
    white_stones: int
    black_dead: int
    white_dead: int
    black_territory: frozenset[int]
    white_territory: frozenset[int]
    dame: frozenset[int]
    neutral: frozenset[int]

    def score(
        self, ruleset: Ruleset, komi: float, handicap: int, prisoners: Mapping[int, int]
    ) -> float:
        totals = self.totals(ruleset, komi, handicap, prisoners)
        return totals.white - totals.black

    def totals(
        self, ruleset: Ruleset, komi: float, handicap: int, prisoners: Mapping[int, int]
    ) -> Totals:
        if self.black_stones + self.white_stones + self.black_dead + self.white_dead == 0:
            return Totals(0, komi)
        if ruleset is Ruleset.JAPANESE:
            black = len(self.black_territory) + prisoners[Colour.BLACK] + 2 * self.white_dead
            white = len(self.white_territory) + prisoners[Colour.WHITE] + 2 * self.black_dead
        else:
            black = self.black_stones + self.white_dead + len(self.black_territory) - handicap
            white = self.white_stones + self.black_dead + len(self.white_territory)
        return Totals(black, white + komi)


def count(board: Board, marked: frozenset[int]) -> Count:
    """Count the board; regions are empty points and dead stones that hang together."""
    territory: dict[int, set[int]] = {Colour.NONE: set(), Colour.BLACK: set(), Colour.WHITE: set()}
    for region, owner in _regions(board, marked):
        territory[owner].update(point for point in region if not board.stones[point])
    stones = {
        colour: [point for point, stone in enumerate(board.stones) if stone == colour]
        for colour in (Colour.BLACK, Colour.WHITE)
    }
    dead = {colour: sum(point in marked for point in points) for colour, points in stones.items()}
    return Count(
        black_stones=len(stones[Colour.BLACK]) - dead[Colour.BLACK],
        white_stones=len(stones[Colour.WHITE]) - dead[Colour.WHITE],
        black_dead=dead[Colour.BLACK],
        white_dead=dead[Colour.WHITE],
        black_territory=frozenset(territory[Colour.BLACK]),
        white_territory=frozenset(territory[Colour.WHITE]),
        dame=frozenset(territory[Colour.NONE]),
        neutral=frozenset(point for point in marked if not board.stones[point]),
    )


def marks_after(
    board: Board, marked: frozenset[int], points: Iterable[int], how: Toggle = Toggle.ALL
) -> frozenset[int]:
    """The marks after these points were clicked."""
    if how is Toggle.EXACT:
        return marked ^ frozenset(points)
    if how is Toggle.UNIQUE:
        reached = {point for clicked in points for point in _reach_of(board, marked, clicked)}
        return marked ^ reached
    for clicked in points:
        marked = marked ^ _reach_of(board, marked, clicked)
    return marked


def _reach_of(board: Board, marked: frozenset[int], clicked: int) -> frozenset[int]:
    """What one click changes: an empty region, or a group and its companions in the same area."""
    stone, was_marked = board.stones[clicked], clicked in marked
    through = {clicked}
    revived: set[int] = set()
    frontier = [clicked]
    for point in frontier:
        for neighbour in board.neighbours[point]:
            held, is_marked = board.stones[neighbour], neighbour in marked
            if neighbour in through:
                continue
            same = held == stone and is_marked == was_marked
            if same or (stone and not held and not is_marked):
                through.add(neighbour)
                frontier.append(neighbour)
            elif stone and held == 3 - stone and is_marked and not was_marked:
                revived.update(board.group(neighbour))
    changed = {point for point in through if board.stones[point] == stone}
    return frozenset(changed | revived)


def _regions(board: Board, marked: frozenset[int]) -> Iterable[tuple[list[int], Colour]]:
    """Every region and whose it is: of none if it touches both colours or a neutral mark."""
    seen: set[int] = set()
    stones = board.stones
    for start, stone in enumerate(stones):
        is_neutral = not stone and start in marked
        if start in seen or is_neutral or (stone and start not in marked):
            continue
        region, touched = [start], set()
        seen.add(start)
        for point in region:
            for neighbour in board.neighbours[point]:
                held, is_marked = stones[neighbour], neighbour in marked
                if held and not is_marked:
                    touched.add(held)
                elif not held and is_marked:
                    touched.add(Colour.NONE)
                elif neighbour not in seen:
                    seen.add(neighbour)
                    region.append(neighbour)
        yield region, Colour(touched.pop()) if len(touched) == 1 else Colour.NONE
