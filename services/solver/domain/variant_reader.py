"""Reads a variant in the published form and names all that is wrong with it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from services.solver.domain.shapes import (
    Faults,
    Malformed,
    by_number,
    check_keys,
    each,
    integer,
    items,
    members,
)
from services.solver.domain.variant_distances import read_distances
from services.solver.domain.variant_extras import read_extras
from services.solver.domain.variants import ARMY, COAST, FLEET, ISLAND, Variant

MOST_ZONES, MOST_ROLES, MOST_COASTS = 512, 255, 9
NEEDED = (
    "regions",
    "centers",
    "roles",
    "start_centers",
    "type_coasts",
    "coastal_zones",
    "start_units",
    "year_zero",
    "neighbouring",
)
# Distances are computed where a file has none. Then the keys of AFJD's present files, and two
# of our own: start_advancement, passive_roles.
OPTIONAL = (
    "distancing",
    "name",
    "author",
    "free_centers",
    "emergency_centers",
    "increment",
    "extra_requirement_solo",
    "build_everywhere",
    "start_build",
    "start_advancement",
    "disorder",
    "passive_roles",
)


def read_variant(data: Any, path: str = "variant") -> Variant:
    """The variant of an object in the published form; the first thing wrong is refused."""
    faults = Faults()
    variant = variant_from(data, path, faults)
    if faults or variant is None:
        raise faults[0]
    return variant


def variant_from(data: Any, path: str, faults: Faults) -> Variant | None:
    """None if something is wrong. What rests on something wrong is not looked at."""
    with faults.noting():
        check_keys(members(data, path), path, NEEDED, OPTIONAL)
        board = _read_board(data, path, faults)
        fields = _read_roles(data, path, faults)
        with faults.noting():
            fields["year_zero"] = integer(data["year_zero"], f"{path}.year_zero", -100_000, 100_000)
        fields |= read_extras(data, path, fields["roles"], faults)
        if faults:
            return None
        variant = Variant(**board, **fields, neighbouring=[{}, {}], distancing=[])
        _check_start_units(variant, path, faults)
        graphs = items(data["neighbouring"], f"{path}.neighbouring", 2)
        variant = replace(
            variant,
            neighbouring=[
                _read_graph(variant, unit_type, graph, f"{path}.neighbouring.{rank}", faults)
                for rank, (unit_type, graph) in enumerate(zip((ARMY, FLEET), graphs, strict=True))
            ],
        )
        if not faults:
            distances = read_distances(variant, data, f"{path}.distancing", faults)
            return None if faults else replace(variant, distancing=distances)
    return None


def _read_board(data: dict[str, Any], path: str, faults: Faults) -> dict[str, Any]:
    listed = items(data["regions"], f"{path}.regions", most=MOST_ZONES)
    if not listed:
        raise Malformed(f"{path}.regions", "must not be empty")
    kinds = each(
        listed, f"{path}.regions", lambda kind, at: integer(kind, at, COAST, ISLAND), faults
    )
    centers = each(
        items(data["centers"], f"{path}.centers"),
        f"{path}.centers",
        lambda region, at: integer(region, at, 1, len(listed)),
        faults,
    )
    _note_duplicates(centers, f"{path}.centers", faults)
    type_coasts = _read_number(data, "type_coasts", path, 0, MOST_COASTS)

    def coast(pair: Any, at: str) -> tuple[int, int]:
        items(pair, at, 2)
        region = integer(pair[0], f"{at}.0", 1, len(listed))
        if listed[region - 1] not in (COAST, ISLAND):
            raise Malformed(f"{at}.0", "must be a coastal region")
        return region, integer(pair[1], f"{at}.1", 1, type_coasts)

    where = f"{path}.coastal_zones"
    most = MOST_ZONES - len(listed)
    coasts = each(items(data["coastal_zones"], where, most=most), where, coast, faults)
    _note_duplicates(coasts, where, faults)
    return {
        "regions": kinds,
        "centers": centers,
        "type_coasts": type_coasts,
        "coastal_zones": coasts,
    }


def _read_number(data: dict[str, Any], key: str, path: str, lowest: int, highest: int) -> int:
    holder = members(data[key], f"{path}.{key}")
    check_keys(holder, f"{path}.{key}", ("number",))
    return integer(holder["number"], f"{path}.{key}.number", lowest, highest)


def _read_roles(data: dict[str, Any], path: str, faults: Faults) -> dict[str, Any]:
    roles = _read_number(data, "roles", path, 1, MOST_ROLES)
    zones, centers = len(data["regions"]) + len(data["coastal_zones"]), len(data["centers"])
    homes_seen: set[int] = set()

    def home(center: Any, at: str) -> int:
        if integer(center, at, 1, centers) in homes_seen:
            raise Malformed(at, f"{center} is there twice")
        homes_seen.add(center)
        return center

    def homes(listed: Any, at: str) -> list[int]:
        return each(items(listed, at), at, home, faults)

    def zones_of_type(listed: Any, at: str) -> list[int]:
        return each(
            items(listed, at), at, lambda zone, where: integer(zone, where, 1, zones), faults
        )

    where = f"{path}.start_centers"
    start_centers = each(items(data["start_centers"], where, roles), where, homes, faults)
    where = f"{path}.start_units"
    start_units = each(
        items(data["start_units"] or [{}] * roles, where, roles),  # an empty list: nobody has any
        where,
        lambda listed, at: by_number(listed, at, FLEET, zones_of_type),
        faults,
    )
    return {"roles": roles, "start_centers": start_centers, "start_units": start_units}


def _check_start_units(variant: Variant, path: str, faults: Faults) -> None:
    taken = set()
    for rank, listed in enumerate(variant.start_units):
        for unit_type, zones in listed.items():
            where = f"{path}.start_units.{rank}.{unit_type}"
            if unit_type not in (ARMY, FLEET):
                faults.append(Malformed(where, "is not a type of unit"))
                continue
            for place, zone in enumerate(zones):
                if not variant.can_stand(unit_type, zone):
                    faults.append(Malformed(f"{where}.{place}", "this unit cannot stand there"))
                if variant.region_of(zone) in taken:
                    faults.append(Malformed(f"{where}.{place}", "two units start in this region"))
                taken.add(variant.region_of(zone))


def _read_graph(
    variant: Variant, unit_type: int, data: Any, path: str, faults: Faults
) -> Mapping[int, Sequence[int]]:
    def zones_around(value: Any, at: str) -> list[int]:
        return each(
            items(value, at), at, lambda zone, where: integer(zone, where, 1, variant.zones), faults
        )

    graph: dict[int, list[int]] = {}
    with faults.noting():
        graph = by_number(data, path, variant.zones, zones_around)
    for zone, around in graph.items():
        if zone < 1 or not variant.can_stand(unit_type, zone):
            faults.append(Malformed(f"{path}.{zone}", "this type of unit cannot stand there"))
            continue
        for place, other in enumerate(around):
            where = f"{path}.{zone}.{place}"
            if zone not in graph.get(other, ()):
                faults.append(Malformed(where, f"{other} is not a neighbour of {zone} in return"))
            if variant.region_of(other) == variant.region_of(zone):
                faults.append(Malformed(where, "a region is not its own neighbour"))
        _note_duplicates(around, f"{path}.{zone}", faults)
    return graph


def _note_duplicates(values: Sequence[Any], path: str, faults: Faults) -> None:
    seen = set()
    for rank, value in enumerate(values):
        if value in seen:
            faults.append(Malformed(f"{path}.{rank}", f"{value} is there twice"))
        seen.add(value)
