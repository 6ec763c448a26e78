"""A board as SVG: stones, last move, marks and territory."""

from collections.abc import Iterable

from services.games.go.domain.board import Board, Colour
from services.games.go.domain.chart_words import BOARD
from services.games.go.domain.placement import star_points
from services.games.go.domain.points import LABEL_LETTERS

CELL = 24
MARGIN = 32  # from the edge to the first line: a stone there must leave room for the labels
FILLS = {Colour.BLACK: "#111", Colour.WHITE: "#fafafa"}


def board_svg(
    board: Board,
    last_move: int | None = None,
    marked: Iterable[int] = (),
    territory: dict[int, int] | None = None,
    *,
    language: str,
) -> str:
    """The whole board; `territory` gives the owner of points to show as counted."""
    side = (board.size - 1) * CELL + 2 * MARGIN
    marked = frozenset(marked)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"'
        f' width="{side}" height="{side}" role="img">'
        f"<title>{BOARD[language].format(board.size)}</title>",
        f'<rect width="{side}" height="{side}" fill="#e3b76b"/>',
        *_grid(board.size),
        *_labels(board.size, side),
        *(_circle(point, board.size, 3, "#111") for point in star_points(board.size)),
        *(
            _stone(point, stone, board.size, point in marked)
            for point, stone in enumerate(board.stones)
            if stone
        ),
    ]
    if last_move is not None:
        x, y = _centre(last_move, board.size)
        stroke = FILLS[Colour(3 - (board.stones[last_move] or Colour.WHITE))]
        parts.append(
            f'<circle class="last" cx="{x}" cy="{y}" r="5" fill="none"'
            f' stroke="{stroke}" stroke-width="2"/>'
        )
    parts += [_square(point, owner, board.size) for point, owner in (territory or {}).items()]
    parts += [_cross(point, board.size) for point in sorted(marked)]
    return "".join([*parts, "</svg>"])


def _centre(point: int, size: int) -> tuple[int, int]:
    row, column = divmod(point, size)
    return MARGIN + column * CELL, MARGIN + row * CELL


def _grid(size: int) -> Iterable[str]:
    first, last = MARGIN, MARGIN + (size - 1) * CELL
    for at in range(first, last + 1, CELL):
        yield f'<path d="M{first} {at}H{last}M{at} {first}V{last}" stroke="#111" fill="none"/>'


def _labels(size: int, side: int) -> Iterable[str]:
    style = 'font-size="10" text-anchor="middle" font-family="sans-serif"'
    for index in range(size):
        at = MARGIN + index * CELL
        for edge in (10, side - 10):
            yield f'<text x="{at}" y="{edge + 4}" {style}>{LABEL_LETTERS[index].upper()}</text>'
            yield f'<text x="{edge}" y="{at + 4}" {style}>{size - index}</text>'


def _stone(point: int, stone: int, size: int, is_dead: bool) -> str:
    fading = ' opacity="0.5"' if is_dead else ""
    return _circle(point, size, CELL // 2 - 1, FILLS[Colour(stone)], f' stroke="#111"{fading}')


def _circle(point: int, size: int, radius: int, fill: str, more: str = "") -> str:
    x, y = _centre(point, size)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}"{more}/>'


def _square(point: int, owner: int, size: int) -> str:
    x, y = _centre(point, size)
    return (
        f'<rect class="territory" x="{x - 4}" y="{y - 4}" width="8" height="8"'
        f' fill="{FILLS[Colour(owner)]}"/>'
    )


def _cross(point: int, size: int) -> str:
    x, y = _centre(point, size)
    return (
        f'<path class="mark" d="M{x - 5} {y - 5}L{x + 5} {y + 5}M{x + 5} {y - 5}'
        f'L{x - 5} {y + 5}" stroke="#e00" stroke-width="2.5"/>'
    )
