"""Curves as SVG: points over a season, scores over the hands of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from xml.sax.saxutils import escape, quoteattr

WIDTH, HEIGHT, MARGIN, LEGEND = 800, 400, 50, 170
# Colours that the colour-blind can tell apart (Okabe and Ito), used again after the eighth.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999")


@dataclass(frozen=True)
class Line:
    """One curve: its values in the order of play."""

    name: str
    values: Sequence[Decimal | int]


def draw_curves(title: str, lines: Sequence[Line]) -> str:
    """An SVG picture with one curve per line, a zero or start line and a legend."""
    values = [Decimal(value) for line in lines for value in line.values] or [Decimal(0)]
    low, high = min(values), max(values)
    longest = max((len(line.values) for line in lines), default=0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f"aria-label={quoteattr(title)}>",
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
    ]
    for value in sorted({low, high, Decimal(0) if low <= 0 <= high else low}):
        parts.append(_level(value, low, high))
    for number, line in enumerate(lines):
        parts += _curve(number, line, low, high, longest)
    return "".join([*parts, "</svg>"])


def _height(value: Decimal | int, low: Decimal, high: Decimal) -> float:
    share = float((Decimal(value) - low) / (high - low)) if high != low else 0.5
    return round(HEIGHT - MARGIN - share * (HEIGHT - 2 * MARGIN), 1)


def _level(value: Decimal, low: Decimal, high: Decimal) -> str:
    height = _height(value, low, high)
    return (
        f'<line x1="{MARGIN}" x2="{WIDTH - LEGEND}" y1="{height}" y2="{height}" stroke="#cccccc"/>'
        f'<text x="4" y="{height}" font-size="11">{value}</text>'
    )


def _curve(number: int, line: Line, low: Decimal, high: Decimal, longest: int) -> list[str]:
    step = (WIDTH - LEGEND - MARGIN) / max(longest - 1, 1)
    points = " ".join(
        f"{round(MARGIN + place * step, 1)},{_height(value, low, high)}"
        for place, value in enumerate(line.values)
    )
    colour = COLOURS[number % len(COLOURS)]
    height = MARGIN + 18 * number
    return [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text x="{WIDTH - LEGEND + 8}" y="{height}" font-size="12" fill="{colour}">'
        f"{escape(line.name)}</text>",
    ]
