"""What the games service stores."""

from services.games.diplomacy.tables import (
    attempts,
    games,
    keys,
    phases,
    press,
    ratings,
    seats,
    subscriptions,
    tournaments,
)
from services.games.go import tables as go
from shared.abuse.tables import AbuseReport
from shared.database import Table
from shared.limits import Tries
from shared.mails import MailRequest
from shared.streams import tables as streams

DIPLOMACY = (attempts, games, keys, phases, press, ratings, seats, subscriptions, tournaments)
GO = (go.games, go.notes, go.players, go.proposals)
__all__ = ["DIPLOMACY", "GO", "AbuseReport", "MailRequest", "Table", "Tries", "streams"]
