"""What can become of a mail, and how long to wait before the next try."""

from datetime import timedelta
from enum import StrEnum

FIRST_PAUSE = timedelta(seconds=2)
LONGEST_PAUSE = timedelta(minutes=30)
GIVE_UP_AFTER = timedelta(days=5)  # what mail servers themselves do


class State(StrEnum):
    WAITING = "waiting"  # to be sent, or to be tried again
    SENT = "sent"  # the mail server took it
    KEPT = "kept"  # there is no mail server: it is read in the outbox
    FAILED = "failed"  # the mail server refused it for good
    DROPPED = "dropped"  # its reader has left, or never confirmed the address


def pause_after(attempts: int) -> timedelta:
    """Doubles from try to try, up to half an hour."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts - 1, 20))
