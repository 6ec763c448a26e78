"""Long cycles: a whole position that comes back, which simple ko does not forbid."""

from collections.abc import Iterable, Sequence
from zlib import crc32

from services.games.go.domain.board import Board
from services.games.go.domain.records import MoveRecord, replay

LARGEST = 2**31 - 1  # what both databases hold in an INTEGER


def fingerprint(board: Board) -> int:
    """A number that two equal positions share; two different ones may, too, but seldom do."""
    return crc32(bytes(board.stones)) & LARGEST


def first_repeated_move(
    board: Board, start: Board, records: Sequence[MoveRecord], candidates: Iterable[int]
) -> int | None:
    """The first of these moves after which the board was just as it is now."""
    for number in sorted(candidates):
        if replay(start, records, number).position.board.stones == board.stones:
            return number
    return None
