"""Seki: strings of both colours that hold each other, where whoever moves first loses."""

from collections.abc import Iterator
from itertools import product
from random import Random

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.eye_space import gives_two_eyes
from services.games.go.domain.playouts import ownership
from services.games.go.domain.rules_broken import Suicide

MOST_LIBERTIES = 4
BIGGEST_KILLING_SHAPE = 6  # more captured stones always leave room for two eyes
MOST_PAIRS = 4
PLAYOUTS = 12
CLEARLY_LOST = -0.3


def stones_in_seki(board: Board, chance: Random) -> frozenset[int]:
    """All stones of pairs of strings of which neither can attack the other."""
    found: set[int] = set()
    for number, (black, white) in enumerate(_pairs(board)):
        if number < MOST_PAIRS and _nobody_can_attack(board, black, white, chance):
            found.update(black, white)
    return frozenset(found)


def _pairs(board: Board) -> Iterator[tuple[list[int], list[int]]]:
    """Strings that share liberties, and have hardly any others: those in their own eyes."""
    weak = {
        colour: [
            (string, liberties)
            for string in board.groups(colour)
            if len(liberties := board.liberties(string)) <= MOST_LIBERTIES
        ]
        for colour in (Colour.BLACK, Colour.WHITE)
    }
    for (black, of_black), (white, of_white) in product(weak[Colour.BLACK], weak[Colour.WHITE]):
        if of_black & of_white and _touch(board, black, white):
            yield black, white


def _touch(board: Board, one: list[int], other: list[int]) -> bool:
    members = set(other)
    return any(neighbour in members for point in one for neighbour in board.neighbours[point])


def _nobody_can_attack(board: Board, black: list[int], white: list[int], chance: Random) -> bool:
    """From no side: a liberty outside, that only one of them has, would be filled at leisure."""
    return all(
        _fails(board, point, attacker, defender, chance)
        for attacker, defender in ((black, white), (white, black))
        for point in sorted(_contested(board, defender))
    )


def _contested(board: Board, string: list[int]) -> set[int]:
    """Its liberties but those in eyes of its own colour."""
    colour = board.stones[string[0]]
    return {
        liberty
        for liberty in board.liberties(string)
        if any(
            board.stones[neighbour] == 3 - colour
            for point in board.group(liberty)
            for neighbour in board.neighbours[point]
        )
    }


def _fails(
    board: Board, point: int, attacker: list[int], defender: list[int], chance: Random
) -> bool:
    """Whether filling this liberty only gets the attacker's own stones captured."""
    colour, after = board.stones[attacker[0]], board.copy()
    try:
        captured = after.play(point, colour)
    except Suicide:
        return True
    left = after.liberties(after.group(point))
    if captured or len(left) != 1:
        return False
    taken = after.play(left.pop(), 3 - colour)
    if not set(attacker) <= set(taken):
        return False
    if len(taken) > BIGGEST_KILLING_SHAPE or gives_two_eyes(after, taken):
        return True
    return all(_survives(after, move, colour, defender, chance) for move in sorted(taken))


def _survives(board: Board, move: int, colour: int, defender: list[int], chance: Random) -> bool:
    """Whether the defender lives although the attacker plays inside what was captured."""
    inside = board.copy()
    try:
        inside.play(move, colour)
    except Suicide:
        return True
    owners = ownership(inside, PLAYOUTS, chance, first=3 - colour)
    balance = sum(owners[point] for point in defender) / len(defender)
    return (-balance if colour == Colour.WHITE else balance) > CLEARLY_LOST
