"""Every stored row of Go, by noun."""

from services.games.go.tables import games, notes, players, proposals

__all__ = ["games", "notes", "players", "proposals"]
