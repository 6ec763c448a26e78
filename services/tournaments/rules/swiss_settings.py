"""What can be chosen about a Swiss: who is kept apart, the value of its bye, how many byes."""

from dataclasses import asdict, dataclass, field
from fractions import Fraction
from typing import Any

from services.tournaments.rules.scoring import require_scoring
from services.tournaments.rules.separation import validate_separation
from services.tournaments.rules.settings import require_known, whole_number


@dataclass(frozen=True)
class SwissSettings:
    """What games and byes are worth (rules/scoring.py), and how many byes may be announced."""

    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    loss: Fraction = Fraction(0)
    forfeit: Fraction = Fraction(0)
    pairing_bye: Fraction = Fraction(1)
    max_byes: int | None = None
    last_rounds_without_byes: int = 0
    apart: dict[str, str] = field(default_factory=dict)


def swiss_settings(stored: dict[str, Any]) -> SwissSettings:
    require_known(SwissSettings, stored, "setting of a Swiss")
    found = SwissSettings(**{**stored, **asdict(require_scoring(stored))})
    validate_separation(found.apart)
    for name in ("max_byes", "last_rounds_without_byes"):
        if getattr(found, name) is not None:
            whole_number(name, getattr(found, name), 0, 200)
    return found


def why_no_bye(
    settings: SwissSettings, round_number: int, planned_rounds: int, already: int
) -> str | None:
    """Why a bye that scores cannot be given in this round after so many others, or None."""
    if settings.max_byes is not None and already >= settings.max_byes:
        return f"At most {settings.max_byes} byes that score are given to a player"
    if round_number > planned_rounds:
        return f"This tournament has {planned_rounds} rounds"
    if round_number > planned_rounds - settings.last_rounds_without_byes:
        return f"No bye that scores is given in the last {settings.last_rounds_without_byes} rounds"
    return None
