"""What the tournaments service stores."""

from services.tournaments.league import event_tables as league_events
from services.tournaments.league import tables as league
from shared.database import Table

__all__ = ["Table", "league", "league_events"]
