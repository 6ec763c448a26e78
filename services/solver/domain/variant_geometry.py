"""The drawing of a variant's map, held against the variant before anyone draws with it."""

from typing import Any

from services.solver.domain.shapes import Faults, Malformed, each, integer, items, members
from services.solver.domain.variants import SEA, Variant

PLACES = ("unit", "dislodged", "name", "room", "short")


def check_geometry(data: Any, variant: Variant, path: str, faults: Faults) -> None:
    """Every region is there once, its borders are arcs that exist, its symbols have places."""
    with faults.noting():
        document = members(data, path)
        for key in ("width", "height"):
            integer(document.get(key), f"{path}.{key}", 1, 100_000)
        arcs = items(document.get("arcs"), f"{path}.arcs", most=100_000)
        each(arcs, f"{path}.arcs", _arc, faults)
        items(document.get("decor", []), f"{path}.decor")
        where = f"{path}.regions"
        regions = items(document.get("regions"), where, len(variant.regions))
        numbers = each(regions, where, lambda one, at: _region(one, variant, len(arcs), at), faults)
        if len(set(numbers)) != len(numbers):
            raise Malformed(where, "a region is there twice")


def _arc(arc: Any, path: str) -> None:
    points = items(arc, path)
    if len(points) < 4 or len(points) % 2:
        raise Malformed(path, "must have pairs of numbers, two at least")
    for rank, number in enumerate(points):
        integer(number, f"{path}.{rank}", -100_000, 100_000)


def _region(data: Any, variant: Variant, arcs: int, path: str) -> int:
    region = members(data, path)
    number = integer(region.get("number"), f"{path}.number", 1, len(variant.regions))
    if (region.get("kind") == "sea") != (variant.regions[number - 1] == SEA):
        raise Malformed(f"{path}.kind", "is not what the rules say")
    centre = ("centre",) if number in variant.centers else ()
    for key in (*PLACES, *centre):
        _point(region.get(key), f"{path}.{key}")
    for rank, polygon in enumerate(items(region.get("polygons"), f"{path}.polygons")):
        for place, ring in enumerate(items(polygon, f"{path}.polygons.{rank}")):
            where = f"{path}.polygons.{rank}.{place}"
            for step, arc in enumerate(items(ring, where)):
                integer(arc, f"{where}.{step}", -arcs, arcs - 1)
    coasts = members(region.get("coasts", {}), f"{path}.coasts")
    for zone in range(len(variant.regions) + 1, variant.zones + 1):
        if variant.region_of(zone) == number:
            _point(coasts.get(str(zone)), f"{path}.coasts.{zone}")
    return number


def _point(value: Any, path: str) -> None:
    for rank, number in enumerate(items(value, path, 2)):
        if type(number) not in (int, float):
            raise Malformed(f"{path}.{rank}", "must be a number")
