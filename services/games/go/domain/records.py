"""Move records: a row per stone, prisoner, mark, pass, score step, resignation and time gift."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.position import Position


class Mark(IntEnum):
    """PosX of what is not a point of the board."""

    PASS, SCORE, RESIGN, TIMEOUT, SETUP, GIFT = -1, -2, -3, -4, -5, -50


class MarkedBy(IntEnum):
    """Stone of a point toggled in scoring; the name says by whom."""

    WHITE, BLACK = 7, 8


MARKING = {Colour.BLACK: MarkedBy.BLACK, Colour.WHITE: MarkedBy.WHITE}
RESET_BIT, DIRECTOR_BIT = 1, 2  # PosY of a gift of time


@dataclass(frozen=True)
class MoveRecord:
    """(0, 0) is the upper left; Dragon Go Server calls column and row PosX and PosY."""

    number: int
    stone: int
    column: int
    row: int
    hours: int = 0

    @property
    def is_stone(self) -> bool:
        return self.stone in (Colour.BLACK, Colour.WHITE) and self.column >= 0

    @property
    def is_prisoner(self) -> bool:
        return self.stone == Colour.NONE and self.column >= 0

    @property
    def is_toggle(self) -> bool:
        return self.stone in tuple(MarkedBy)

    def point(self, size: int) -> int:
        return self.row * size + self.column


@dataclass(frozen=True)
class Replay:
    """What the records say: the position and the points marked since the last stone."""

    position: Position
    marked: frozenset[int]


def board_move(
    number: int, colour: int, point: int, captured: Iterable[int], size: int, hours: int
) -> list[MoveRecord]:
    """The prisoners come before the stone that takes them."""
    rows = [MoveRecord(number, Colour.NONE, taken % size, taken // size) for taken in captured]
    return [*rows, MoveRecord(number, colour, point % size, point // size, hours)]


def handicap_stones(points: Sequence[int], size: int, hours: int = 0) -> list[MoveRecord]:
    """A move per stone; the last one is charged with the time all of them took."""
    return [
        MoveRecord(
            number, Colour.BLACK, point % size, point // size, hours if number == len(points) else 0
        )
        for number, point in enumerate(points, 1)
    ]


def score_step(
    number: int, colour: int, toggled: Iterable[int], size: int, hours: int
) -> list[MoveRecord]:
    rows = [
        MoveRecord(number, MARKING[Colour(colour)], point % size, point // size)
        for point in sorted(toggled)
    ]
    return [*rows, MoveRecord(number, colour, Mark.SCORE, 0, hours)]


def replay(start: Board, records: Iterable[MoveRecord], upto: int | None = None) -> Replay:
    """Rebuild the position after move `upto`, or after all of them."""
    position = Position(start.copy())
    size = start.size
    marked: set[int] = set()
    taken: list[int] = []
    for record in records:
        if upto is not None and record.number > upto:
            break
        if record.is_prisoner:
            taken.append(record.point(size))
            position.board.stones[taken[-1]] = Colour.NONE
            marked.clear()
        elif record.is_stone:
            position.board.stones[record.point(size)] = record.stone
            position.ko = len(taken) == 1
            position.last_move = record.point(size)
            position.prisoners[record.stone] += len(taken)
            taken.clear()
            marked.clear()
        elif record.is_toggle:
            marked ^= {record.point(size)}
    return Replay(position, frozenset(marked))
