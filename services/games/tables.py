"""What the games service stores."""

from services.games.diplomacy import tables as diplomacy
from services.games.go import player_tables as go_players
from services.games.go import tables as go
from shared.database import Table
from shared.mails import MailRequest

__all__ = ["MailRequest", "Table", "diplomacy", "go", "go_players"]
