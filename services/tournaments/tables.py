"""What the tournaments service stores."""

from services.tournaments.entries import tables as events
from services.tournaments.league import tables as league
from services.tournaments.notices import tables as webhooks
from services.tournaments.rounds import tables as pairing
from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest

__all__ = [
    "MailRequest",
    "Table",
    "Tries",
    "events",
    "league",
    "pairing",
    "webhooks",
]
