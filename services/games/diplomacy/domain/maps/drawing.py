"""A position as a picture: the map, its owners, its units and, if wished, their orders.

Only presentation attributes: a page whose policy forbids inline styles can carry the picture.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from xml.sax.saxutils import escape

from services.games.diplomacy.domain.maps.arrows import Canvas, Mark, draw_signs, draw_ways
from services.games.diplomacy.domain.maps.captions import caption
from services.games.diplomacy.domain.maps.geometry import Geometry, Point
from services.games.diplomacy.domain.maps.palette import THEMES, Theme, ThemeName, land_of, mix
from services.games.diplomacy.domain.maps.symbols import (
    centre_symbol,
    dislodged_ring,
    unit_symbol,
)
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant

MOST_TOLD_BY_COLOUR = 8  # more roles than that carry their letters, too


@dataclass(frozen=True)
class Board:
    """A variant as it is drawn in one language and theme; made once, used for every picture."""

    variant: Variant
    geometry: Geometry
    names: Mapping[int, str]  # whole names of regions
    codes: Mapping[int, str]
    colours: Mapping[int, str]  # of the roles
    letters: Mapping[int, str]
    lands: Mapping[int, int] = field(default_factory=dict)  # homelands without a center: region
    theme_name: ThemeName = "light"

    @property
    def theme(self) -> Theme:
        return THEMES[self.theme_name]

    @cached_property
    def shown_letters(self) -> dict[int, str]:
        crowded = len(self.colours) > MOST_TOLD_BY_COLOUR
        return {role: escape(letter) for role, letter in self.letters.items()} if crowded else {}

    @cached_property
    def tints(self) -> dict[int, str]:
        return {role: land_of(colour, self.theme) for role, colour in self.colours.items()}

    @cached_property
    def center_of_region(self) -> dict[int, int]:
        return {region: center for center, region in enumerate(self.variant.centers, 1)}

    @cached_property
    def opening(self) -> str:
        """Everything below the regions."""
        geometry, theme = self.geometry, self.theme
        width, height = geometry.width, geometry.height
        shallows = "".join(
            f'<path d="{geometry.shores}" fill="none" stroke="{theme.shallows}" '
            f'stroke-opacity="{opacity}" stroke-width="{stroke}" stroke-linejoin="round"/>'
            for stroke, opacity in ((12, 0.2), (5, 0.3))
            if geometry.shores
        )
        return (
            f"<defs>{_stripes('map-rock', theme.impassable, theme.border)}"
            f"{_stripes('map-fog', theme.fog, theme.fog_stroke)}"
            f"{_stripes('map-mist', mix(theme.fog, theme.sea, 0.5), theme.fog_stroke)}</defs>"
            f'<rect width="{width}" height="{height}" fill="{theme.sea}"/>{shallows}{self._links}'
        )

    @property
    def _links(self) -> str:
        """Ways between the regions of an automatic map."""
        if not self.geometry.is_automatic:
            return ""
        geometry, theme = self.geometry, self.theme
        return (
            f'<path d="{geometry.sea_links}" {_stroke(theme.sea_line, 2.5, "7 5")}/>'
            f'<path d="{geometry.land_links}" {_stroke(theme.border, 4)}/>'
        )

    @cached_property
    def lines(self) -> str:
        """What lies over the regions and changes with nobody's fortune."""
        geometry, theme = self.geometry, self.theme
        borders = "".join(border.line for border in geometry.borders)
        return "".join(
            f'<path d="{line}" {look}/>'
            for line, look in (
                (geometry.islands, f'fill="{theme.island}" fill-rule="evenodd"'),
                (geometry.impassable, 'fill="url(#map-rock)" fill-rule="evenodd"'),
                (geometry.waters, f'fill="{theme.sea}" stroke="{theme.shore}" stroke-width=".7"'),
                (geometry.sea_lines, _stroke(theme.sea_line, 1.1, "5 3")),
                (borders, _stroke(theme.border, 0.95)),
                (geometry.shores, _stroke(theme.shore, 1)),
            )
            if line
        )

    @cached_property
    def captions(self) -> str:
        return "".join(
            caption(place, self.names[number], self.codes[number], self.theme)
            for number, place in self.geometry.places.items()
        )


@dataclass(frozen=True)
class Scene:
    """What is on the board: a position, what may be seen of it, and orders."""

    position: Position
    marks: Sequence[Mark] = ()
    visible: Collection[int] | None = None  # regions; None: all of them
    title: str = ""


