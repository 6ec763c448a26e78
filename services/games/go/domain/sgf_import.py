"""Reading SGF files: the main line of a game, in whatever encoding it was written."""

from dataclasses import dataclass

from sgfmill import sgf

from services.games.go.domain.board import MAXIMUM_SIZE, MINIMUM_SIZE, Board, Colour
from services.games.go.domain.position import Position
from services.games.go.domain.rules_broken import InvalidSgf, RuleBroken

MAXIMUM_BYTES = 30 * 1024
MAXIMUM_DEPTH = 200  # variations inside variations
CHARSETS = ("utf-8", "gb18030")
COLOURS = {"b": Colour.BLACK, "w": Colour.WHITE}


@dataclass(frozen=True)
class SgfRecord:
    """What an SGF says of its game: setup stones and main line, points from the upper left."""

    size: int
    komi: float | None
    handicap: int | None
    black: frozenset[int]
    white: frozenset[int]
    moves: tuple[tuple[Colour, int | None], ...]

    @property
    def stones(self) -> list[tuple[Colour, int]]:
        """The main line without its passes."""
        return [(colour, point) for colour, point in self.moves if point is not None]


def record_of(data: bytes) -> SgfRecord:
    """Parse a file of at most 30 KiB."""
    if len(data) > MAXIMUM_BYTES:
        raise InvalidSgf(f"An SGF file may have {MAXIMUM_BYTES} bytes, not {len(data)}.")
    _check_depth(data)
    try:
        game = sgf.Sgf_game.from_bytes(data, override_encoding=_charset_of(data))
        return _record(game)
    except (ValueError, KeyError, LookupError) as fault:
        raise InvalidSgf(f"This is not an SGF record of a game of Go: {fault}") from None


def start_position(record: SgfRecord, upto: int = 0) -> tuple[Board, bool]:
    """The board after `upto` moves of the main line, and whether White moves next."""
    board = Board(record.size)
    for point in record.black:
        board.stones[point] = Colour.BLACK
    for point in record.white:
        board.stones[point] = Colour.WHITE
    position = Position(board)
    following = record.moves[upto : upto + 1]
    white_next = bool(record.handicap) if not record.moves else False
    for colour, place in record.moves[:upto]:
        if place is not None:
            try:
                position.play(place, colour)
            except RuleBroken as broken:
                raise InvalidSgf(f"The record contains an illegal move: {broken}") from None
        white_next = colour is Colour.BLACK
    return position.board, following[0][0] is Colour.WHITE if following else white_next


def _record(game: sgf.Sgf_game) -> SgfRecord:
    size = game.get_size()
    if not MINIMUM_SIZE <= size <= MAXIMUM_SIZE:
        raise InvalidSgf(f"The record is of a board of {size} lines.")
    root = game.get_root()
    black, white, _empty = root.get_setup_stones()
    moves = [node.get_move() for node in game.get_main_sequence()]
    return SgfRecord(
        size,
        _number(root, "KM"),
        _handicap(root),
        frozenset(_point(place, size) for place in black),
        frozenset(_point(place, size) for place in white),
        tuple(
            (COLOURS[colour], None if place is None else _point(place, size))
            for colour, place in moves
            if colour is not None
        ),
    )


def _point(place: tuple[int, int], size: int) -> int:
    """sgfmill counts rows from below."""
    return (size - 1 - place[0]) * size + place[1]


def _number(root: sgf.Tree_node, name: str) -> float | None:
    """Files with an empty or wordy komi are common: it then says nothing."""
    try:
        return float(root.get(name)) if root.has_property(name) else None
    except ValueError:
        return None


def _handicap(root: sgf.Tree_node) -> int | None:
    number = _number(root, "HA")
    return None if number is None else int(number)


def _charset_of(data: bytes) -> str | None:
    """The encoding to read with: what CA says, or the first that fits when it says nothing."""
    if b"CA[" in data[:2048]:
        return None
    for charset in CHARSETS:
        try:
            data.decode(charset)
        except UnicodeDecodeError:
            continue
        return charset
    return None


def _check_depth(data: bytes) -> None:
    """Deep nesting would exhaust the stack of whoever walks the tree."""
    depth, in_value, escaped = 0, False, False
    for byte in data:
        if in_value:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x5D:
                in_value = False
        elif byte == 0x5B:
            in_value = True
        elif byte == 0x28:
            depth += 1
            if depth > MAXIMUM_DEPTH:
                raise InvalidSgf(f"Variations are nested deeper than {MAXIMUM_DEPTH} levels.")
        elif byte == 0x29:
            depth -= 1
