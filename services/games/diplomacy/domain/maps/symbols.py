"""Symbols on the map: armies, fleets, centers, rings and crosses; each is a piece of SVG."""

from services.games.diplomacy.domain.maps.geometry import Point
from services.games.diplomacy.domain.maps.palette import Theme, ink_on
from services.games.diplomacy.domain.variants import FLEET

RADIUS = 11
ARMY_BODY = '<circle r="10.4"'
FLEET_BODY = '<rect x="-10.6" y="-8.6" width="21.2" height="17.2" rx="5"'
# A small cannon, and a small ship.
ARMY_SIGN = (
    '<circle cx="-1.6" cy="2.6" r="3.1" fill="none" stroke="{ink}" stroke-width="1.5"/>'
    '<path d="M-6.6 1.2 5.6-4.6 6.9-1.7-1.2 2.2" fill="{ink}"/>'
    '<path d="M1 3 6.4 5.2" stroke="{ink}" stroke-width="1.5"/>'
)
FLEET_SIGN = '<path d="M-7 2.2H7L4.6 5.8H-4.6ZM-.6 1V-6.2L5 .6ZM-1.8 1V-4.4L-5.4.8Z" fill="{ink}"/>'


def unit_symbol(
    unit_type: int, at: Point, colour: str, *, letter: str = "", attributes: str = ""
) -> str:
    """`letter` names the role where there are too many roles for colours alone."""
    ink = ink_on(colour)
    body, sign = (FLEET_BODY, FLEET_SIGN) if unit_type == FLEET else (ARMY_BODY, ARMY_SIGN)
    inside = (
        f'<text y="3.4" font-size="9" font-weight="bold" text-anchor="middle" fill="{ink}">'
        f"{letter}</text>"
        if letter
        else sign.format(ink=ink)
    )
    edge = "#222" if ink != "#ffffff" else "#fff"
    return (
        f'<g transform="translate({number(at[0])} {number(at[1])})"{attributes}>'
        f'{body} fill="{colour}" stroke="{edge}" stroke-width="1.3"/>{inside}</g>'
    )


def centre_symbol(at: Point, theme: Theme, colour: str | None) -> str:
    """A dot in a ring; the dot has the colour of its owner."""
    spot = f'cx="{number(at[0])}" cy="{number(at[1])}"'
    return (
        f'<circle {spot} r="4.6" fill="{theme.centre}" stroke="{theme.frontier}" '
        f'stroke-width="1.1"/><circle {spot} r="2.4" fill="{colour or theme.frontier}" '
        f'stroke="{theme.frontier}" stroke-width=".5"/>'
    )


def dislodged_ring(at: Point, theme: Theme) -> str:
    """Around a unit that must retreat."""
    return (
        f'<circle cx="{number(at[0])}" cy="{number(at[1])}" r="13.5" fill="none" '
        f'stroke="{theme.failure}" stroke-width="2.4" stroke-dasharray="5 3"/>'
    )


def hold_ring(at: Point, colour: str, theme: Theme) -> str:
    """An octagon: the unit stands."""
    x, y = number(at[0] - 15), number(at[1] - 6.2)
    octagon = f"M{x} {y}v12.4l8.8 8.8h12.4l8.8-8.8v-12.4l-8.8-8.8h-12.4z"
    return (
        f'<path d="{octagon}" fill="none" stroke="{theme.halo}" stroke-width="5" '
        f'stroke-opacity=".6"/><path d="{octagon}" fill="none" stroke="{colour}" '
        'stroke-width="2.2"/>'
    )


def cross(at: Point, colour: str, theme: Theme, size: float = 6) -> str:
    """Struck out: it failed, or it is taken off the board."""
    x, y, width = number(at[0] - size), number(at[1] - size), number(2 * size)
    lines = f"M{x} {y}l{width} {width}m0-{width}l-{width} {width}"
    return (
        f'<path d="{lines}" stroke="{theme.halo}" stroke-width="6" stroke-opacity=".8"/>'
        f'<path d="{lines}" stroke="{colour}" stroke-width="3" stroke-linecap="round"/>'
    )


def build_mark(at: Point, colour: str, theme: Theme) -> str:
    """A plus at the shoulder of a unit that is being built."""
    x, y = number(at[0] + 9), number(at[1] - 9)
    return (
        f'<circle cx="{x}" cy="{y}" r="6" fill="{theme.halo}" stroke="{colour}" '
        f'stroke-width="1.6"/><path d="M{x} {y}m-3.4 0h6.8m-3.4-3.4v6.8" stroke="{colour}" '
        'stroke-width="1.8"/>'
    )


def number(value: float) -> str:
    """One decimal at most, and none that says nothing."""
    return f"{value:.1f}".removesuffix(".0")
