"""The pairing systems there are, and the settings each of them takes."""

from dataclasses import fields
from typing import Any

from services.tournaments.rules.accelerations import SYSTEMS as ACCELERATIONS
from services.tournaments.rules.engines import WrongEntry
from services.tournaments.rules.fraction_texts import fraction_from
from services.tournaments.rules.keizer.settings import keizer_settings
from services.tournaments.rules.knockout import KnockoutSettings
from services.tournaments.rules.lots import round_robin_settings
from services.tournaments.rules.mcmahon.settings import mcmahon_settings
from services.tournaments.rules.molter import molter_settings
from services.tournaments.rules.results import Absence
from services.tournaments.rules.seats.settings import table_settings
from services.tournaments.rules.settings import WrongSetting, require_known, whole_number
from services.tournaments.rules.swiss_settings import swiss_settings
from services.tournaments.rules.teams import TeamSettings

SYSTEMS = (
    "swiss",
    "keizer",
    "mcmahon",
    "round_robin",
    "double_round_robin",
    "knockout",
    "double_elimination",
    "scheveningen",
    "molter",
    "team_swiss",
    "team_round_robin",
    "tables",
)
# Teams whose players are paired and ranked one by one.
TEAMS_OF_PLAYERS = frozenset({"scheveningen", "molter"})
TEAM_SYSTEMS = frozenset({"team_swiss", "team_round_robin"})
# How many rounds they have shows only when the last match is decided.
BRACKETS = frozenset({"knockout", "double_elimination"})
# The table is drawn up once: nobody can join later, and absent players keep their place in it.
FIXED_FIELD = frozenset(
    {"round_robin", "double_round_robin", "team_round_robin", *TEAMS_OF_PLAYERS, *BRACKETS}
)

# Measured: the rules need 10 seconds and 0.4 GB for 1000 players, 168 and 7.4 GB for 5000.
LARGEST_SWISS = 1500
# Half a minute for 600.
LARGEST_MCMAHON = 600


WORTH_OF_A_MATCH = ("win", "draw", "loss")


def validate_settings(system: str, settings: dict[str, Any]) -> dict[str, Any]:
    """The settings if the system knows them all; WrongSetting otherwise."""
    try:
        if system == "keizer":
            keizer_settings(settings)
        elif system == "swiss":
            swiss_settings(settings)
        elif system == "mcmahon":
            mcmahon_settings(settings)
        elif system == "molter":
            molter_settings(settings)
        elif system in ("round_robin", "double_round_robin"):
            round_robin_settings(settings)
        elif system == "tables":
            table_settings(settings)
        elif system in BRACKETS:
            require_known(KnockoutSettings, settings)
            _require_whole_numbers(KnockoutSettings, settings)
        elif system in TEAM_SYSTEMS:
            team_settings(settings)
        elif settings:
            raise WrongSetting(f"The system {system} takes no settings")
    except (TypeError, ValueError, ZeroDivisionError) as failure:
        raise WrongSetting(str(failure)) from None
    return settings


def _require_whole_numbers(kind: type, settings: dict[str, Any]) -> None:
    for field in fields(kind):
        value = settings.get(field.name, field.default)
        if field.type is int:
            whole_number(field.name, value, 1, 20)
        if field.type is bool and type(value) is not bool:
            raise WrongSetting(f"{field.name} must be true or false")


def team_settings(settings: dict[str, Any]) -> TeamSettings:
    require_known(TeamSettings, settings)
    given: dict[str, Any] = {
        name: fraction_from(value) if name in WORTH_OF_A_MATCH else value
        for name, value in settings.items()
    }
    found = TeamSettings(**given)
    whole_number("boards", found.boards, 1, 50)
    pattern = str(found.colours)
    if not 1 <= len(pattern) <= 50 or set(pattern) - {"w", "b"}:
        raise WrongSetting("colours must be a pattern of w and b")
    for name in WORTH_OF_A_MATCH:
        # Reports of the federation have room for that much.
        if not 0 <= getattr(found, name) <= 50 or (10 * getattr(found, name)).denominator != 1:
            raise WrongSetting(f"{name} must be from 0 to 50, in tenths")
    return found


def validate_acceleration(name: str) -> str:
    if name and name not in ACCELERATIONS:
        raise WrongSetting(f"There is no such acceleration: {name}")
    return name


def absence_of_the_unpaired(system: str) -> Absence:
    """Sitting out a table drawn up in advance is a rest, not a bye that scores."""
    return Absence.ZERO_BYE if system in FIXED_FIELD else Absence.PAIRING_BYE


def require_manageable(system: str, players: int) -> None:
    """Refuse, before any work is begun, a field the rules cannot pair in reasonable time."""
    if system in ("swiss", "team_swiss") and players > LARGEST_SWISS:
        raise WrongEntry(f"A Swiss takes at most {LARGEST_SWISS} players; split it into groups")
    if system == "mcmahon" and players > LARGEST_MCMAHON:
        raise WrongEntry(f"McMahon takes at most {LARGEST_MCMAHON} players; split it into groups")
