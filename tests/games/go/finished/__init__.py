"""Finished games with what is dead in them, made with GNU Go: capitals live, small letters died."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from services.games.go.domain.board import Board
from services.games.go.domain.counting import count
from services.games.go.domain.handicap import Ruleset
from services.games.go.domain.score_proposal import score_proposal

SIZES = (9, 13, 19)
KOMI = 6.5


@dataclass(frozen=True)
class FinishedGame:
    board: Board
    dead: frozenset[int]
    prisoners: dict[int, int]

    def score(self, dead: frozenset[int]) -> float:
        return count(self.board, dead).score(Ruleset.JAPANESE, KOMI, 0, self.prisoners)


@dataclass
class Verdict:
    """What the proposal is worth on some finished games."""

    games: int = 0
    stones: int = 0
    right: int = 0
    right_without: int = 0  # had nothing been proposed
    winners_turned: int = 0


def finished_games(size: int) -> Iterator[FinishedGame]:
    text = Path(__file__).with_name(f"{size}.txt").read_text()
    for block in text.strip().split("\n\n"):
        heading, *rows = block.splitlines()
        letters = "".join(rows)
        black, white = map(int, re.findall(r"prisoners (\d+) (\d+)", heading)[0])
        yield FinishedGame(
            Board(size, [".XO".index(letter.upper()) for letter in letters]),
            frozenset(point for point, letter in enumerate(letters) if letter in "xo"),
            {1: black, 2: white},
        )


def verdict(size: int) -> Verdict:
    """Compare the proposal with what GNU Go found, stone by stone and by who won."""
    found = Verdict()
    for game in finished_games(size):
        proposed = score_proposal(game.board)
        stones = sum(map(bool, game.board.stones))
        found.games += 1
        found.stones += stones
        found.right += stones - len(proposed.dead ^ game.dead)
        found.right_without += stones - len(game.dead)
        marked = proposed.dead | proposed.neutral
        found.winners_turned += (game.score(marked) > 0) != (game.score(game.dead) > 0)
    return found
