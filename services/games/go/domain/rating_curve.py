"""The curve of a player's rating as SVG, with the band its bounds draw."""

from collections.abc import Sequence
from dataclasses import dataclass

from services.games.go.domain.ranks import short_rank

WIDTH, HEIGHT, MARGIN = 640, 320, 40


@dataclass(frozen=True)
class CurvePoint:
    """A rating and its bounds at an instant, in seconds."""

    seconds: float
    rating: float
    minimum: float
    maximum: float


def curve(points: Sequence[CurvePoint]) -> str:
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
            f' width="{WIDTH}" height="{HEIGHT}" role="img">'
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    if not points:
        return f'{head}<text x="20" y="40">No rated games yet</text></svg>'
    low = min(point.minimum for point in points)
    high = max(point.maximum for point in points)
    first, last = points[0].seconds, points[-1].seconds

    def place(seconds: float, rating: float) -> str:
        across = (seconds - first) / (last - first) if last > first else 0.5
        up = (rating - low) / (high - low) if high > low else 0.5
        return (f"{MARGIN + across * (WIDTH - 2 * MARGIN):.1f},"
                f"{HEIGHT - MARGIN - up * (HEIGHT - 2 * MARGIN):.1f}")

    band = " ".join([place(point.seconds, point.maximum) for point in points]
                    + [place(point.seconds, point.minimum) for point in reversed(points)])
    line = " ".join(place(point.seconds, point.rating) for point in points)
    return (f'{head}<polygon class="bounds" points="{band}" fill="#dde8f5"/>'
            f'{"".join(_rank_lines(low, high, place, first))}'
            f'<polyline class="rating" points="{line}" fill="none" stroke="#15508c"'
            f' stroke-width="2"/></svg>')


def _rank_lines(low: float, high: float, place, first: float) -> list[str]:
    """A thin line for every rank in sight, at most ten of them."""
    ranks = range(int(low // 100) + 1, int(high // 100) + 1)
    step = len(ranks) // 10 + 1
    lines = []
    for rank in ranks[::step]:
        height = place(first, rank * 100).split(",")[1]
        lines.append(f'<path d="M{MARGIN} {height}H{WIDTH - MARGIN}" stroke="#ccc"/>'
                     f'<text x="4" y="{height}" font-size="11">{short_rank(rank * 100)}</text>')
    return lines
