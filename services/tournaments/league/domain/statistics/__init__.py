"""Counts of what players did, and the rates made of them."""
