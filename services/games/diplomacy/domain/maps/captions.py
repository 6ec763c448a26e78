"""Names on the map, as large as their room allows; where none fits, the code of the region."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from services.games.diplomacy.domain.maps.geometry import Place
from services.games.diplomacy.domain.maps.palette import Theme
from services.games.diplomacy.domain.maps.symbols import number

LARGEST, SMALLEST = {True: 14.0, False: 10.5}, {True: 9.0, False: 7.4}  # at sea, on land
CODE_SIZE = 9.0
LETTER_WIDTH, LINE_HEIGHT = 0.63, 1.15  # of the size of the type
MOST_LINES = 3


def caption(place: Place, name: str, code: str, theme: Theme) -> str:
    fitting = _fit(name, place)
    lines, size, at = fitting or ([code], CODE_SIZE, place.short)
    look = f'fill="{theme.sea_ink}" font-style="italic"' if place.is_sea else f'fill="{theme.ink}"'
    x, y = at[0], at[1] - (len(lines) - 1) * size * LINE_HEIGHT / 2 + size * 0.36
    return "".join(
        f'<text x="{number(x)}" y="{number(y + rank * size * LINE_HEIGHT)}" '
        f'font-size="{number(size)}" text-anchor="middle" pointer-events="none" {look}>'
        f"{escape(line)}</text>"
        for rank, line in enumerate(lines)
    )


def _fit(name: str, place: Place) -> tuple[list[str], float, tuple[float, float]] | None:
    """The lines and the largest size at which they fit."""
    width, height = place.room
    size = LARGEST[place.is_sea]
    while size >= SMALLEST[place.is_sea]:
        for lines in _ways(name.split()):
            longest = max(map(len, lines))
            if (
                longest * LETTER_WIDTH * size <= width
                and len(lines) * size * LINE_HEIGHT <= height + 1.5
            ):
                return lines, size, place.name
        size -= 0.3
    return None


def _ways(words: list[str]) -> Iterator[list[str]]:
    """The words on one line, then on more, the most even ones first."""
    for count in range(1, min(MOST_LINES, len(words)) + 1):
        yield from sorted(_splits(words, count), key=lambda lines: max(map(len, lines)))


def _splits(words: list[str], count: int) -> Iterator[list[str]]:
    if count == 1:
        yield [" ".join(words)]
        return
    for first in range(1, len(words) - count + 2):
        for rest in _splits(words[first:], count - 1):
            yield [" ".join(words[:first]), *rest]
