"""Where civil disorder is allowed, and whether it covers the orders that are missing."""

from collections.abc import Collection
from dataclasses import dataclass

from services.games.diplomacy.domain.needs import removing_roles
from services.games.diplomacy.domain.phases import Kind, kind_of
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant


@dataclass(frozen=True)
class DisorderAllowed:
    """What a game says of civil disorder in each kind of phase."""

    moves: bool
    retreats: bool
    builds: bool
    removals: bool


def covers(
    allowed: DisorderAllowed,
    missing: Collection[int],
    variant: Variant,
    position: Position,
    advancement: int,
) -> bool:
    """Whether the game allows default orders for all the roles that are missing."""
    kind = kind_of(advancement)
    if kind is Kind.MOVES:
        return allowed.moves
    if kind is Kind.RETREATS:
        return allowed.retreats
    removing = set(removing_roles(variant, position))
    return (allowed.removals or not removing & set(missing)) and (
        allowed.builds or set(missing) <= removing
    )
