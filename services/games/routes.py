"""The games service at a glance: each game has its own page."""

from services.games.diplomacy.routes import ROUTES as DIPLOMACY
from services.games.go.routes import ROUTES as GO
from services.games.resources.abuse_reports import AbuseReports
from services.games.resources.agenda import PlayerAgenda
from services.games.resources.personal import ROUTES as PERSONAL
from services.games.resources.showcase import GamesShowcase
from services.games.resources.streams import StreamTickets
from services.games.resources.traces import PlayerTraces
from services.games.resources.unsubscriptions import Unsubscriptions
from shared.abuse.resources import AbuseReportOne

ROUTES: dict[str, type] = {
    **DIPLOMACY,
    **GO,
    **PERSONAL,
    "/stream-tickets": StreamTickets,
    "/player-traces/<int:player_id>": PlayerTraces,
    "/abuse-reports": AbuseReports,
    "/abuse-reports/<int:report_id>": AbuseReportOne,
    "/showcase": GamesShowcase,
    "/unsubscriptions/<token>": Unsubscriptions,
    "/agenda-items/<int:player_id>": PlayerAgenda,
}
