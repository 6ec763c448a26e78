"""The games service at a glance: each game has its own page."""

from services.games.diplomacy.routes import ROUTES as DIPLOMACY

ROUTES: dict[str, type] = {**DIPLOMACY}
