"""How a game ends by itself, and who came where."""

from collections.abc import Iterable
from dataclasses import dataclass

from services.games.diplomacy.domain.phases import Phase, phase_of, years_completed
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant

SOLO, LAST_YEAR, STOPPED, DRAW = "solo", "last_year", "stopped", "draw"
BY_ADJUDICATION = (SOLO, LAST_YEAR)


@dataclass(frozen=True)
class Standing:
    """Tied roles share the best of their ranks."""

    role: int
    centers: int
    rank: int


def ending_of(
    variant: Variant, position: Position, advancement: int, victory_centers: int, years_to_play: int
) -> str | None:
    """Why the game ends in the phase just begun; centers are counted when winter is over."""
    if phase_of(advancement) is not Phase.ADJUSTMENTS:
        return None
    if advancement == variant.start_advancement:
        return None
    if winner_of(variant, position, victory_centers) is not None:
        return SOLO
    played = years_completed(advancement, variant.start_advancement)
    return LAST_YEAR if years_to_play and played >= years_to_play else None


def winner_of(variant: Variant, position: Position, victory_centers: int) -> int | None:
    """The role with the centers of an outright win, strictly before all others."""
    needed = victory_centers or variant.centers_of_a_solo
    first, *others = standings(variant.roles, position)
    alone = not others or first.centers > others[0].centers
    return first.role if first.centers >= needed and alone else None


def standings(roles: Iterable[int], position: Position) -> list[Standing]:
    """Most centers first, then by role."""
    counts = {role: len(position.centers_of(role)) for role in roles}
    ordered = sorted(counts, key=lambda role: (-counts[role], role))
    return [
        Standing(role, counts[role], 1 + sum(other > counts[role] for other in counts.values()))
        for role in ordered
    ]


def survivors(roles: Iterable[int], position: Position) -> list[int]:
    """Roles that have a unit or a center left."""
    return [
        role
        for role in roles
        if position.units.get(role) or position.dislodged.get(role) or position.centers_of(role)
    ]


def final_ranks(roles: Iterable[int], position: Position, ending: str) -> dict[int, int]:
    """By centers; those who agreed on a draw share the first rank."""
    found = standings(roles, position)
    if ending != DRAW:
        return {one.role: one.rank for one in found}
    agreed = set(survivors([one.role for one in found], position))
    return {one.role: 1 if one.role in agreed else len(agreed) + 1 for one in found}
