"""Diplomacy games: from creation to the last report."""
