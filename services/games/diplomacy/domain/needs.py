"""Which roles have something to order in a phase."""

from dataclasses import dataclass

from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position, Unit
from services.games.diplomacy.domain.variants import Variant


@dataclass(frozen=True)
class Places:
    """How many centers a role counts, and the regions it may build in."""

    centers: int
    regions: frozenset[int]


def needed_roles(variant: Variant, position: Position, advancement: int) -> list[int]:
    """Roles whose orders the phase waits for. Who can only decline to build waits for nobody,
    and nobody plays a passive role."""
    kind = kind_of(advancement)
    if kind is Kind.MOVES:
        return [role for role in variant.played_roles if position.units.get(role)]
    if kind is Kind.RETREATS:
        return [role for role in variant.played_roles if _has_a_retreat(variant, position, role)]
    return [role for role in variant.played_roles if adjustment_of(variant, position, role)]


def retreats_of(variant: Variant, position: Position, unit: Unit) -> list[int]:
    """Zones a dislodged unit may go to: free, undisputed, and not where the attack came from."""
    closed = {unit.dislodged_origin, *position.forbiddens, *_occupied_regions(variant, position)}
    return [
        zone
        for zone in variant.zones_beside(unit.unit_type, unit.zone)
        if variant.region_of(zone) not in closed
    ]


def adjustment_of(variant: Variant, position: Position, role: int) -> int:
    """How many units a role may build (positive) or must remove (negative)."""
    places = places_to_build(variant, position, role)
    balance = places.centers - len(position.units.get(role, ()))
    return balance if balance <= 0 else min(balance, len(places.regions))


def removing_roles(variant: Variant, position: Position) -> list[int]:
    return [role for role in variant.roles if adjustment_of(variant, position, role) < 0]


def places_to_build(variant: Variant, position: Position, role: int) -> Places:
    """A role that has lost some of its homes to others and kept some has its emergency centers
    besides, each a center and a place to build while nobody stands there."""
    owned = position.centers_of(role)
    occupied = _occupied_regions(variant, position)
    yards = {variant.centers[center - 1] for center in owned if variant.is_yard(role, center)}
    owners = {position.ownerships.get(center, 0) for center in variant.start_centers[role - 1]}
    in_need = role in owners and bool(owners - {0, role})
    helping = {region for needy, region in variant.emergency_centers if in_need and needy == role}
    rescues = helping - occupied
    return Places(len(owned) + len(rescues), frozenset((yards - occupied) | rescues))


def _has_a_retreat(variant: Variant, position: Position, role: int) -> bool:
    """A unit that can go nowhere is disbanded by default and waits for nobody."""
    return any(retreats_of(variant, position, unit) for unit in position.dislodged.get(role, ()))


def _occupied_regions(variant: Variant, position: Position) -> set[int]:
    return {variant.region_of(unit.zone) for units in position.units.values() for unit in units}
