"""Makes finished games with GNU Go: `python -m tests.games.go.finish_games 9 12 900 > 9.txt`.

Random first moves leave invaders, dead corners and odd shapes; then a fast engine plays on until
both sides pass. A stronger one goes on from there until it passes twice as well, so that no border
is left open, and says what is dead. Capitals live, small letters are dead."""

import random
import sys
from collections.abc import Iterator

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import RuleBroken
from tests.games.go.gnugo import GnuGo, point_of
from tests.packages import require

FIRST_MOVES = {9: 8, 13: 16, 19: 30}
JUDGE, FAST = "10", "1"


def finished_game(path: str, size: int, seed: int) -> Iterator[str]:
    """The lines of one finished position."""
    chance, position, colour = random.Random(seed), Position(Board(size)), Colour.BLACK
    engine = GnuGo(path, "--japanese-rules", "--forbid-suicide", "--seed", str(seed))
    engine.ask(f"boardsize {size}")
    for _ in range(FIRST_MOVES[size]):
        point = chance.randrange(size * size)
        try:
            position.play(point, colour)
        except RuleBroken:
            continue
        engine.play(colour, point, size)
        colour = colour.opponent
    for level in (FAST, JUDGE):
        engine.ask(f"level {level}")
        passes = 0
        while passes < 2:
            word = engine.ask(f"genmove {colour.name}").removeprefix("=").strip()
            if word == "resign":
                return
            passes = passes + 1 if word == "PASS" else 0
            if word != "PASS":
                position.play(point_of(word, size), colour)
            colour = colour.opponent
    dead = engine.ask("final_status_list dead").removeprefix("=").split()
    engine.close()
    yield f"size {size}, prisoners {position.prisoners[1]} {position.prisoners[2]}, seed {seed}"
    marked = {point_of(word, size) for word in dead}
    for row in range(size):
        yield "".join(
            letter.lower() if point in marked else letter
            for point in range(row * size, row * size + size)
            for letter in ".XO"[position.board.stones[point]]
        )
    yield ""


if __name__ == "__main__":
    lines, games, first_seed = (int(word) for word in sys.argv[1:])
    for number in range(games):
        for line in finished_game(require("gnugo"), lines, first_seed + number):
            print(line, flush=True)
