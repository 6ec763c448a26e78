"""Hands as people write them down: who won from whom with how many han, not tile by tile."""
