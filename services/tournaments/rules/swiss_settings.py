"""What can be chosen about a Swiss: who is kept apart, the value of its bye, how many byes."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.separation import validate_separation
from services.tournaments.rules.settings import WrongSetting, require_known, whole_number

BYE_VALUES = (Fraction(0), Fraction(1, 2), Fraction(1))


@dataclass(frozen=True)
class SwissSettings:
    """`pairing_bye` is what sitting out an odd field brings; the rest limits announced byes."""

    pairing_bye: Fraction = Fraction(1)
    max_byes: int | None = None
    last_rounds_without_byes: int = 0
    apart: dict[str, str] = field(default_factory=dict)


def swiss_settings(stored: dict[str, Any]) -> SwissSettings:
    require_known(SwissSettings, stored, "setting of a Swiss")
    given = dict(stored)
    if "pairing_bye" in given:
        given["pairing_bye"] = fraction_from(given["pairing_bye"])
    found = SwissSettings(**given)
    validate_separation(found.apart)
    if found.pairing_bye not in BYE_VALUES:
        raise WrongSetting("pairing_bye must be 0, 1/2 or 1")
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
