"""How emails renames, forgets and exports members."""

from services.emails.personal import HOLDINGS
from shared.personal import resources


class PlayerRenames(resources.PlayerRenames):
    holdings = HOLDINGS


class PlayerDepartures(resources.PlayerDepartures):
    holdings = HOLDINGS


class PlayerExports(resources.PlayerExports):
    holdings = HOLDINGS


ROUTES = resources.routes(PlayerRenames, PlayerDepartures, PlayerExports)
