"""Where a role may build, and how many centers it counts."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from services.solver.domain.variants import Variant


@dataclass(frozen=True)
class Places:
    """How many centers a role counts, and the regions it may build in."""

    centers: int
    regions: Sequence[int]


def places_to_build(
    variant: Variant, ownerships: Mapping[int, int], occupied: Collection[int], role: int
) -> Places:
    """A role that has lost some of its homes to others and kept some has its emergency centers
    besides, each a center and a place to build while nobody stands there."""
    owned = [center for center, owner in ownerships.items() if owner == role]
    yards = [variant.centers[center - 1] for center in owned if variant.is_yard(role, center)]
    owners = {ownerships.get(center, 0) for center in variant.start_centers[role - 1]} - {0}
    in_need = role in owners and len(owners) > 1
    rescues = [
        region
        for needy, region in variant.emergency_centers
        if in_need and needy == role and region not in occupied
    ]
    free_yards = [region for region in yards if region not in occupied]
    return Places(len(owned) + len(rescues), [*free_yards, *rescues])
