"""The rules around a Diplomacy game; the standard library only."""
