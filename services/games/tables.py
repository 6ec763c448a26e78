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
)
from services.games.go import tables as go
from shared.database import Table
from shared.mails import MailRequest

DIPLOMACY = (attempts, games, keys, phases, press, ratings, seats, subscriptions)
GO = (go.games, go.notes, go.players, go.proposals)
__all__ = ["DIPLOMACY", "GO", "MailRequest", "Table"]
