"""The games service at a glance: each game has its own page."""

from services.games.diplomacy.routes import ROUTES as DIPLOMACY
from services.games.diplomacy.run_routes import ROUTES as DIPLOMACY_RUNS

ROUTES: dict[str, type] = {**DIPLOMACY, **DIPLOMACY_RUNS}
