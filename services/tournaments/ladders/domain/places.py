"""Places of a ladder: who may challenge whom, who moves where, who wears the crown."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

# The first place held for so long is a crown.
CROWN_AFTER = timedelta(days=30)


@dataclass(frozen=True)
class Standing:
    """Where somebody stands, whether he is away, and whether a challenge of his is open."""

    player_id: int
    rank: int
    is_away: bool = False
    is_busy: bool = False


def why_not(challenger: Standing, challenged: Standing, reach: int) -> str | None:
    """Why he cannot be challenged, in a sentence; None if he can."""
    distance = challenger.rank - challenged.rank
    if distance <= 0:
        return "Only somebody above can be challenged"
    if distance > reach:
        return f"Only the {reach} places above can be challenged; this one is {distance} away"
    if challenger.is_away:
        return "Who is away challenges nobody"
    if challenged.is_away:
        return "This player is away"
    if challenger.is_busy:
        return "Your challenge before this one is still open"
    if challenged.is_busy:
        return "This player is in another challenge"
    return None


def order_after(order: Sequence[int], winner: int, loser: int) -> list[int]:
    """Whoever wins from below takes the loser's place; all between them move down by one."""
    places = list(order)
    if places.index(winner) > places.index(loser):
        places.remove(winner)
        places.insert(places.index(loser), winner)
    return places


def is_go(game: str) -> bool:
    """Founders write what is played in their own words."""
    return game.strip().casefold() == "go"


def is_crowned(first_since: datetime, now: datetime) -> bool:
    return now - first_since >= CROWN_AFTER