def draw_map(board: Board, scene: Scene) -> str:
    geometry, theme = board.geometry, board.theme
    width, height = geometry.width, geometry.height
    frame = f'x="1.5" y="1.5" width="{width - 3}" height="{height - 3}"'
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" '
            'font-family="DejaVu Serif, Georgia, serif">',
            f"<title>{escape(scene.title)}</title>",
            board.opening,
            _regions(board, scene),
            board.lines,
            _frontiers(board, scene),
            board.captions,
            _centres(board, scene),
            draw_ways(scene.marks, _canvas(board)),
            _units(board, scene),
            draw_signs(scene.marks, _canvas(board)),
            f'<rect {frame} fill="none" stroke="{theme.frame}" stroke-width="3"/></svg>',
        ]
    )


def holders(board: Board, position: Position) -> dict[int, int]:
    """Whose colour each region on land has: of the owner of its center; without a center of who
    stands there, else of the power whose homeland it is while that owns a center at home."""
    variant = board.variant
    found = {}
    standing = {
        variant.region_of(unit.zone): role
        for role, units in position.units.items()
        for unit in units
    }
    at_home = {
        role
        for role in variant.roles
        if any(
            position.ownerships.get(center) == role for center in variant.start_centers[role - 1]
        )
    }
    for region in variant.army_zones:
        center = board.center_of_region.get(region)
        role = position.ownerships.get(center) if center else standing.get(region)
        if role is None and center is None and board.lands.get(region) in at_home:
            role = board.lands[region]
        if role:
            found[region] = role
    return found


def _regions(board: Board, scene: Scene) -> str:
    """Seas are there too, unpainted: a page can be clicked on them."""
    holding = holders(board, scene.position)
    drawn = []
    for number, place in board.geometry.places.items():
        if scene.visible is not None and number not in scene.visible:
            fill = "url(#map-mist)" if place.is_sea else "url(#map-fog)"
        elif place.is_sea:
            fill = board.theme.shallows if board.geometry.is_automatic else "none"
        else:
            role = holding.get(number)
            fill = board.tints[role] if role else board.theme.neutral
        look = ' pointer-events="all"' if fill == "none" else ""
        if board.geometry.is_automatic:
            look = f' stroke="{board.theme.shore}" stroke-width="1.5"'
        drawn.append(
            f'<path d="{place.outline}" fill="{fill}" fill-rule="evenodd" data-region="{number}"'
            f"{look}><title>{escape(board.names[number])}</title></path>"
        )
    return "".join(drawn)


def _frontiers(board: Board, scene: Scene) -> str:
    """A stronger line where the land of one ends and that of another begins."""
    holding = holders(board, scene.position)
    lines = "".join(
        border.line
        for border in board.geometry.borders
        if holding.get(border.sides[0]) != holding.get(border.sides[1])
    )
    return f'<path d="{lines}" {_stroke(board.theme.frontier, 1.7)}/>' if lines else ""


def _centres(board: Board, scene: Scene) -> str:
    ownerships, drawn = scene.position.ownerships, []
    for region, center in board.center_of_region.items():
        at, owner = board.geometry.places[region].centre, ownerships.get(center)
        if at is not None:
            colour = board.colours[owner] if owner else None
            drawn.append(centre_symbol(at, board.theme, colour))
    return "".join(drawn)


def _units(board: Board, scene: Scene) -> str:
    canvas, drawn = _canvas(board), []

    def draw(role: int, unit_type: int, zone: int, at: Point, kind: str) -> None:
        drawn.append(
            unit_symbol(
                unit_type,
                at,
                board.colours[role],
                letter=board.shown_letters.get(role, ""),
                attributes=f' data-{kind}="{zone}"',
            )
        )

    for role, units in scene.position.units.items():
        for unit in units:
            draw(role, unit.unit_type, unit.zone, canvas.standing(unit.zone), "unit")
    for role, units in scene.position.dislodged.items():
        for unit in units:
            at = canvas.retreating(unit.zone)
            draw(role, unit.unit_type, unit.zone, at, "dislodged")
            drawn.append(dislodged_ring(at, board.theme))
    return "".join(drawn)


def _canvas(board: Board) -> Canvas:
    region_of, geometry = board.variant.region_of, board.geometry
    return Canvas(
        board.theme,
        lambda zone: geometry.standing_place(zone, region_of(zone)),
        lambda zone: geometry.places[region_of(zone)].dislodged,
        board.colours,
        board.shown_letters,
    )


def _stroke(colour: str, width: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"'
        f'{dashed} pointer-events="none"'
    )


def _stripes(name: str, ground: str, stripe: str) -> str:
    return (
        f'<pattern id="{name}" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><rect width="6" height="6" fill="{ground}"/>'
        f'<rect width="1.4" height="6" fill="{stripe}" fill-opacity=".6"/></pattern>'
    )
