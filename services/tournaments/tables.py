"""What the tournaments service stores."""

from services.tournaments.entries import tables as entries
from services.tournaments.exchange import tables as exchange
from services.tournaments.hall import tables as hall
from services.tournaments.league import tables as league
from services.tournaments.notices import tables as notices
from services.tournaments.rounds import tables as rounds
from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest

__all__ = [
    "MailRequest",
    "Table",
    "Tries",
    "entries",
    "exchange",
    "hall",
    "league",
    "notices",
    "rounds",
]
