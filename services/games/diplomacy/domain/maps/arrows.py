"""Orders as marks on the map: arrows for moves, dotted lines for help, rings, crosses, pluses.

What failed is of another colour, broken, and ends in a cross: nobody needs to tell colours apart.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot

from services.games.diplomacy.domain.maps.geometry import Point
from services.games.diplomacy.domain.maps.palette import Theme
from services.games.diplomacy.domain.maps.symbols import (
    RADIUS,
    build_mark,
    cross,
    hold_ring,
    number,
    unit_symbol,
)
from services.games.diplomacy.domain.orders import Order, OrderType

GAP = RADIUS + 3  # between the middle of a unit and an arrow
HEAD = 10
BOW = 0.08  # how far an arrow bends aside, so that two that meet can both be seen
MOVING = (OrderType.MOVE, OrderType.RETREAT)


@dataclass(frozen=True)
class Mark:
    """An order on the map; `succeeds` is None while nobody knows."""

    order: Order
    succeeds: bool | None = None
    route: Sequence[int] = ()  # the seas of a convoy


@dataclass(frozen=True)
class Canvas:
    """What the marks are drawn with."""

    theme: Theme
    standing: Callable[[int], Point]  # where a unit in a zone stands
    retreating: Callable[[int], Point]  # where a dislodged one does
    colours: Mapping[int, str]
    letters: Mapping[int, str] = field(default_factory=dict)


def draw_ways(marks: Sequence[Mark], canvas: Canvas) -> str:
    """The lines that lie below the units: help, and above it moves."""
    moves = {
        mark.order.active_zone: _way(mark, canvas)
        for mark in marks
        if mark.order.order_type in MOVING and mark.order.destination_zone
    }
    help_lines = [_help(mark, canvas, moves) for mark in marks if mark.order.passive_zone]
    arrows = [
        _arrow(mark, moves[mark.order.active_zone], canvas)
        for mark in marks
        if mark.order.order_type in MOVING and mark.order.destination_zone
    ]
    return "".join([*help_lines, *arrows])


def draw_signs(marks: Sequence[Mark], canvas: Canvas) -> str:
    """What is drawn upon the units."""
    return "".join(_sign(mark, canvas) for mark in marks)


def _way(mark: Mark, canvas: Canvas) -> list[Point]:
    order = mark.order
    start = (
        canvas.retreating(order.active_zone)
        if order.order_type == OrderType.RETREAT
        else canvas.standing(order.active_zone)
    )
    end = canvas.standing(order.destination_zone)
    return [start, *(canvas.standing(zone) for zone in mark.route), end]


def _arrow(mark: Mark, way: list[Point], canvas: Canvas) -> str:
    theme = canvas.theme
    colour = theme.retreat if mark.order.order_type == OrderType.RETREAT else theme.order
    if mark.succeeds is False:
        colour = theme.failure
    curve, tip, direction = _curve(way)
    broken = ' stroke-dasharray="9 6"' if mark.succeeds is False else ""
    by_sea = ' stroke-dasharray="14 4 3 4"' if mark.order.via_convoy and not broken else ""
    head = _head(tip, direction)
    drawn = (
        f'<path d="{curve}" fill="none" stroke="{theme.halo}" stroke-width="8" '
        f'stroke-opacity=".7" stroke-linecap="round"/><path d="{curve}" fill="none" '
        f'stroke="{colour}" stroke-width="4"{broken or by_sea}/>'
        f'<path d="{head}" fill="{colour}" stroke="{theme.halo}" stroke-width="1"/>'
    )
    return drawn + (cross(_middle(way), colour, theme) if mark.succeeds is False else "")


def _help(mark: Mark, canvas: Canvas, moves: Mapping[int, list[Point]]) -> str:
    """A dotted line to the unit that is helped, or to the middle of its way."""
    order, theme = mark.order, canvas.theme
    start = canvas.standing(order.active_zone)
    helped = canvas.standing(order.passive_zone)
    if order.destination_zone:
        target = canvas.standing(order.destination_zone)
        end = _middle(moves.get(order.passive_zone) or [helped, target])
    else:
        end = helped
    colour = theme.failure if mark.succeeds is False else theme.order
    dots = "1 9" if order.order_type == OrderType.CONVOY else ".1 7"
    line = _between(start, end, GAP, 0 if order.destination_zone else GAP)
    if line is None:
        return ""
    (x, y), (across, down) = line
    path = f"M{number(x)} {number(y)}L{number(across)} {number(down)}"
    ahead = (
        ""
        if not order.destination_zone or order.passive_zone in moves
        else _faint(helped, canvas.standing(order.destination_zone), theme)
    )
    width = "6" if order.order_type == OrderType.CONVOY else "3.5"
    drawn = (
        f'{ahead}<path d="{path}" stroke="{theme.halo}" stroke-width="7" stroke-opacity=".7"/>'
        f'<path d="{path}" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        f'stroke-dasharray="{dots}"/><circle cx="{number(across)}" cy="{number(down)}" r="4" '
        f'fill="{theme.halo}" stroke="{colour}" stroke-width="2"/>'
    )
    if mark.succeeds is False:
        drawn += cross(((x + across) / 2, (y + down) / 2), colour, theme, 5)
    return drawn


def _faint(start: Point, end: Point, theme: Theme) -> str:
    """The way that is helped, where nobody was seen to order it."""
    line = _between(start, end, GAP, GAP)
    if line is None:
        return ""
    (x, y), (across, down) = line
    return (
        f'<path d="M{number(x)} {number(y)}L{number(across)} {number(down)}" '
        f'stroke="{theme.order}" stroke-width="2" stroke-opacity=".5" stroke-dasharray="4 4"/>'
    )


def _sign(mark: Mark, canvas: Canvas) -> str:
    order, theme = mark.order, canvas.theme
    colour = theme.failure if mark.succeeds is False else theme.order
    at = canvas.standing(order.active_zone)
    if order.order_type == OrderType.HOLD:
        return hold_ring(at, colour, theme)
    if order.order_type == OrderType.DISBAND:
        return cross(canvas.retreating(order.active_zone), theme.failure, theme, 8)
    if order.order_type == OrderType.REMOVE:
        return cross(at, theme.failure, theme, 8)
    if order.order_type == OrderType.BUILD:
        return unit_symbol(
            order.unit_type,
            at,
            canvas.colours[order.role],
            letter=canvas.letters.get(order.role, ""),
        ) + build_mark(at, colour, theme)
    return ""


def _curve(way: list[Point]) -> tuple[str, Point, Point]:
    """Path data from unit to unit, its tip and where it points."""
    if len(way) > 2:
        return _by_sea(way)
    start, end = way
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    bend = (
        (start[0] + end[0]) / 2 + (end[1] - start[1]) * BOW,
        (start[1] + end[1]) / 2 - (end[0] - start[0]) * BOW,
    )
    first = _towards(start, bend, min(GAP, length / 4))
    tip = _towards(end, bend, min(GAP, length / 4))
    last = _towards(tip, bend, HEAD * 0.7)
    path = f"M{_pair(first)}Q{_pair(bend)} {_pair(last)}"
    return path, tip, _unit_vector(bend, tip)


def _by_sea(way: list[Point]) -> tuple[str, Point, Point]:
    """Through the convoying fleets, rounded where it passes them."""
    tip = _towards(way[-1], way[-2], GAP)
    last = _towards(tip, way[-2], HEAD * 0.7)
    path = f"M{_pair(_towards(way[0], way[1], GAP))}"
    corners = way[1:-1]
    for index, corner in enumerate(corners):
        after = corners[index + 1] if index + 1 < len(corners) else last
        middle = ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
        path += f"Q{_pair(corner)} {_pair(after if after is last else middle)}"
    return path, tip, _unit_vector(way[-2], tip)


def _head(tip: Point, direction: Point) -> str:
    across, down = direction
    base = (tip[0] - across * HEAD, tip[1] - down * HEAD)
    wing = HEAD * 0.55
    left = (base[0] - down * wing, base[1] + across * wing)
    right = (base[0] + down * wing, base[1] - across * wing)
    return f"M{_pair(tip)}L{_pair(left)} {_pair(right)}z"


def _middle(way: list[Point]) -> Point:
    """Of the drawn curve, not of the straight line."""
    start, end = way[-2:]
    if len(way) > 2:  # the last leg, where help is given
        return (start[0] + 3 * end[0]) / 4, (start[1] + 3 * end[1]) / 4
    return (
        (start[0] + end[0]) / 2 + (end[1] - start[1]) * BOW / 2,
        (start[1] + end[1]) / 2 - (end[0] - start[0]) * BOW / 2,
    )


def _between(start: Point, end: Point, before: float, after: float) -> tuple[Point, Point] | None:
    """The line without its ends; None where nothing is left of it."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length <= before + after:
        return None
    return _towards(start, end, before), _towards(end, start, after)


def _towards(start: Point, end: Point, distance: float) -> Point:
    across, down = _unit_vector(start, end)
    return start[0] + across * distance, start[1] + down * distance


def _unit_vector(start: Point, end: Point) -> Point:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
