"""The tournaments service at a glance."""

from services.tournaments.events.routes import ROUTES as EVENTS
from services.tournaments.league.routes import ROUTES as LEAGUE
from services.tournaments.pairing.routes import ROUTES as PAIRING
from services.tournaments.webhooks.routes import ROUTES as WEBHOOKS

ROUTES: dict[str, type] = {**EVENTS, **PAIRING, **LEAGUE, **WEBHOOKS}
