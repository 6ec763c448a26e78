"""Roles that talk together: one number for all of them, a bit for each."""

from collections.abc import Iterable

HIGHEST_ROLE = 30  # the number fits into the column of any database


def group_of(roles: Iterable[int]) -> int | None:
    """None for two, who have their own thread, and where a role is too high for a bit."""
    several = set(roles)
    if len(several) < 3 or max(several) > HIGHEST_ROLE:
        return None
    return sum(1 << role for role in several)


def roles_of(group: int) -> list[int]:
    return [role for role in range(HIGHEST_ROLE + 1) if group >> role & 1]


def thread_of(author: int, group: int | None) -> int:
    """What was read is kept by thread: that of an author, or below zero that of a group."""
    return author if group is None else -group
