"""A rating's curve as an SVG drawing."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

WIDTH, HEIGHT, MARGIN = 640, 240, 36


def curve(title: str, points: Sequence[float]) -> str:
    """The points from left to right, with their lowest and highest value written beside."""
    low, high = (min(points), max(points)) if points else (0.0, 0.0)
    spread = high - low or 1.0
    step = (WIDTH - 2 * MARGIN) / max(1, len(points) - 1)
    places = " ".join(
        f"{MARGIN + step * number:.1f},"
        f"{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / spread:.1f}"
        for number, value in enumerate(points)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<text x="{MARGIN}" y="20" font-size="14">{escape(title)}</text>'
        f'<text x="2" y="{HEIGHT - MARGIN}" font-size="10">{low:.0f}</text>'
        f'<text x="2" y="{MARGIN + 4}" font-size="10">{high:.0f}</text>'
        f'<polyline points="{places}" fill="none" stroke="#2a5db0" stroke-width="2"/></svg>'
    )
