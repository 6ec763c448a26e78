"""Playouts: a position played to its end at random, again and again, to see what survives."""

from functools import cache
from random import Random

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.rules_broken import Suicide

ROUNDS_OF_THE_BOARD = 3  # no playout is longer than so many moves per point


def ownership(board: Board, playouts: int, chance: Random, first: int = Colour.NONE) -> list[float]:
    """For every point the share of playouts that end with it White's, less Black's: -1 to 1.

    Both begin equally often unless it is said who does."""
    balance = [0] * len(board.stones)
    for number in range(playouts):
        end = board.copy()
        _play_to_the_end(end, first or 1 + number % 2, chance)
        for point, owner in enumerate(_owners(end)):
            if owner:
                balance[point] += 1 if owner == Colour.WHITE else -1
    return [value / playouts for value in balance]


def _play_to_the_end(board: Board, colour: int, chance: Random) -> None:
    """Alternate moves that fill no eye of one's own, until neither side has one."""
    stones, random = board.stones, chance.random
    empty = [point for point, stone in enumerate(stones) if not stone]
    ko, passes = -1, 0
    for _ in range(ROUNDS_OF_THE_BOARD * len(stones)):
        left, moved = len(empty), False
        while left and not moved:
            index = int(random() * left)
            point = empty[index]
            left -= 1
            if point == ko or is_eye(board, point, colour):
                moved = False
            else:
                try:
                    captured = board.play(point, colour)
                    moved = True
                except Suicide:
                    moved = False
            if not moved:  # out of the way, not to be drawn again in this turn
                empty[index], empty[left] = empty[left], point
        if moved:
            empty[index] = empty[-1]
            empty.pop()
            empty += captured
            ko = captured[0] if len(captured) == 1 else -1
            passes = 0
        else:
            ko, passes = -1, passes + 1
            if passes == 2:
                return
        colour = 3 - colour


def is_eye(board: Board, point: int, colour: int) -> bool:
    """Whether only this colour stands around, and not too many diagonals are the opponent's."""
    stones = board.stones
    for neighbour in board.neighbours[point]:
        if stones[neighbour] != colour:
            return False
    diagonals = diagonals_of(board.size)[point]
    lost = 0
    for diagonal in diagonals:
        if stones[diagonal] == 3 - colour:
            lost += 1
    return lost < (2 if len(diagonals) == 4 else 1)


def _owners(board: Board) -> list[int]:
    """Whose every point is at the end: the stone's, or that of all stones around."""
    stones, neighbours = board.stones, board.neighbours
    owners = list(stones)
    for point, stone in enumerate(stones):
        if not stone:
            around = {stones[neighbour] for neighbour in neighbours[point]}
            owners[point] = around.pop() if len(around) == 1 else Colour.NONE
    return owners


@cache
def diagonals_of(size: int) -> tuple[tuple[int, ...], ...]:
    """For every point of a board of this size, the points diagonal to it."""
    return tuple(
        tuple(
            (row + down) * size + column + across
            for down in (-1, 1)
            for across in (-1, 1)
            if 0 <= row + down < size and 0 <= column + across < size
        )
        for row in range(size)
        for column in range(size)
    )
