"""Centres at a table, year by year, as they are entered there: what cannot be is refused."""

from collections.abc import Mapping, Sequence

Centres = Mapping[str, int]


def why_not(
    roles: Sequence[str], all_centres: int, earlier: Centres | None, centres: Centres
) -> str | None:
    """What is wrong with the centres of a year after those of the year before; None: nothing."""
    if set(centres) != set(roles):
        return "Every power needs its number of centres, and no other"
    if any(count < 0 for count in centres.values()):
        return "Nobody has fewer than no centres"
    owned = sum(centres.values())
    if owned > all_centres:
        return f"The map has {all_centres} centres, not {owned}"
    if earlier is None:
        return None
    before = sum(earlier.values())
    if owned < before:
        return f"Centres once taken stay somebody's: there were {before}, now {owned}"
    risen = sorted(role for role in roles if not earlier[role] and centres[role])
    if risen:
        return f"Who has no centre left is out of the game: {', '.join(risen)}"
    return None


def soloist(centres: Centres, all_centres: int) -> str | None:
    """Who has more than half of all centres, as nobody else can then."""
    return next((role for role, count in centres.items() if 2 * count > all_centres), None)
