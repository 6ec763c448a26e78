"""Pure tests of the rules around a game."""
