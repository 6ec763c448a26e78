"""From the solver's outcome to the next turn of a game; no clock, no database."""

from dataclasses import dataclass
from datetime import datetime

from services.games.diplomacy.domain.deadlines import Pace, next_deadline
from services.games.diplomacy.domain.endings import ending_of
from services.games.diplomacy.domain.needs import needed_roles
from services.games.diplomacy.domain.positions import Position
from services.games.diplomacy.domain.variants import Variant


@dataclass(frozen=True)
class NextPhase:
    """What stands once a phase was adjudicated."""

    advancement: int
    position: Position
    due_at: datetime | None
    ending: str | None


def next_phase(
    variant: Variant,
    position: Position,
    played: int,
    *,
    pace: Pace,
    victory_centers: int,
    years_to_play: int,
    now: datetime,
) -> NextPhase:
    """`position` is what the solver left, `played` the advancement that was adjudicated."""
    advancement = played + 1
    ending = ending_of(variant, position, advancement, victory_centers, years_to_play)
    due_at = None if ending else next_deadline(pace, advancement, now)
    if not ending and not needed_roles(variant, position, advancement):
        due_at = now  # nobody has anything to order: due at once
    return NextPhase(advancement, position, due_at, ending)
