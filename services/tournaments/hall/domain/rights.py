"""Roles at an event, and what each of them is allowed."""

from enum import StrEnum


class Role(StrEnum):
    """From the one who only looks to the one who decides; each may do what those before may.

    Those between have one kind of work: entering results, checking in, hanging screens, pairing.
    A deputy does what arbiters do, but for how tournaments are made.
    """

    SPECTATOR = "spectator"
    RESULTS = "results"
    CHECK_IN = "check_in"
    SCREENS = "screens"
    CLERK = "clerk"
    PAIRING = "pairing"
    DEPUTY = "deputy"
    ARBITER = "arbiter"
    ORGANISER = "organiser"


class Work(StrEnum):
    """What somebody may be trusted with alone."""

    RESULTS = "results"
    CHECK_IN = "check_in"
    SCREENS = "screens"
    PAIRING = "pairing"
    TOURNAMENTS = "tournaments"  # what they are: system, rounds, tie-breaks


_LEVELS = {
    Role.SPECTATOR: 0,
    Role.RESULTS: 0,
    Role.CHECK_IN: 0,
    Role.SCREENS: 0,
    Role.CLERK: 1,
    Role.PAIRING: 1,
    Role.DEPUTY: 2,
    Role.ARBITER: 2,
    Role.ORGANISER: 3,
}
_ALSO = {
    Role.RESULTS: {Work.RESULTS},
    Role.CHECK_IN: {Work.CHECK_IN},
    Role.SCREENS: {Work.SCREENS},
    Role.PAIRING: {Work.PAIRING},
}
_NEVER = {Role.DEPUTY: {Work.TOURNAMENTS}}

# What tablets with the event's code may enter; forfeits are the arbiter's.
RESULTS_OF_PLAYERS = frozenset({1, 2, 3})


def is_at_least(role: str | None, needed: Role, work: Work | None = None) -> bool:
    """As much as that role, or trusted with this kind of work."""
    if role is None:
        return False
    known = Role(role)
    if work in _NEVER.get(known, ()):
        return False
    return _LEVELS[known] >= _LEVELS[needed] or work in _ALSO.get(known, ())
