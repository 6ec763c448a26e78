"""Line charts as SVG: lines in a frame with levels, marks along the bottom, and a legend."""

import gzip
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import ClassVar
from xml.sax.saxutils import escape, quoteattr

from flask import Response, request
from pydantic import RootModel

from shared.languages import Language
from shared.readers import number_text

WIDTH, HEIGHT, MARGIN, LEGEND, LEGEND_STEP = 640, 320, 50, 240, 18
LEVELS, MARKS = 5, 10  # about so many, where nobody says which
LARGE = 10_000  # characters: worth packing
FEW = 40  # so many points can be shown as dots
# Colours that the colour-blind can tell apart (Okabe and Ito); dashes tell them apart again.
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 5")

Labels = Sequence[tuple[float, str]]  # values and what is written beside them


class Picture(RootModel[str]):
    """An SVG drawing."""

    media_type: ClassVar[str] = "image/svg+xml"


def picture(drawing: str, status: int = 200) -> Response:
    """Who has it already is told so; who can unpack it gets it packed."""
    response = Response(drawing, status, mimetype=Picture.media_type)
    response.add_etag()
    response.vary.update(["Accept-Encoding", "Accept-Language"])
    if len(drawing) > LARGE and "gzip" in request.accept_encodings:
        response.data = gzip.compress(drawing.encode(), compresslevel=5)
        response.content_encoding = "gzip"
    response.make_conditional(request)
    return response


@dataclass(frozen=True)
class Line:
    """Points from left to right; `name` is for the legend, `band` the bounds of each point."""

    points: Sequence[tuple[float, float]]
    name: str = ""
    band: Sequence[tuple[float, float]] = ()


@dataclass(frozen=True)
class _Frame:
    """Where values lie in the picture."""

    left: float
    right: float
    low: float
    high: float
    height: int

    def across(self, value: float) -> float:
        return round(MARGIN + (WIDTH - 2 * MARGIN) * _share(value, self.left, self.right), 1)

    def down(self, value: float) -> float:
        room = self.height - 2 * MARGIN
        return round(self.height - MARGIN - room * _share(value, self.low, self.high), 1)

    def at(self, points: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{self.across(x)},{self.down(y)}" for x, y in points)


def draw_chart(
    title: str,
    lines: Sequence[Line],
    *,
    language: Language,
    levels: Labels | None = None,
    marks: Labels | None = None,
    note: str = "",
) -> str:
    """Levels and marks are round numbers unless given; `note` stands in the upper right.

    What is written is in the reader's language, and so are the numbers.
    """
    across = [x for line in lines for x, _ in line.points]
    values = [y for line in lines for _, y in line.points]
    values += [bound for line in lines for bounds in line.band for bound in bounds]
    if levels is None:
        levels = _labels(_round_numbers(values or [0], LEVELS), language)
    if marks is None:
        round_ones = [at for at in _round_numbers(across, MARKS) if at <= max(across)]
        marks = _labels(round_ones, language)
    values += [value for value, _ in levels]
    has_legend = any(line.name for line in lines)
    width = WIDTH + LEGEND * has_legend
    height = max(HEIGHT, (2 * MARGIN + LEGEND_STEP * len(lines)) * has_legend)
    frame = _Frame(*_ends(across), *_ends(values), height)
    parts = [
        _head(title, width, height, language),
        _text(WIDTH - MARGIN, 28, note, "end"),
        *(_band(frame, line) for line in lines if line.band),
        *(_level(frame, value, label) for value, label in levels),
        *(_text(frame.across(at), height - MARGIN + 20, label, "middle") for at, label in marks),
        *(_line(frame, number, line) for number, line in enumerate(lines)),
        "</svg>",
    ]
    return "".join(parts)


def _head(title: str, width: int, height: int, language: Language) -> str:
    size = f'width="{width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} '
        f'lang="{language}" '
        f'role="img" aria-label={quoteattr(title)} font-family="sans-serif" fill="#333333">'
        f'<title>{escape(title)}</title><rect {size} fill="#ffffff"/>'
        + _text(MARGIN, 28, title, "start", 16)
    )


def _labels(values: Sequence[int], language: Language) -> Labels:
    return [(value, number_text(value, language)) for value in values]


def _round_numbers(values: Sequence[float], parts: int) -> list[int]:
    """About so many steps of 1, 2 or 5 times a power of ten, from below the values to above."""
    if not values:
        return []
    step, spread = 1, max(values) - min(values)
    while step * parts < spread:
        step = step * 5 // 2 if f"{step}"[0] == "2" else step * 2
    first = floor(min(values) / step)
    last = max(ceil(max(values) / step), first + 1)
    return [number * step for number in range(first, last + 1)]


def _ends(values: Sequence[float]) -> tuple[float, float]:
    return min(values, default=0), max(values, default=0)


def _share(value: float, low: float, high: float) -> float:
    return (value - low) / (high - low) if high > low else 0.5


def _text(x: float, y: float, text: str, anchor: str, size: int = 11) -> str:
    place = f'x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}"'
    return f"<text {place}>{escape(text)}</text>" if text else ""


def _band(frame: _Frame, line: Line) -> str:
    places = [x for x, _ in line.points]
    lower, upper = ([*zip(places, bounds, strict=True)] for bounds in zip(*line.band, strict=True))
    shade = 'fill="#dde8f5" stroke="#dde8f5" stroke-width="2"'
    return f'<polygon points="{frame.at(upper + lower[::-1])}" {shade}/>'


def _level(frame: _Frame, value: float, label: str) -> str:
    y = frame.down(value)
    stroke = "#888888" if value == 0 else "#cccccc"
    across = f'x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y}" y2="{y}"'
    return f'<line {across} stroke="{stroke}"/>' + _text(MARGIN - 6, y + 4, label, "end")


def _line(frame: _Frame, number: int, line: Line) -> str:
    """A line, and its place in the legend or, where there is none, its dots."""
    colour = COLOURS[number % len(COLOURS)]
    dashes = DASHES[number // len(COLOURS) % len(DASHES)]
    style = f'fill="none" stroke="{colour}" stroke-width="2"'
    style += f' stroke-dasharray="{dashes}"' if dashes else ""
    drawn = f'<polyline points="{frame.at(line.points)}" {style}/>'
    if line.name:
        x, y = WIDTH - MARGIN + 20, MARGIN + LEGEND_STEP * number
        sample = f'<line x1="{x}" x2="{x + 22}" y1="{y - 4}" y2="{y - 4}" {style}/>'
        return drawn + sample + _text(x + 28, y, line.name, "start", 12)
    shown = line.points if len(line.points) <= FEW else line.points[-1:]
    return drawn + "".join(
        f'<circle cx="{frame.across(x)}" cy="{frame.down(y)}" r="3" fill="{colour}"/>'
        for x, y in shown
    )
