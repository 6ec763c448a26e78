"""The tournaments service at a glance."""

from services.tournaments.entries.routes import ROUTES as EVENTS
from services.tournaments.hall.routes import ROUTES as WEBHOOKS
from services.tournaments.league.routes import ROUTES as LEAGUE
from services.tournaments.rounds.routes import ROUTES as PAIRING

ROUTES: dict[str, type] = {**EVENTS, **PAIRING, **LEAGUE, **WEBHOOKS}
