"""GNU Go over GTP, as a referee and as an opponent."""

import subprocess

from services.games.go.domain.board import Colour
from tests.waiting import PATIENCE_SECONDS

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


class GnuGo:
    """One running engine; commands are answered in order."""

    def __init__(self, path: str, *options: str):
        self.process = subprocess.Popen(
            [path, "--mode", "gtp", *options],
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def ask(self, command: str) -> str:
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while (line := self.process.stdout.readline().rstrip("\n")) or not lines:
            lines.append(line)
        return "\n".join(lines)

    def is_legal(self, colour: Colour, point: int, size: int) -> bool:
        return self.ask(f"is_legal {colour.name} {vertex(point, size)}") == "= 1"

    def play(self, colour: Colour, point: int, size: int) -> None:
        answer = self.ask(f"play {colour.name} {vertex(point, size)}")
        assert answer.startswith("="), answer

    def stones(self, colour: Colour, size: int) -> set[int]:
        words = self.ask(f"list_stones {colour.name}").removeprefix("=").split()
        return {point_of(word, size) for word in words}

    def captures(self, colour: Colour) -> int:
        return int(self.ask(f"captures {colour.name}").removeprefix("="))

    def close(self) -> None:
        self.ask("quit")
        self.process.wait(PATIENCE_SECONDS)


def vertex(point: int, size: int) -> str:
    return f"{LETTERS[point % size]}{size - point // size}"


def point_of(word: str, size: int) -> int:
    return (size - int(word[1:])) * size + LETTERS.index(word[0])
