"""Writing a game as SGF, FF[4]: facts in the root, one node per move, the count at the end."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sgfmill import sgf

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.conditional import RESIGN, Node
from services.games.go.domain.counting import Count
from services.games.go.domain.records import Mark, MoveRecord

APPLICATION = "Entente:1"
LETTERS = {Colour.BLACK: "b", Colour.WHITE: "w"}


@dataclass(frozen=True)
class Sheet:
    """Everything an SGF shows, already filtered for its reader."""

    start: Board
    moves: Sequence[MoveRecord]
    root: dict[str, str]
    komi: float
    handicap: int
    comments: dict[int, str] = field(default_factory=dict)
    marked: frozenset[int] = frozenset()
    count: Count | None = None
    summary: str = ""
    white_first: bool = False
    variations: Sequence[tuple[int, tuple[Node, ...]]] = ()


def sgf_bytes(sheet: Sheet) -> bytes:
    size = sheet.start.size
    game = sgf.Sgf_game(size, encoding="UTF-8")
    _write_root(game.get_root(), sheet)
    rows = sheet.moves[_handicap_rows(sheet) :]
    end = _end_of_play(rows) if sheet.count else len(rows)
    due = Colour.WHITE if sheet.handicap or sheet.white_first else Colour.BLACK
    marks: list[int] = []
    number = sheet.handicap
    nodes = {number: game.get_root()}
    for row in rows[:end]:
        if row.is_toggle:
            marks.append(row.point(size))
        if row.is_prisoner or row.is_toggle or row.column < Mark.SCORE:
            continue
        node = game.extend_main_sequence()
        colour = Colour(row.stone)
        if colour is not due:
            node.set_raw("PL", colour.letter.encode())
        if row.number != number + 1:
            node.set("MN", row.number)
        number, due = row.number, colour.opponent
        nodes[number] = node
        _write_move(node, row, colour, size, marks)
        if row.number in sheet.comments:
            node.set("C", sheet.comments[row.number])
        marks = []
    if sheet.count:
        _write_count(game.extend_main_sequence(), sheet, sheet.count)
    for after, variations in sheet.variations:
        if after in nodes:
            _write_variations(nodes[after], variations, size)
    return game.serialise()


def _write_root(root: sgf.Tree_node, sheet: Sheet) -> None:
    size = sheet.start.size
    root.set_raw("AP", APPLICATION.encode())
    for name, text in sheet.root.items():
        if text:
            root.set_raw(name, _escape(text))
    root.set("KM", sheet.komi)
    black = {point for point, stone in enumerate(sheet.start.stones) if stone == Colour.BLACK}
    white = {point for point, stone in enumerate(sheet.start.stones) if stone == Colour.WHITE}
    if sheet.handicap:
        root.set("HA", sheet.handicap)
        black |= {row.point(size) for row in sheet.moves[: _handicap_rows(sheet)]}
    if black or white:
        root.set_setup_stones(
            [_place(point, size) for point in black], [_place(point, size) for point in white]
        )
    if sheet.white_first:
        root.set_raw("PL", b"W")
    opening = sheet.comments.get(sheet.handicap if sheet.handicap else 0)
    if opening:
        root.set("C", opening)


def _write_move(
    node: sgf.Tree_node, row: MoveRecord, colour: Colour, size: int, marks: list[int]
) -> None:
    place = _place(row.point(size), size) if row.is_stone else None
    if place is None:
        node.set_raw(colour.letter, b"")  # a pass is [] and never tt
    else:
        node.set_move(LETTERS[colour], place)
    if marks:
        node.set("MA", [_place(point, size) for point in marks])


def _write_variations(node: sgf.Tree_node, variations: tuple[Node, ...], size: int) -> None:
    """Conditional moves, which their size keeps from nesting deeply."""
    for move in variations:
        if move.move == RESIGN:
            node.new_child().set("C", f"{move.colour.name.capitalize()} resigns.")
            continue
        place = _place(move.move, size) if move.move >= 0 else None
        child = _child_with(node, LETTERS[move.colour], place)
        if child is None:
            child = node.new_child()
            if place is None:
                child.set_raw(move.colour.letter, b"")
            else:
                child.set_move(LETTERS[move.colour], place)
        _write_variations(child, move.children, size)


def _child_with(
    node: sgf.Tree_node, letter: str, place: tuple[int, int] | None
) -> sgf.Tree_node | None:
    """Where this move is written already: what was followed is not told twice."""
    return next((child for child in node if child.get_move() == (letter, place)), None)


def _write_count(node: sgf.Tree_node, sheet: Sheet, count: Count) -> None:
    size = sheet.start.size
    dead = [_place(point, size) for point in sorted(sheet.marked)]
    if count.black_territory:
        node.set("TB", [_place(point, size) for point in sorted(count.black_territory)])
    if count.white_territory:
        node.set("TW", [_place(point, size) for point in sorted(count.white_territory)])
    if dead:
        node.set("MA", dead)
    node.set("C", sheet.summary)


def _handicap_rows(sheet: Sheet) -> int:
    """How many of the first rows are handicap stones, which the root shows."""
    first = sheet.moves[: sheet.handicap]
    return len([row for row in first if row.is_stone and row.number <= sheet.handicap])


def _end_of_play(rows: Sequence[MoveRecord]) -> int:
    """Where the last scoring begins: those steps are told by the count."""
    end = len(rows)
    while end and (rows[end - 1].is_toggle or rows[end - 1].column in (Mark.SCORE, Mark.GIFT)):
        end -= 1
    return end


def _place(point: int, size: int) -> tuple[int, int]:
    """sgfmill counts rows from below."""
    return size - 1 - point // size, point % size


def _escape(text: str) -> bytes:
    return text.replace("\\", "\\\\").replace("]", "\\]").encode()
