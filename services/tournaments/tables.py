"""What the tournaments service stores."""

from services.tournaments.events import tables as events
from services.tournaments.league import tables as league
from services.tournaments.pairing import tables as pairing
from services.tournaments.webhooks import tables as webhooks
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
