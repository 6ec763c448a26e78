"""What happens when the time of a phase is over, in words."""

from collections.abc import Mapping
from typing import Any

from web.language import gettext as _
from web.pages.diplomacy.phases import PHASES_OF_A_YEAR


def consequence(game: Mapping[str, Any]) -> str:
    """What becomes of the phase then."""
    if game["paused"]:
        return _("The game is paused: no deadline counts.")
    if game["archive"]:
        return _("An archive: its master enters what was played.")
    if not game["deadline_timestamp"]:
        return _("No deadline: the phase is played when all orders are in.")
    if game["fast"]:
        return _("The phase is played as soon as all orders are in.")
    if allows_defaults(game):
        return _("Past that time saved orders count, and default orders stand in for missing ones.")
    return _("Past that time saved orders count; the phase waits for whoever is missing.")


def allows_defaults(game: Mapping[str, Any]) -> bool:
    """Whether civil disorder is allowed in this kind of phase."""
    phase = game["current_advancement"] % PHASES_OF_A_YEAR
    if phase in (0, 2):
        return game["cd_possible_moves"]
    if phase in (1, 3):
        return game["cd_possible_retreats"]
    return game["cd_possible_builds"] and game["cd_possible_removals"]
