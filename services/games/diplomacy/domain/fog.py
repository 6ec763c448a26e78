"""Fog of war: a role sees the regions its units stand in and their neighbours, and what it owns."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from services.games.diplomacy.domain.positions import Position, Units
from services.games.diplomacy.domain.variants import Variant

Neighbours = Mapping[int, frozenset[int]]
# "A VIE - GAL", "F MID - SPAsc", "+ A BER": the unit, then where it stands.
ORDER_LINE = re.compile(r"(?:[+-] )?[AF] (\S+)")


def neighbours_of_regions(variant: Variant, neighbouring: Sequence[Mapping[str, Sequence[int]]]
                          ) -> dict[int, frozenset[int]]:
    """Regions next to each region, for armies or fleets; special coasts count as their region."""
    found: dict[int, set[int]] = {}
    for graph in neighbouring:
        for zone, others in graph.items():
            region = variant.region_of(int(zone))
            found.setdefault(region, set()).update(variant.region_of(other) for other in others)
    return {region: frozenset(others - {region}) for region, others in found.items()}


def visible_regions(variant: Variant, neighbours: Neighbours, position: Position,
                    roles: Collection[int]) -> frozenset[int]:
    own = {variant.region_of(unit.zone) for units in (position.units, position.dislodged)
           for role in roles for unit in units.get(role, ())}
    return frozenset(own.union(*(neighbours.get(region, frozenset()) for region in own)))


def seen_position(variant: Variant, neighbours: Neighbours, position: Position,
                  roles: Collection[int]) -> Position:
    """What the roles see; that a center is their own they know from afar."""
    regions = visible_regions(variant, neighbours, position, roles)
    return replace(
        position,
        ownerships={center: owner for center, owner in position.ownerships.items()
                    if owner in roles or variant.centers[center - 1] in regions},
        units=_seen_units(variant, position.units, regions),
        dislodged=_seen_units(variant, position.dislodged, regions),
        forbiddens=tuple(region for region in position.forbiddens if region in regions))


def seen_lines(report: str, places: Collection[str], own_names: Collection[str]) -> str:
    """The lines of a report about one's own, and about units in these places."""
    kept: list[str] = []
    heading, is_told = "", False
    for line in report.split("\n"):
        order = ORDER_LINE.match(line)
        if order is None:
            heading, is_told = line.strip(), False
            if ":" in line and line.split(":")[0].strip() in own_names:
                kept.append(line)
        elif heading in own_names or order[1].split(";")[0] in places:
            kept += [line] if is_told else ["", heading, line]
            is_told = True
    return "\n".join(kept).strip("\n")


def _seen_units(variant: Variant, units: Units, regions: frozenset[int]) -> Units:
    seen = {role: tuple(unit for unit in some if variant.region_of(unit.zone) in regions)
            for role, some in units.items()}
    return {role: some for role, some in seen.items() if some}
