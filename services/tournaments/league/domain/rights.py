"""Roles in a league, and what each of them is allowed."""

from enum import StrEnum


class Role(StrEnum):
    """A scorer enters line-ups, games and events; an organiser decides everything else too."""

    SCORER = "scorer"
    ORGANISER = "organiser"


_ORDER = list(Role)


def is_at_least(role: str | None, needed: Role) -> bool:
    return role is not None and _ORDER.index(Role(role)) >= _ORDER.index(needed)
