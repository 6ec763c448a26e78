"""What the games service stores."""

from services.games.go import player_tables as go_player_tables
from services.games.go import tables as go_tables
from shared.database import Table
from shared.mails import MailRequest

__all__ = ["MailRequest", "Table", "go_player_tables", "go_tables"]
