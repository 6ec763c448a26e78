"""What the rules need to know of a variant's map."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

SEA = 3
ARMY, FLEET = 1, 2


@dataclass(frozen=True)
class Variant:
    name: str
    regions: tuple[int, ...]
    centers: tuple[int, ...]
    number_of_roles: int
    start_centers: tuple[tuple[int, ...], ...]
    start_units: tuple[Mapping[str, list[int]], ...]
    coastal_zones: tuple[tuple[int, int], ...]
    number_of_coasts: int
    fleet_zones: frozenset[int]
    year_zero: int
    start_advancement: int
    build_everywhere: bool

    @property
    def roles(self) -> range:
        return range(1, self.number_of_roles + 1)

    @property
    def number_of_zones(self) -> int:
        return len(self.regions) + len(self.coastal_zones)

    @cached_property
    def army_zones(self) -> frozenset[int]:
        return frozenset(number for number, kind in enumerate(self.regions, 1) if kind != SEA)

    def region_of(self, zone: int) -> int:
        """A special coast belongs to its region."""
        if zone <= len(self.regions):
            return zone
        return self.coastal_zones[zone - len(self.regions) - 1][0]

    def may_stand(self, unit_type: int, zone: int) -> bool:
        return zone in (self.army_zones if unit_type == ARMY else self.fleet_zones)

    def home_regions(self, role: int) -> frozenset[int]:
        return frozenset(self.centers[center - 1] for center in self.start_centers[role - 1])


def variant_from(name: str, data: Mapping[str, Any]) -> Variant:
    """The variant of the solver's JSON object (its keys are the AFJD API's)."""
    return Variant(
        name=name,
        regions=tuple(data["regions"]),
        centers=tuple(data["centers"]),
        number_of_roles=data["roles"]["number"],
        start_centers=tuple(tuple(centers) for centers in data["start_centers"]),
        start_units=tuple(data["start_units"]),
        coastal_zones=tuple((region, coast) for region, coast in data["coastal_zones"]),
        number_of_coasts=data["type_coasts"]["number"],
        fleet_zones=frozenset(int(zone) for zone in data["neighbouring"][FLEET - 1]),
        year_zero=data["year_zero"],
        start_advancement=data.get("start_advancement", 0),
        build_everywhere=bool(data.get("build_everywhere", 0)),
    )
