"""What the tournaments service stores."""

from services.tournaments.entries import tables as entries
from services.tournaments.exchange import tables as exchange
from services.tournaments.hall import tables as hall
from services.tournaments.ladders import tables as ladders
from services.tournaments.league import tables as league
from services.tournaments.notices import tables as notices
from services.tournaments.online import tables as online
from services.tournaments.rounds import tables as rounds
from services.tournaments.screens import tables as screens
from services.tournaments.seatings import tables as seatings
from shared.abuse.tables import AbuseReport
from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest
from shared.streams import tables as streams

__all__ = [
    "AbuseReport",
    "MailRequest",
    "Table",
    "Tries",
    "entries",
    "exchange",
    "hall",
    "ladders",
    "league",
    "notices",
    "online",
    "rounds",
    "screens",
    "seatings",
    "streams",
]
