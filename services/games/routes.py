"""The games service at a glance: each game has its own page."""

from services.games.diplomacy.routes import ROUTES as DIPLOMACY
from services.games.go.routes import ROUTES as GO
from services.games.resources.traces import PlayerTraces

ROUTES: dict[str, type] = {
    **DIPLOMACY,
    **GO,
    "/player-traces/<int:player_id>": PlayerTraces,
}
