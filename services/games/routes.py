"""The games service at a glance: each game has its own page."""

from services.games.diplomacy.routes import ROUTES as DIPLOMACY
from services.games.diplomacy.run_routes import ROUTES as DIPLOMACY_RUNS
from services.games.go.routes import ROUTES as GO

ROUTES: dict[str, type] = {**DIPLOMACY, **DIPLOMACY_RUNS, **GO}
