"""After a long stop of the whole site nobody loses a turn: deadlines move by the downtime."""

from datetime import datetime, timedelta

from services.games.diplomacy.domain.deadlines import Pace, first_deadline


def downtime(last_seen: datetime, now: datetime, tolerated: timedelta) -> timedelta:
    """How long nothing ran; nothing when it was short, or when the clock went back."""
    gap = now - last_seen
    return gap if gap > tolerated else timedelta()


def moved_deadline(pace: Pace, due_at: datetime, last_seen: datetime, now: datetime) -> datetime:
    """The first playing day that gives back the time the stop took; the same if it took none.

    Only what was due since the stop began moves: players of other games lost nothing yet.
    """
    if not last_seen <= due_at <= now:
        return due_at
    return first_deadline(pace, now + (due_at - last_seen))
