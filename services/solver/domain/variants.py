"""A variant: its map, centers, roles and start, checked before anyone plays on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from services.solver.domain.shapes import (
    Malformed,
    by_number,
    check_keys,
    integer,
    items,
    members,
)
from services.solver.variants.distances import army_distances, fleet_distances

COAST, LAND, SEA = 1, 2, 3
ARMY, FLEET = 1, 2
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
    "distancing",
)
OPTIONAL = ("start_advancement", "build_everywhere")


@dataclass(frozen=True)
class Variant:
    """Numbers start at 1: regions, then coastal zones, are zones."""

    regions: Sequence[int]  # the kind of each
    centers: Sequence[int]  # the region of each
    roles: int
    start_centers: Sequence[Sequence[int]]
    type_coasts: int
    coastal_zones: Sequence[Sequence[int]]  # region and type of coast of each
    start_units: Sequence[Mapping[int, Sequence[int]]]  # by unit type, for each role
    year_zero: int
    neighbouring: Sequence[Mapping[int, Sequence[int]]]  # for armies, for fleets
    distancing: Sequence[Sequence[Mapping[int, int]]]  # by unit type, by role: zone to steps
    start_advancement: int = 0
    build_everywhere: int = 0

    @cached_property
    def zones(self) -> int:
        return len(self.regions) + len(self.coastal_zones)

    @cached_property
    def regions_with_coasts(self) -> frozenset[int]:
        return frozenset(region for region, _ in self.coastal_zones)

    @cached_property
    def region_numbers(self) -> list[int]:
        """The region of each zone, by the number of the zone."""
        return [*range(len(self.regions) + 1), *(region for region, _ in self.coastal_zones)]

    @cached_property
    def standing(self) -> frozenset[tuple[int, int]]:
        """Every type of unit with every zone it can stand on."""
        return frozenset(
            (unit_type, zone)
            for unit_type in (ARMY, FLEET)
            for zone in range(1, self.zones + 1)
            if self.can_stand(unit_type, zone)
        )

    @cached_property
    def role_numbers(self) -> dict[str, int]:
        """The roles by their numbers as JSON writes them, when they are keys."""
        return {str(role): role for role in range(1, self.roles + 1)}

    def region_of(self, zone: int) -> int:
        return self.region_numbers[zone]

    def coast_of(self, zone: int) -> int:
        """The type of coast of a coastal zone, 0 for a region."""
        inside = len(self.regions)
        return 0 if zone <= inside else self.coastal_zones[zone - inside - 1][1]

    def can_stand(self, unit_type: int, zone: int) -> bool:
        region = self.region_of(zone)
        if unit_type == ARMY:
            return zone == region and self.regions[region - 1] != SEA
        named = zone != region or region not in self.regions_with_coasts
        return named and self.regions[region - 1] != LAND

    def is_home(self, role: int, center: int) -> bool:
        return bool(self.build_everywhere) or center in self.start_centers[role - 1]


def read_variant(data: Any, path: str = "variant") -> Variant:
    """The variant of an object in the published form; the first thing wrong is refused."""
    data = members(data, path)
    check_keys(data, path, NEEDED, OPTIONAL)
    board = _read_board(data, path)
    variant = Variant(
        **board,
        **_read_roles(data, path, board),
        year_zero=integer(data["year_zero"], f"{path}.year_zero", -100_000, 100_000),
        neighbouring=[{}, {}],
        distancing=[],
        start_advancement=integer(
            data.get("start_advancement", 0), f"{path}.start_advancement", 0, 4
        ),
        build_everywhere=integer(data.get("build_everywhere", 0), f"{path}.build_everywhere", 0, 1),
    )
    _check_start_units(variant, path)
    return _with_neighbours(variant, data, path)


def _read_board(data: dict[str, Any], path: str) -> dict[str, Any]:
    regions = [
        integer(kind, f"{path}.regions.{rank}", COAST, SEA)
        for rank, kind in enumerate(items(data["regions"], f"{path}.regions", most=MOST_ZONES))
    ]
    if not regions:
        raise Malformed(f"{path}.regions", "must not be empty")
    centers = [
        integer(region, f"{path}.centers.{rank}", 1, len(regions))
        for rank, region in enumerate(items(data["centers"], f"{path}.centers"))
    ]
    _refuse_duplicates(centers, f"{path}.centers")
    type_coasts = _read_number(data, "type_coasts", path, 0, MOST_COASTS)
    coastal_zones: list[tuple[int, int]] = []
    most = MOST_ZONES - len(regions)
    for rank, pair in enumerate(items(data["coastal_zones"], f"{path}.coastal_zones", most=most)):
        where = f"{path}.coastal_zones.{rank}"
        items(pair, where, 2)
        coast = (
            integer(pair[0], f"{where}.0", 1, len(regions)),
            integer(pair[1], f"{where}.1", 1, type_coasts),
        )
        if regions[coast[0] - 1] != COAST:
            raise Malformed(f"{where}.0", "must be a coastal region")
        coastal_zones.append(coast)
    _refuse_duplicates(coastal_zones, f"{path}.coastal_zones")
    return {
        "regions": regions,
        "centers": centers,
        "type_coasts": type_coasts,
        "coastal_zones": coastal_zones,
    }


def _read_number(data: dict[str, Any], key: str, path: str, lowest: int, highest: int) -> int:
    holder = members(data[key], f"{path}.{key}")
    check_keys(holder, f"{path}.{key}", ("number",))
    return integer(holder["number"], f"{path}.{key}.number", lowest, highest)


def _read_roles(data: dict[str, Any], path: str, board: dict[str, Any]) -> dict[str, Any]:
    roles = _read_number(data, "roles", path, 1, MOST_ROLES)
    zones = len(board["regions"]) + len(board["coastal_zones"])
    start_centers = []
    for rank, listed in enumerate(items(data["start_centers"], f"{path}.start_centers", roles)):
        where = f"{path}.start_centers.{rank}"
        start_centers.append(
            [
                integer(center, f"{where}.{place}", 1, len(board["centers"]))
                for place, center in enumerate(items(listed, where))
            ]
        )
    _refuse_duplicates(
        [center for listed in start_centers for center in listed], f"{path}.start_centers"
    )

    def zones_of_type(value: Any, where: str) -> list[int]:
        return [
            integer(zone, f"{where}.{place}", 1, zones)
            for place, zone in enumerate(items(value, where))
        ]

    start_units = [
        by_number(listed, f"{path}.start_units.{rank}", FLEET, zones_of_type)
        for rank, listed in enumerate(items(data["start_units"], f"{path}.start_units", roles))
    ]
    return {"roles": roles, "start_centers": start_centers, "start_units": start_units}


def _check_start_units(variant: Variant, path: str) -> None:
    taken = set()
    for rank, listed in enumerate(variant.start_units):
        for unit_type, zones in listed.items():
            where = f"{path}.start_units.{rank}.{unit_type}"
            if unit_type not in (ARMY, FLEET):
                raise Malformed(where, "is not a type of unit")
            for place, zone in enumerate(zones):
                if not variant.can_stand(unit_type, zone):
                    raise Malformed(f"{where}.{place}", "this unit cannot stand there")
                if variant.region_of(zone) in taken:
                    raise Malformed(f"{where}.{place}", "two units start in this region")
                taken.add(variant.region_of(zone))


def _with_neighbours(variant: Variant, data: dict[str, Any], path: str) -> Variant:
    """The variant completed by its neighbours and distances, which must agree with each other."""
    graphs = items(data["neighbouring"], f"{path}.neighbouring", 2)
    neighbouring = [
        _read_graph(
            variant, unit_type, graphs[unit_type - 1], f"{path}.neighbouring.{unit_type - 1}"
        )
        for unit_type in (ARMY, FLEET)
    ]
    complete = replace(variant, neighbouring=neighbouring)
    expected = _distances(complete, data)
    tables = items(data["distancing"], f"{path}.distancing", 2)
    for unit_type in (ARMY, FLEET):
        where = f"{path}.distancing.{unit_type - 1}"
        for rank, table in enumerate(items(tables[unit_type - 1], where, variant.roles)):
            _check_distances(table, expected[unit_type - 1][rank], f"{where}.{rank}", variant.zones)
    return replace(complete, distancing=expected)


def _distances(variant: Variant, data: dict[str, Any]) -> list[list[dict[int, int]]]:
    """By unit type and role, for each zone, the steps from the role's home centers."""
    homes = [[variant.centers[center - 1] for center in listed] for listed in variant.start_centers]
    return [
        [{int(zone): steps for zone, steps in distances(data, home).items()} for home in homes]
        for distances in (army_distances, fleet_distances)
    ]


