"""Which roles have something to order in a phase."""

from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant


def needed_roles(variant: Variant, position: Position, advancement: int) -> list[int]:
    """Roles whose orders the phase waits for. Who can only decline to build waits for nobody."""
    kind = kind_of(advancement)
    if kind is Kind.MOVES:
        return [role for role in variant.roles if position.units.get(role)]
    if kind is Kind.RETREATS:
        return [role for role in variant.roles if position.dislodged.get(role)]
    return [role for role in variant.roles if adjustment_of(variant, position, role)]


def adjustment_of(variant: Variant, position: Position, role: int) -> int:
    """How many units a role may build (positive) or must remove (negative)."""
    balance = len(position.centers_of(role)) - len(position.units.get(role, ()))
    return balance if balance <= 0 else min(balance, len(_places_to_build(variant, position, role)))


def removing_roles(variant: Variant, position: Position) -> list[int]:
    return [role for role in variant.roles if adjustment_of(variant, position, role) < 0]


def _places_to_build(variant: Variant, position: Position, role: int) -> set[int]:
    owned = {variant.centers[center - 1] for center in position.centers_of(role)}
    if not variant.build_everywhere:
        owned &= variant.home_regions(role)
    return owned - {
        variant.region_of(unit.zone) for units in position.units.values() for unit in units
    }
