"""Curves as SVG: points over a season, scores over the hands of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from math import ceil, floor
from xml.sax.saxutils import escape, quoteattr

WIDTH, LEAST_HEIGHT, MARGIN, LEGEND, LEGEND_STEP = 900, 400, 50, 240, 18
LEVELS, PLACES = 5, 10  # about so many lines across, and marks along the bottom
# Colours that the colour-blind can tell apart (Okabe and Ito); dashes tell them apart again.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 5")


@dataclass(frozen=True)
class Line:
    """One curve: its values in the order of play."""

    name: str
    values: Sequence[Decimal | int]


@dataclass(frozen=True)
class _Frame:
    """Where values lie in the picture."""

    low: float
    high: float
    longest: int
    height: int

    def down(self, value: Decimal | int | float) -> float:
        share = (float(value) - self.low) / (self.high - self.low)
        return round(self.height - MARGIN - share * (self.height - 2 * MARGIN), 1)

    def across(self, place: int) -> float:
        step = (WIDTH - LEGEND - MARGIN) / max(self.longest - 1, 1)
        return round(MARGIN + place * step, 1)


def draw_curves(title: str, lines: Sequence[Line]) -> str:
    """An SVG picture: one curve per line, round levels, marks along the bottom and a legend."""
    values = [float(value) for line in lines for value in line.values] or [0.0]
    step = _round_step(max(values) - min(values), LEVELS)
    low = floor(min(values) / step) * step
    high = max(ceil(max(values) / step) * step, low + step)
    longest = max((len(line.values) for line in lines), default=0)
    height = max(LEAST_HEIGHT, 2 * MARGIN + LEGEND_STEP * len(lines))
    frame = _Frame(low, high, longest, height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label={quoteattr(title)} font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{MARGIN}" y="28" font-size="16">{escape(title)}</text>',
    ]
    levels = round((high - low) / step) + 1
    parts += [_level(frame, low + number * step) for number in range(levels)]
    parts += _marks(frame)
    for number, line in enumerate(lines):
        parts += _curve(frame, number, line)
    return "".join([*parts, "</svg>"])


def _round_step(spread: float, parts: int) -> float:
    """1, 2 or 5 times a power of ten, so that about so many steps make the spread."""
    step = 1.0
    while True:
        for factor in (1, 2, 5):
            if step * factor * parts >= spread:
                return step * factor
        step *= 10


def _level(frame: _Frame, value: float) -> str:
    height = frame.down(value)
    stroke = "#888888" if value == 0 else "#dddddd"
    return (
        f'<line x1="{MARGIN}" x2="{WIDTH - LEGEND}" y1="{height}" y2="{height}" stroke="{stroke}"/>'
        f'<text x="{MARGIN - 6}" y="{height + 4}" font-size="11" text-anchor="end">'
        f"{value:.0f}</text>"
    )


def _marks(frame: _Frame) -> list[str]:
    """How many games or hands have been played."""
    step = int(_round_step(frame.longest - 1, PLACES))
    return [
        f'<text x="{frame.across(place)}" y="{frame.height - MARGIN + 20}" font-size="11" '
        f'text-anchor="middle">{place}</text>'
        for place in range(0, frame.longest, step)
    ]


def _curve(frame: _Frame, number: int, line: Line) -> list[str]:
    points = " ".join(
        f"{frame.across(place)},{frame.down(value)}" for place, value in enumerate(line.values)
    )
    colour = COLOURS[number % len(COLOURS)]
    dashes = DASHES[number // len(COLOURS) % len(DASHES)]
    style = f'fill="none" stroke="{colour}" stroke-width="2"'
    style += f' stroke-dasharray="{dashes}"' if dashes else ""
    height, left = MARGIN + LEGEND_STEP * number, WIDTH - LEGEND + 10
    last = f" {line.values[-1]}" if line.values else ""
    return [
        f'<polyline points="{points}" {style}/>',
        f'<line x1="{left}" x2="{left + 22}" y1="{height - 4}" y2="{height - 4}" {style}/>',
        f'<text x="{left + 28}" y="{height}" font-size="12">{escape(line.name + last)}</text>',
    ]
