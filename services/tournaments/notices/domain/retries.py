"""How long to go on trying, and with which pauses."""

from datetime import datetime, timedelta

FIRST_PAUSE, LONGEST_PAUSE = timedelta(seconds=5), timedelta(hours=1)
GIVE_UP_AFTER = timedelta(hours=24)
# A webhook that took nothing for so long, when a delivery is given up, is switched off.
SWITCH_OFF_AFTER = timedelta(hours=23)
# So often a delivery is tried before those after it: what happened first is told first, but one
# delivery that a receiver cannot digest must not hold up the rest of the day.
TRIES_IN_ORDER = 6


def next_try(tries: int, now: datetime, give_up_at: datetime) -> datetime | None:
    """When to try again after so many tries; None when it is time to give up."""
    if now >= give_up_at:
        return None
    pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(tries - 1, 20))
    return min(now + pause, give_up_at)
