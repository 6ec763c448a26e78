"""How long tokens may live."""

from datetime import timedelta

USUAL_SCRIPT_DAYS, LONGEST_SCRIPT_DAYS = 90, 365


def longest_life(token_days: int) -> timedelta:
    """After it no token that is issued now counts any more."""
    return timedelta(days=max(token_days, LONGEST_SCRIPT_DAYS))
