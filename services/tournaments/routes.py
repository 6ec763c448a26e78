"""The tournaments service at a glance."""

from services.tournaments.entries.routes import ROUTES as ENTRIES
from services.tournaments.exchange.routes import ROUTES as EXCHANGE
from services.tournaments.hall.routes import ROUTES as HALL
from services.tournaments.ladders.routes import ROUTES as LADDERS
from services.tournaments.league.routes import ROUTES as LEAGUE
from services.tournaments.online.routes import ROUTES as ONLINE
from services.tournaments.resources.abuse_reports import AbuseReports
from services.tournaments.resources.agenda import PlayerAgenda
from services.tournaments.resources.histories import PlayerHistories
from services.tournaments.resources.personal import ROUTES as PERSONAL
from services.tournaments.resources.streams import StreamTickets
from services.tournaments.resources.traces import PlayerTraces
from services.tournaments.rounds.routes import ROUTES as ROUNDS
from services.tournaments.screens.routes import ROUTES as SCREENS
from services.tournaments.seatings.routes import ROUTES as SEATINGS
from shared.abuse.resources import AbuseReportOne

ROUTES: dict[str, type] = {
    **HALL,
    **ENTRIES,
    **ROUNDS,
    **EXCHANGE,
    **SCREENS,
    **SEATINGS,
    **ONLINE,
    **LEAGUE,
    **LADDERS,
    **PERSONAL,
    "/stream-tickets": StreamTickets,
    "/player-histories/<int:player_id>": PlayerHistories,
    "/player-traces/<int:player_id>": PlayerTraces,
    "/abuse-reports": AbuseReports,
    "/abuse-reports/<int:report_id>": AbuseReportOne,
    "/agenda-items/<int:player_id>": PlayerAgenda,
}
