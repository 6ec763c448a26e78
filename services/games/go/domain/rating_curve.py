"""The curve of a player's rating as SVG, with the band its bounds draw."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from services.games.go.domain.ranks import rank, short_rank

WIDTH, HEIGHT, MARGIN = 640, 320, 44
FONT = 'font-family="sans-serif" font-size="11" fill="#333"'
FEW = 40  # so many games can be shown as dots


@dataclass(frozen=True)
class CurvePoint:
    """A rating and its bounds at an instant, in seconds."""

    seconds: float
    rating: float
    minimum: float
    maximum: float


@dataclass(frozen=True)
class _Frame:
    """Where an instant and a rating lie in the picture."""

    first: float
    last: float
    low: float
    high: float

    def x(self, seconds: float) -> float:
        across = (
            (seconds - self.first) / (self.last - self.first) if self.last > self.first else 0.5
        )
        return MARGIN + across * (WIDTH - 2 * MARGIN)

    def y(self, rating: float) -> float:
        up = (rating - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return HEIGHT - MARGIN - up * (HEIGHT - 2 * MARGIN)

    def at(self, seconds: float, rating: float) -> str:
        return f"{self.x(seconds):.1f},{self.y(rating):.1f}"


def rating_curve(points: Sequence[CurvePoint]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" role="img"><title>Rating over time</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    )
    if not points:
        return f'{head}<text x="20" y="40" {FONT}>No rated games yet</text></svg>'
    frame = _Frame(
        points[0].seconds,
        points[-1].seconds,
        min(point.minimum for point in points),
        max(point.maximum for point in points),
    )
    band = " ".join(
        [frame.at(point.seconds, point.maximum) for point in points]
        + [frame.at(point.seconds, point.minimum) for point in reversed(points)]
    )
    line = " ".join(frame.at(point.seconds, point.rating) for point in points)
    return (
        f'{head}<polygon class="bounds" points="{band}" fill="#dde8f5" stroke="#dde8f5"'
        f' stroke-width="2"/>{_rank_lines(frame)}'
        f'<polyline class="rating" points="{line}" fill="none" stroke="#15508c"'
        f' stroke-width="2"/>{_dots(frame, points)}{_dates(points)}</svg>'
    )


def _rank_lines(frame: _Frame) -> str:
    """A thin line for every rank in sight, at most ten of them."""
    ranks = range(int(frame.low // 100) + 1, int(frame.high // 100) + 1)
    step = len(ranks) // 10 + 1
    return "".join(
        f'<path d="M{MARGIN} {frame.y(rank * 100):.1f}H{WIDTH - MARGIN}" stroke="#ccc"/>'
        f'<text x="{MARGIN - 8}" y="{frame.y(rank * 100) + 4:.1f}" text-anchor="end" {FONT}>'
        f"{short_rank(rank * 100)}</text>"
        for rank in ranks[::step]
    )


def _dots(frame: _Frame, points: Sequence[CurvePoint]) -> str:
    """Every game while they are few, else only the last one."""
    shown = points if len(points) <= FEW else points[-1:]
    return "".join(
        f'<circle cx="{frame.x(point.seconds):.1f}" cy="{frame.y(point.rating):.1f}"'
        ' r="3" fill="#15508c"/>'
        for point in shown
    )


def _dates(points: Sequence[CurvePoint]) -> str:
    """The first and the last day below, the present rating above."""
    last = points[-1]
    ends = [(MARGIN, "start", points[0]), (WIDTH - MARGIN, "end", last)]
    if len(points) == 1:
        ends = [(WIDTH // 2, "middle", last)]
    days = "".join(
        f'<text x="{x}" y="{HEIGHT - 16}" text-anchor="{anchor}" {FONT}>'
        f"{datetime.fromtimestamp(point.seconds, UTC):%Y-%m-%d}</text>"
        for x, anchor, point in ends
    )
    return (
        f'{days}<text x="{WIDTH - MARGIN}" y="24" text-anchor="end" {FONT}>'
        f"{last.rating:.0f} · {rank(last.rating)}</text>"
    )
