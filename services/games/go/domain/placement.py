"""Handicap stones: where standard placement puts them, and the star points of a board."""

from services.games.go.domain.points import point_at

FULL_SIZE = 19
MAXIMUM_HANDICAP = 21
FIRST_SIZE_WITH_INNER_CORNERS = 14


def standard_is_possible(size: int, stones: int) -> bool:
    if stones > MAXIMUM_HANDICAP:
        return False
    if size == FULL_SIZE or stones <= 4:
        return True
    return size % 2 == 1 and size >= 9 and stones <= 9


def standard_points(size: int, stones: int) -> list[int]:
    """The points in placing order; fewer than asked when the board has no more."""
    middle = (size // 2, (size - 1) // 2)
    pairs = _corners(size, _line(size)) + _sides(size, _side_line(size))
    points = pairs[: 4 if stones in (4, 5) else 6 if stones in (6, 7) else 8]
    first = points[: stones - 1] if stones in (5, 7) else points[:stones]
    if stones in (5, 7) or (stones >= 9 and size >= 7):
        first = [*first, middle]
    if stones > 9 and size >= 8:
        first += _outer_points(size)[: stones - 9]
    return [point_at(column, row, size) for column, row in first]


def star_points(size: int) -> list[int]:
    """The marked points of an empty board."""
    low = _line(size)
    stars: list[tuple[int, int]] = []
    if size % 2:
        stars.append((size // 2, size // 2))
    if size >= 8:
        stars += _corners(size, low)
    if size % 2 and size >= 13:
        stars += _sides(size, low)
    return sorted(point_at(column, row, size) for column, row in stars)


def _line(size: int) -> int:
    """Which line the corner stones stand on: 2nd, 3rd below 12, 4th from 12."""
    return 1 if size < 7 else 2 if size < 12 else 3


def _side_line(size: int) -> int:
    """On 7 lines the third line would touch the centre."""
    return 1 if size == 7 else _line(size)


def _corners(size: int, low: int) -> list[tuple[int, int]]:
    high = size - 1 - low
    return [(high, low), (low, high), (high, high), (low, low)]


def _sides(size: int, low: int) -> list[tuple[int, int]]:
    high = size - 1 - low
    across, down = size // 2, (size - 1) // 2
    return [(high, down), (low, down), (across, high), (across, low)]


def _outer_points(size: int) -> list[tuple[int, int]]:
    """What follows the ninth stone: inner corners on large boards, then one line further out."""
    inner = (3 + size // 2) // 2
    points = _corners(size, inner) if size >= FIRST_SIZE_WITH_INNER_CORNERS else []
    return points + _corners(size, _line(size) - 1) + _sides(size, _line(size) - 1)
