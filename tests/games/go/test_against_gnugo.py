"""Legality, captures, ko and scores beside those of GNU Go, on random games without passes."""

import random

import pytest

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.counting import count
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import RuleBroken
from tests.conftest import SOAK
from tests.games.go import gnugo
from tests.packages import require

pytestmark = pytest.mark.slow
GAMES = 60 if SOAK else 4


@pytest.fixture(scope="module")
def path():
    return require("gnugo")


@pytest.mark.parametrize("size", [5, 9, 13, 19])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_go_as_with_gnugo(path, size, seed):
    engine = gnugo.GnuGo(path, "--forbid-suicide", "--chinese-rules")
    engine.ask(f"boardsize {size}")
    chance, position, colour = random.Random(seed), Position(Board(size)), Colour.BLACK
    for _ in range(min(size * size * 2, 220)):
        point = chance.randrange(size * size)
        legal = engine.is_legal(colour, point, size)
        try:
            position.play(point, colour)
        except RuleBroken:
            assert not legal
            continue
        assert legal
        engine.play(colour, point, size)
        colour = colour.opponent
    for side in (Colour.BLACK, Colour.WHITE):
        ours = {point for point, stone in enumerate(position.board.stones) if stone == side}
        assert engine.stones(side, size) == ours
        assert engine.captures(side) == position.prisoners[side]
    engine.close()


def settled(chance: random.Random, size: int) -> list[tuple[Colour, int]]:
    """A game whose result nobody doubts: two walls, a point of eye left on each side."""
    middle = size // 2 + chance.choice([-1, 0, 1])
    moves = []
    for row in range(size):
        moves += [(Colour.BLACK, row * size + middle - 1), (Colour.WHITE, row * size + middle)]
    for _ in range(4 * size):
        for colour, low, high in ((Colour.BLACK, 0, middle - 1), (Colour.WHITE, middle + 1, size)):
            row, column = chance.randrange(0, size, 2), chance.randrange(low, high)
            if column % 2 == 0:
                moves.append((colour, row * size + column))
    return list(dict.fromkeys(moves))


@pytest.mark.parametrize("size", [9, 13])
@pytest.mark.parametrize("seed", range(GAMES // 2))
@pytest.mark.parametrize("ruleset", Ruleset)
def test_settled_games_are_counted_as_by_gnugo(path, size, seed, ruleset):
    rules = "--chinese-rules" if ruleset is Ruleset.CHINESE else "--japanese-rules"
    engine = gnugo.GnuGo(path, rules, "--komi", "6.5")
    engine.ask(f"boardsize {size}")
    engine.ask("komi 6.5")
    position = Position(Board(size))
    for colour, point in settled(random.Random(seed), size):
        position.play(point, colour)
        engine.play(colour, point, size)
    score = count(position.board, frozenset()).score(ruleset, 6.5, 0, position.prisoners)
    told = engine.ask("final_score").removeprefix("= ").strip()
    engine.close()
    assert told == f"{'W' if score > 0 else 'B'}+{abs(score):.1f}"
