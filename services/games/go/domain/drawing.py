"""A board as SVG: stones, last move, marks and territory."""

from collections.abc import Iterable

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.placement import star_points
from services.games.go.domain.points import LABEL_LETTERS

CELL = 24
FILLS = {Colour.BLACK: "#111", Colour.WHITE: "#fafafa"}


def drawn(board: Board, last_move: int | None = None, marked: Iterable[int] = (),
          territory: dict[int, int] | None = None) -> str:
    """The whole board; `territory` gives the owner of points to show as counted."""
    side = (board.size + 1) * CELL
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"'
        f' width="{side}" height="{side}" role="img">',
        f'<rect width="{side}" height="{side}" fill="#e3b76b"/>',
        *_grid(board.size), *_labels(board.size),
        *(_circle(point, board.size, 3, "#111") for point in star_points(board.size)),
        *(_stone(point, stone, board.size) for point, stone in enumerate(board.stones) if stone),
    ]
    if last_move is not None:
        x, y = _centre(last_move, board.size)
        stroke = FILLS[Colour(3 - (board.stones[last_move] or Colour.WHITE))]
        parts.append(f'<circle class="last" cx="{x}" cy="{y}" r="5" fill="none"'
                     f' stroke="{stroke}" stroke-width="2"/>')
    parts += [_square(point, owner, board.size) for point, owner in (territory or {}).items()]
    parts += [_cross(point, board.size) for point in marked]
    return "".join([*parts, "</svg>"])


def _centre(point: int, size: int) -> tuple[int, int]:
    row, column = divmod(point, size)
    return (column + 1) * CELL, (row + 1) * CELL


def _grid(size: int) -> Iterable[str]:
    first, last = CELL, size * CELL
    for line in range(1, size + 1):
        at = line * CELL
        yield f'<path d="M{first} {at}H{last}M{at} {first}V{last}" stroke="#111" fill="none"/>'


def _labels(size: int) -> Iterable[str]:
    style = 'font-size="9" text-anchor="middle" font-family="sans-serif"'
    for index in range(size):
        at = (index + 1) * CELL
        yield f'<text x="{at}" y="9" {style}>{LABEL_LETTERS[index].upper()}</text>'
        yield f'<text x="8" y="{at + 3}" {style}>{size - index}</text>'


def _stone(point: int, stone: int, size: int) -> str:
    return _circle(point, size, CELL // 2 - 1, FILLS[Colour(stone)], ' stroke="#111"')


def _circle(point: int, size: int, radius: int, fill: str, more: str = "") -> str:
    x, y = _centre(point, size)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{more}/>'


def _square(point: int, owner: int, size: int) -> str:
    x, y = _centre(point, size)
    return (f'<rect class="territory" x="{x - 4}" y="{y - 4}" width="8" height="8"'
            f' fill="{FILLS[Colour(owner)]}"/>')


def _cross(point: int, size: int) -> str:
    x, y = _centre(point, size)
    return (f'<path class="mark" d="M{x - 5} {y - 5}L{x + 5} {y + 5}M{x + 5} {y - 5}'
            f'L{x - 5} {y + 5}" stroke="#c22" stroke-width="2"/>')
