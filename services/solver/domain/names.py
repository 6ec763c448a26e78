"""What roles, zones and coasts are called in a report."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from services.solver.domain.shapes import Malformed, by_number, check_keys, items, members, text
from services.solver.domain.variants import Variant


@dataclass(frozen=True, eq=False)  # told apart by identity, so that it can be a key
class Names:
    """Roles have a name, an adjective and a letter (0 is the master); coasts are suffixes."""

    roles: Mapping[int, tuple[str, str, str]]
    zones: Mapping[int, str]

    @cached_property
    def rank(self) -> dict[int, int]:
        """The zones in the order of their names."""
        ordered = sorted(self.zones, key=lambda zone: self.zones[zone].upper())
        return {zone: place for place, zone in enumerate(ordered)}

    def role(self, role: int) -> str:
        return self.roles[role][0].upper() if role in self.roles else f"{role}"

    def adjective(self, role: int) -> str:
        return self.roles[role][1].lower()

    def zone(self, zone: int) -> str:
        """SPAsc; a number that is no zone is written as it came."""
        return self.zones.get(zone) or f"{zone}"


def read_names(data: Any, variant: Variant, path: str = "names") -> Names:
    """A table of names, which must fit the variant."""
    data = members(data, path)
    check_keys(data, path, ("roles", "zones", "coasts"))

    def three(value: Any, where: str) -> tuple[str, str, str]:
        name, adjective, letter = (
            text(part, f"{where}.{place}") for place, part in enumerate(items(value, where, 3))
        )
        return name, adjective, letter

    roles = by_number(data["roles"], f"{path}.roles", variant.roles, three)
    zones = by_number(data["zones"], f"{path}.zones", variant.zones, text)
    coasts = by_number(data["coasts"], f"{path}.coasts", variant.type_coasts, text)
    _require_all(roles, f"{path}.roles", 0, variant.roles)
    _require_all(zones, f"{path}.zones", 1, variant.zones)
    _require_all(coasts, f"{path}.coasts", 1, variant.type_coasts)
    _require_unique({role: names[0] for role, names in roles.items()}, f"{path}.roles")
    _require_unique({role: names[2] for role, names in roles.items()}, f"{path}.roles")
    _require_unique({zone: name for zone, name in zones.items() if name}, f"{path}.zones")
    return Names(roles, _zone_names(zones, coasts, variant))


def plain_names(variant: Variant) -> Names:
    """For a variant nobody has named: numbers."""
    zones = {zone: f"{zone}" for zone in range(1, variant.zones + 1)}
    roles = {role: (f"role {role}", f"{role}", f"{role}") for role in range(variant.roles + 1)}
    return Names(roles, zones)


def _require_all(table: Mapping[int, Any], path: str, lowest: int, highest: int) -> None:
    for number in range(lowest, highest + 1):
        if number not in table:
            raise Malformed(f"{path}.{number}", "is missing")
    if lowest and 0 in table:
        raise Malformed(f"{path}.0", "is unknown")


def _require_unique(table: Mapping[int, str], path: str) -> None:
    seen = set()
    for number, name in table.items():
        if not name:
            raise Malformed(f"{path}.{number}", "must not be empty")
        if name.casefold() in seen:
            raise Malformed(f"{path}.{number}", f"{name} is there twice")
        seen.add(name.casefold())


def _zone_names(
    zones: Mapping[int, str], coasts: Mapping[int, str], variant: Variant
) -> dict[int, str]:
    """Upper case, but for the coast that follows the region."""
    return {
        zone: zones[variant.region_of(zone)].upper()
        + (coasts[variant.coast_of(zone)].lower() if variant.coast_of(zone) else "")
        for zone in zones
    }