def _read_graph(variant: Variant, unit_type: int, data: Any, path: str) -> dict[int, list[int]]:
    def zones_around(value: Any, where: str) -> list[int]:
        return [
            integer(zone, f"{where}.{place}", 1, variant.zones)
            for place, zone in enumerate(items(value, where))
        ]

    graph = by_number(data, path, variant.zones, zones_around)
    for zone, around in graph.items():
        if zone < 1 or not variant.can_stand(unit_type, zone):
            raise Malformed(f"{path}.{zone}", "this type of unit cannot stand there")
        for place, other in enumerate(around):
            where = f"{path}.{zone}.{place}"
            if zone not in graph.get(other, ()):
                raise Malformed(where, f"{other} is not a neighbour of {zone} in return")
            if variant.region_of(other) == variant.region_of(zone):
                raise Malformed(where, "a region is not its own neighbour")
        _refuse_duplicates(around, f"{path}.{zone}")
    return graph


def _check_distances(table: Any, expected: Mapping[int, int], path: str, zones: int) -> None:
    def steps(value: Any, where: str) -> int:
        return integer(value, where, 0, MOST_ZONES)

    for zone, distance in by_number(table, path, zones, steps).items():
        if expected.get(zone) != distance:
            raise Malformed(
                f"{path}.{zone}",
                f"must be {expected[zone]}" if zone in expected else "cannot be reached",
            )
    for zone in expected:
        if str(zone) not in table:
            raise Malformed(f"{path}.{zone}", "is missing")


def _refuse_duplicates(values: Sequence[Any], path: str) -> None:
    seen = set()
    for rank, value in enumerate(values):
        if value in seen:
            raise Malformed(f"{path}.{rank}", f"{value} is there twice")
        seen.add(value)
