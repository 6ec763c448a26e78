"""Roles at an event, and what each of them is allowed."""

from enum import StrEnum


class Role(StrEnum):
    """From the one who only looks to the one who decides; each may do what those before may."""

    SPECTATOR = "spectator"
    CLERK = "clerk"
    ARBITER = "arbiter"
    ORGANISER = "organiser"


_ORDER = list(Role)

# What tablets with the event's code may enter; forfeits are the arbiter's.
RESULTS_OF_PLAYERS = frozenset({1, 2, 3})


def is_at_least(role: str | None, needed: Role) -> bool:
    return role is not None and _ORDER.index(Role(role)) >= _ORDER.index(needed)
