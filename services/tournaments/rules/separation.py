"""Players of one club, federation or family who should not meet, or must not."""

from collections.abc import Callable, Collection, Iterator
from typing import Any

from services.tournaments.rules.competitions import Competition, Entrant
from services.tournaments.rules.settings import WrongSetting

Group = frozenset[int]

KINDS: dict[str, Callable[[Entrant], str]] = {
    "club": lambda entrant: entrant.club,
    "federation": lambda entrant: entrant.federation,
    "family": lambda entrant: entrant.name.partition(",")[0],
}
HARD, SOFT = "hard", "soft"


def validate_separation(given: Any) -> dict[str, str]:
    """{"club": "soft"}: what players have in common, and whether it may give way."""
    if not isinstance(given, dict) or not set(given) <= set(KINDS):
        raise WrongSetting(f"apart takes {', '.join(KINDS)}")
    if not set(given.values()) <= {HARD, SOFT}:
        raise WrongSetting("apart is hard or soft")
    return given


def groups(competition: Competition, firmness: str) -> list[Group]:
    """Who is kept apart that firmly, smallest group first; players who name nothing are free."""
    wished = competition.settings.get("apart") or {}
    found: dict[tuple[str, str], set[int]] = {}
    for kind in (kind for kind in KINDS if wished.get(kind) == firmness):
        for entrant in competition.entrants:
            text = KINDS[kind](entrant).strip().casefold()
            if text:
                found.setdefault((kind, text), set()).add(entrant.number)
    several = {frozenset(members) for members in found.values() if len(members) > 1}
    return sorted(several, key=lambda group: (len(group), sorted(group)))


def separations_to_try(
    competition: Competition, present: Collection[int]
) -> Iterator[tuple[Group, ...]]:
    """Groups to keep apart in a round: all, then ever fewer of the soft ones, large ones first.

    More than half of the field cannot be kept apart; asking for it would only cost time.
    """
    there = set(present)
    hard = tuple(groups(competition, HARD))
    soft = [g for g in groups(competition, SOFT) if 2 * len(g & there) <= len(there) + 1]
    while soft:
        yield (*hard, *soft)
        soft = soft[: len(soft) // 2]
    yield hard


def meetings_despite_wish(
    competition: Competition, pairs: Collection[tuple[int, int]]
) -> list[tuple[int, int]]:
    """Pairs that a soft wish would have kept apart."""
    soft = groups(competition, SOFT)
    return [pair for pair in pairs if any(set(pair) <= group for group in soft)]
