"""Where everything lies on a map: outlines of regions, borders, places for symbols and names.

The data is that of the solver's `geometry` files: borders are stored once, as arcs, and a region
is a list of polygons of arc numbers; `~n` is arc n walked backwards.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Point = tuple[float, float]
SEA_KIND = "sea"


@dataclass(frozen=True)
class Place:
    """A region on the map: its outline, and where its symbols and its name go."""

    number: int
    is_sea: bool
    outline: str
    unit: Point
    dislodged: Point
    name: Point
    room: Point
    short: Point
    centre: Point | None = None
    coasts: Mapping[int, Point] = field(default_factory=dict)


@dataclass(frozen=True)
class Border:
    """A line between two regions on land."""

    line: str
    sides: tuple[int, int]


@dataclass(frozen=True)
class Geometry:
    """Lines are path data; `links` join neighbours where the map is an automatic one."""

    width: int
    height: int
    places: Mapping[int, Place]
    borders: Sequence[Border] = ()
    shores: str = ""
    sea_lines: str = ""
    islands: str = ""
    impassable: str = ""
    waters: str = ""
    is_automatic: bool = False
    land_links: str = ""
    sea_links: str = ""

    def standing_place(self, zone: int, region: int) -> Point:
        """Where a unit in a zone stands; a special coast has a place of its own."""
        place = self.places[region]
        return place.coasts.get(zone, place.unit)


def geometry_from(data: Mapping[str, Any]) -> Geometry:
    arcs = [list(zip(flat[::2], flat[1::2], strict=True)) for flat in data["arcs"]]
    places = {
        region["number"]: _place(region, _outline(arcs, region["polygons"]))
        for region in data["regions"]
    }
    decor = data["decor"]
    faces = [(region["number"], region) for region in data["regions"]]
    faces += [(0, one) for one in decor if "polygons" in one]
    sides: dict[int, list[int]] = {}
    for number, face in faces:
        for arc in _arcs_of(face["polygons"]):
            sides.setdefault(arc, []).append(number)

    def lines(chosen: Iterable[int]) -> str:
        return "".join(path_of(arcs[arc]) for arc in chosen)

    def seas_beside(arc: int) -> int:
        return sum(number in places and places[number].is_sea for number in sides[arc])

    inner = [arc for arc, numbers in sides.items() if len(numbers) == 2]

    return Geometry(
        width=data["width"],
        height=data["height"],
        places=places,
        borders=[
            Border(path_of(arcs[arc]), (sides[arc][0], sides[arc][1]))
            for arc in inner
            if seas_beside(arc) == 0
        ],
        shores=lines(arc for arc in inner if seas_beside(arc) == 1),
        sea_lines=lines(arc for arc in inner if seas_beside(arc) == 2),
        islands=_faces(arcs, decor, "island"),
        impassable=_faces(arcs, decor, "impassable"),
        waters="".join(
            path_of(list(zip(one["ring"][::2], one["ring"][1::2], strict=True)), closed=True)
            for one in decor
            if one["kind"] == "water"
        ),
    )


def path_of(points: Sequence[tuple[int, int]], closed: bool = False) -> str:
    """Path data with relative steps: half the length of absolute ones."""
    (x, y), steps = points[0], []
    for across, down in points[1:]:
        steps.append(f"{across - x} {down - y}")
        x, y = across, down
    start = f"M{points[0][0]} {points[0][1]}l"
    return f"{start}{' '.join(steps)}".replace(" -", "-") + ("z" if closed else "")


def _place(region: Mapping[str, Any], outline: str) -> Place:
    def point(key: str) -> Point:
        across, down = region[key]
        return across, down

    return Place(
        number=region["number"],
        is_sea=region["kind"] == SEA_KIND,
        outline=outline,
        unit=point("unit"),
        dislodged=point("dislodged"),
        name=point("name"),
        room=point("room"),
        short=point("short"),
        centre=point("centre") if "centre" in region else None,
        coasts={int(zone): tuple(at) for zone, at in region.get("coasts", {}).items()},
    )


def _faces(arcs: Sequence, decor: Sequence[Mapping[str, Any]], kind: str) -> str:
    return "".join(_outline(arcs, one["polygons"]) for one in decor if one["kind"] == kind)


def _outline(arcs: Sequence, polygons: Sequence) -> str:
    rings = (ring for polygon in polygons for ring in polygon)
    return "".join(path_of(_ring(arcs, ring), closed=True) for ring in rings)


def _ring(arcs: Sequence, ring: Sequence[int]) -> list[tuple[int, int]]:
    """Each arc ends where the next one begins: that point is taken once."""
    return [
        point
        for number in ring
        for point in (arcs[number] if number >= 0 else arcs[~number][::-1])[:-1]
    ]


def _arcs_of(polygons: Sequence) -> Iterable[int]:
    return (
        number if number >= 0 else ~number
        for polygon in polygons
        for ring in polygon
        for number in ring
    )
