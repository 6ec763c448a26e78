"""The tournaments service at a glance."""

from services.tournaments.league.routes import ROUTES as LEAGUE

ROUTES: dict[str, type] = {**LEAGUE}
