"""Conditions to join a game: its code, and the ratings it asks for."""

from dataclasses import dataclass

from services.games.diplomacy.domain.performance import DEFAULT


@dataclass(frozen=True)
class Ratings:
    """A newcomer has shown neither reliability nor regularity, and has the default performance."""

    reliability: float = 0.0
    regularity: float = 0.0
    performance: float = DEFAULT


@dataclass(frozen=True)
class Restrictions:
    """0 asks for nothing."""

    reliability: int
    regularity: int
    performance: int


def restriction_not_met(restrictions: Restrictions, ratings: Ratings) -> str | None:
    """The name of the first one that fails."""
    for name in ("reliability", "regularity", "performance"):
        wanted = getattr(restrictions, name)
        if wanted and getattr(ratings, name) < wanted:
            return name
    return None
