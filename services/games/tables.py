"""What the games service stores."""

from services.games.diplomacy import mail_tables as diplomacy_mails
from services.games.diplomacy import rating_tables as diplomacy_ratings
from services.games.diplomacy import run_tables as diplomacy_runs
from services.games.diplomacy import tables as diplomacy
from services.games.go import player_tables as go_players
from services.games.go import tables as go
from shared.database import Table
from shared.mails import MailRequest

__all__ = [
    "MailRequest",
    "Table",
    "diplomacy",
    "diplomacy_mails",
    "diplomacy_ratings",
    "diplomacy_runs",
    "go",
    "go_players",
]
