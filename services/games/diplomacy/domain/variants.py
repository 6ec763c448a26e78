"""What the rules need to know of a variant's map."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

SEA = 3
ARMY, FLEET = 1, 2
FIRST_WINTER = 4  # the advancement of a game that begins with builds


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
    neighbours: tuple[Mapping[int, tuple[int, ...]], ...]  # by unit type: zones beside each zone
    year_zero: int
    start_advancement: int
    build_everywhere: bool
    increment: int = 1  # years a cycle of phases stands for
    extra_requirement_solo: int = 0  # centers above half of all
    free_centers: frozenset[int] = frozenset()  # where nobody builds
    emergency_centers: tuple[tuple[int, int], ...] = ()  # role and region, see needs.py
    passive_roles: tuple[int, ...] = ()  # in civil disorder all along, nobody plays them

    @property
    def roles(self) -> range:
        return range(1, self.number_of_roles + 1)

    @property
    def played_roles(self) -> list[int]:
        return [role for role in self.roles if role not in self.passive_roles]

    @property
    def centers_of_a_solo(self) -> int:
        return len(self.centers) // 2 + 1 + self.extra_requirement_solo

    @property
    def number_of_zones(self) -> int:
        return len(self.regions) + len(self.coastal_zones)

    @cached_property
    def fleet_zones(self) -> frozenset[int]:
        return frozenset(self.neighbours[FLEET - 1])

    @cached_property
    def army_zones(self) -> frozenset[int]:
        return frozenset(number for number, kind in enumerate(self.regions, 1) if kind != SEA)

    def region_of(self, zone: int) -> int:
        """A special coast belongs to its region."""
        if zone <= len(self.regions):
            return zone
        return self.coastal_zones[zone - len(self.regions) - 1][0]

    def zones_beside(self, unit_type: int, zone: int) -> tuple[int, ...]:
        return self.neighbours[unit_type - 1].get(zone, ())

    def may_stand(self, unit_type: int, zone: int) -> bool:
        return zone in (self.army_zones if unit_type == ARMY else self.fleet_zones)

    def is_yard(self, role: int, center: int) -> bool:
        """Whether the role may build there once it owns the center."""
        anywhere = self.build_everywhere or center in self.start_centers[role - 1]
        return anywhere and center not in self.free_centers


def variant_from(name: str, data: Mapping[str, Any]) -> Variant:
    """The variant of the solver's JSON object (its keys are the AFJD API's)."""
    first = FIRST_WINTER if data.get("start_build") else data.get("start_advancement", 0)
    helping = data.get("emergency_centers", ())
    return Variant(
        name=name,
        regions=tuple(data["regions"]),
        centers=tuple(data["centers"]),
        number_of_roles=data["roles"]["number"],
        start_centers=tuple(tuple(centers) for centers in data["start_centers"]),
        start_units=tuple(data["start_units"]),
        coastal_zones=tuple((region, coast) for region, coast in data["coastal_zones"]),
        number_of_coasts=data["type_coasts"]["number"],
        neighbours=tuple(
            {int(zone): tuple(beside) for zone, beside in graph.items()}
            for graph in data["neighbouring"]
        ),
        year_zero=data["year_zero"],
        start_advancement=first,
        build_everywhere=bool(data.get("build_everywhere", 0)),
        increment=data.get("increment", 1),
        extra_requirement_solo=data.get("extra_requirement_solo", 0),
        free_centers=frozenset(data.get("free_centers", ())),
        emergency_centers=tuple((role, region) for role, region in helping),
        passive_roles=_passive_roles(data),
    )


def _passive_roles(data: Mapping[str, Any]) -> tuple[int, ...]:
    """The AFJD's present files have them as keys of `disorder`."""
    return tuple(sorted({*data.get("passive_roles", ()), *map(int, data.get("disorder", ()))}))
