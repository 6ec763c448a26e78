"""What can be chosen about a tournament at tables of several seats."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.settings import WrongSetting, require_known, whole_number
from shared.scoring import SYSTEMS

# In the order of the roles of the standard variant, so that games made elsewhere agree.
POWERS = ("England", "France", "Germany", "Italy", "Austria", "Russia", "Turkey")
CENTRES_OF_STANDARD = 34
FEWEST_SEATS, MOST_SEATS = 3, 12
LONGEST_ROLE = 20
POINTS = "points"  # what a table reports is what counts: mahjong and whatever else
CHOICES = {
    "odd": ("sit_out", "double"),
    "strength": ("none", "balance", "top"),
    "counted": ("sum", "average"),
    "scoring": (*SYSTEMS, POINTS),
    "game": ("", "diplomacy"),
}


@dataclass(frozen=True)
class TableSettings:
    """`best` games of all count, 0 for every one; `sitting_out` is what a round without one brings.

    `game` is what is played on the platform, with the variant and the days of its phases; nothing
    where people meet.
    """

    roles: tuple[str, ...] = POWERS
    scoring: str = "SQUA"
    centres: int = CENTRES_OF_STANDARD
    first_year: int = 1901
    odd: str = "sit_out"
    strength: str = "none"
    counted: str = "sum"
    best: int = 0
    sitting_out: Fraction = Fraction()
    game: str = ""
    variant: str = "standard"
    speed_hours: int = 24

    @property
    def start(self) -> dict[str, int] | None:
        """Centres before the first year, where the map is the standard one."""
        if self.roles != POWERS or self.centres != CENTRES_OF_STANDARD:
            return None
        return dict.fromkeys(POWERS, 3) | {"Russia": 4}

    @property
    def scores_centres(self) -> bool:
        return self.scoring != POINTS


def table_settings(stored: dict[str, Any]) -> TableSettings:
    require_known(TableSettings, stored, "setting of tables")
    given = dict(stored)
    if "sitting_out" in given:
        given["sitting_out"] = fraction_from(given["sitting_out"])
    if "roles" in given:
        given["roles"] = _roles(given["roles"])
    found = TableSettings(**given)
    for name, allowed in CHOICES.items():
        if getattr(found, name) not in allowed:
            raise WrongSetting(f"{name} must be one of {', '.join(filter(None, allowed))}")
    whole_number("centres", found.centres, len(found.roles), 200)
    whole_number("first_year", found.first_year, 1, 9999)
    whole_number("best", found.best, 0, 200)
    whole_number("speed_hours", found.speed_hours, 1, 24 * 30)
    if not isinstance(found.variant, str) or not 1 <= len(found.variant) <= 50:
        raise WrongSetting("variant must be the name of one")
    return found


def _roles(given: Any) -> tuple[str, ...]:
    words = isinstance(given, list) and all(isinstance(each, str) for each in given)
    if not words or not FEWEST_SEATS <= len(given) <= MOST_SEATS or len(set(given)) < len(given):
        raise WrongSetting(f"A table has {FEWEST_SEATS} to {MOST_SEATS} different roles")
    if any(not 1 <= len(role) <= LONGEST_ROLE or role != role.strip() for role in given):
        raise WrongSetting(f"A role has a name of 1 to {LONGEST_ROLE} letters")
    return tuple(given)
