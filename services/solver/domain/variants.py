"""A variant: its map, centers, roles and start, as the engine plays on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

COAST, LAND, SEA, ISLAND = 1, 2, 3, 4  # an island is a coast whose fleet can convoy
ARMY, FLEET = 1, 2


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
    increment: int = 1  # years a cycle of phases stands for
    extra_requirement_solo: int = 0  # centers above half of all
    free_centers: Sequence[int] = ()  # where nobody builds
    emergency_centers: Sequence[tuple[int, int]] = ()  # role and region, see places_to_build
    passive_roles: Sequence[int] = ()  # in civil disorder all along
    name: str = ""  # as its authors call it; it is served under its file's name
    author: str = ""

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

    def is_yard(self, role: int, center: int) -> bool:
        """Whether the role may build there once it owns the center."""
        anywhere = bool(self.build_everywhere) or center in self.start_centers[role - 1]
        return anywhere and center not in self.free_centers
