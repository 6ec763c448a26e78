"""The tournaments service at a glance."""

from services.tournaments.entries.routes import ROUTES as ENTRIES
from services.tournaments.exchange.routes import ROUTES as EXCHANGE
from services.tournaments.hall.routes import ROUTES as HALL
from services.tournaments.league.routes import ROUTES as LEAGUE
from services.tournaments.resources.traces import PlayerTraces
from services.tournaments.rounds.routes import ROUTES as ROUNDS

ROUTES: dict[str, type] = {
    **HALL,
    **ENTRIES,
    **ROUNDS,
    **EXCHANGE,
    **LEAGUE,
    "/player-traces/<int:player_id>": PlayerTraces,
}
