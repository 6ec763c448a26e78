"""Whether an SGF somebody attaches to a game is really of that game."""

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.records import MoveRecord
from services.games.go.domain.rules_broken import InvalidSgf
from services.games.go.domain.sgf_import import SgfRecord

SHORTEST_LINE = 25


def check_attachment(
    record: SgfRecord, start: Board, komi: float, handicap: int, played: list[MoveRecord]
) -> None:
    """Compare size, komi, handicap, the start position and the whole main line."""
    size = start.size
    if record.size != size:
        raise InvalidSgf(f"The record is of a board of {record.size} lines, the game of {size}.")
    if record.komi is not None and record.komi != komi:
        raise InvalidSgf(f"The record has komi {record.komi:g}, the game {komi:g}.")
    if (record.handicap or 0) != handicap:
        raise InvalidSgf(f"The record has handicap {record.handicap or 0}, the game {handicap}.")
    stones = [(Colour(row.stone), row.point(size)) for row in played if row.is_stone]
    _check_start(record, start, {point for _, point in stones[:handicap]})
    moves = record.stones if not handicap or not record.black else stones[:handicap] + record.stones
    if len(moves) < min(SHORTEST_LINE, len(stones)):
        raise InvalidSgf("The main line of the record is too short to tell the game.")
    for number, (theirs, ours) in enumerate(zip(moves, stones, strict=False), 1):
        if theirs != ours and number > handicap:
            raise InvalidSgf(f"Move {number} of the record is not the one that was played.")


def _check_start(record: SgfRecord, start: Board, handicap_points: set[int]) -> None:
    black = {point for point, stone in enumerate(start.stones) if stone == Colour.BLACK}
    white = {point for point, stone in enumerate(start.stones) if stone == Colour.WHITE}
    if record.white != white or record.black not in (black, black | handicap_points):
        raise InvalidSgf("The record begins with other stones than the game.")
