"""Boards as pages draw them: the stones after any move, rebuilt from the records of a game."""

from dataclasses import dataclass, field
from itertools import product
from string import ascii_lowercase

LABELS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
COLOURS = {1: "b", 2: "w"}
PASS, RESIGN, TIMEOUT = -1, -3, -4
SMALL, LARGE = 9, 13  # where star points lie on the third line, and where they are nine

Point = tuple[int, int]


@dataclass
class Goban:
    """Stones by point, from the upper left; `dead` are marked, `territory` is whose."""

    size: int
    stones: dict[Point, str] = field(default_factory=dict)
    last: Point | None = None
    dead: set[Point] = field(default_factory=set)
    territory: dict[Point, str] = field(default_factory=dict)
    neutral: set[Point] = field(default_factory=set)

    @property
    def lines(self) -> str:
        end = self.size - 1
        return "".join(f"M0 {line}H{end}M{line} 0V{end}" for line in range(self.size))

    @property
    def stars(self) -> list[Point]:
        if self.size < SMALL:
            return []
        edge, middle = (2 if self.size < LARGE else 3), self.size // 2
        ends = (edge, self.size - 1 - edge)
        corners = list(product(ends, ends))
        if self.size % 2 == 0:
            return corners
        sides = [(x, middle) for x in ends] + [(middle, y) for y in ends]
        return [*corners, (middle, middle), *(sides if self.size > LARGE else [])]

    @property
    def labels(self) -> list[tuple[int, str, int]]:
        """For every line its place, its letter above and its number at the left."""
        return [(at, LABELS[at], self.size - at) for at in range(self.size)]


def label(point: Point | str, size: int) -> str:
    """C11, of a point or of its letters in SGF."""
    x, y = point_of(point) if isinstance(point, str) else point
    return f"{LABELS[x]}{size - y}"


def point_of(letters: str) -> Point:
    return ascii_lowercase.index(letters[0]), ascii_lowercase.index(letters[1])


def points_of(words: list[str]) -> list[Point]:
    return [point_of(word) for word in words]


def sgf_of(point: Point) -> str:
    return ascii_lowercase[point[0]] + ascii_lowercase[point[1]]


def board_after(size: int, records: dict, number: int) -> Goban:
    """Rows in order: a stone stands, a prisoner goes; marks hold until the next stone."""
    board = Goban(size)
    for name, held in (("start_black", "b"), ("start_white", "w")):
        board.stones |= dict.fromkeys(points_of(records[name]), held)
    for row in records["moves"]:
        if row["number"] > number:
            break
        point = row["x"], row["y"]
        if row["x"] < 0:
            continue
        if row["stone"] in COLOURS:
            board.stones[point], board.last = COLOURS[row["stone"]], point
            board.dead.clear()
        elif row["stone"] == 0:
            board.stones.pop(point, None)
        else:
            board.dead ^= {point}
    board.neutral = {point for point in board.dead if point not in board.stones}
    return board


def rows_for_script(records: dict) -> list[list[int]]:
    """What a script needs to step through the game: number, what stands there now, where."""
    start = [
        [0, stone, *point]
        for name, stone in (("start_black", 1), ("start_white", 2))
        for point in points_of(records[name])
    ]
    return start + [
        [row["number"], row["stone"], row["x"], row["y"]]
        for row in records["moves"]
        if row["stone"] <= 2 and row["x"] >= PASS
    ]
