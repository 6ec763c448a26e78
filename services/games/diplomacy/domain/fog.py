"""Fog of war: a role sees the regions its units stand in and their neighbours, and what it owns."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from services.games.diplomacy.domain.positions import Position, Units
from services.games.diplomacy.domain.variants import Variant

Neighbours = Mapping[int, frozenset[int]]


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
                    role: int) -> frozenset[int]:
    own = {variant.region_of(unit.zone) for units in (position.units, position.dislodged)
           for unit in units.get(role, ())}
    return frozenset(own.union(*(neighbours.get(region, frozenset()) for region in own)))


def seen_position(variant: Variant, neighbours: Neighbours, position: Position,
                  role: int) -> Position:
    """What the role sees; that a center is its own it knows from afar."""
    regions = visible_regions(variant, neighbours, position, role)
    return replace(
        position,
        ownerships={center: owner for center, owner in position.ownerships.items()
                    if owner == role or variant.centers[center - 1] in regions},
        units=_seen_units(variant, position.units, regions),
        dislodged=_seen_units(variant, position.dislodged, regions),
        forbiddens=tuple(region for region in position.forbiddens if region in regions))


def _seen_units(variant: Variant, units: Units, regions: frozenset[int]) -> Units:
    seen = {role: tuple(unit for unit in some if variant.region_of(unit.zone) in regions)
            for role, some in units.items()}
    return {role: some for role, some in seen.items() if some}
