"""What the tournaments service stores."""

from services.tournaments.events import tables as events
from services.tournaments.pairing import tables as pairing
from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest

__all__ = ["MailRequest", "Table", "Tries", "events", "pairing"]
