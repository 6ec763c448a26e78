"""Which mails a player wants of a game, and when they are gathered into one."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

NEAR = timedelta(hours=24)  # before the deadline
DIGEST_EVERY = timedelta(days=1)


class Kind(StrEnum):
    ADJUDICATION = "adjudication"
    DEADLINE_NEAR = "deadline_near"
    MESSAGE = "message"
    DECLARATION = "declaration"


@dataclass(frozen=True)
class Wishes:
    """Without a word of his, a player is told of all that concerns him, at once."""

    adjudication: bool = True
    deadline_near: bool = True
    message: bool = True
    declaration: bool = False
    digest: bool = False  # one mail a day at most for each kind

    def wants(self, kind: Kind) -> bool:
        return bool(getattr(self, kind.value))


def digest_is_due(last_sent_at: datetime | None, now: datetime) -> bool:
    """One that was sent in the future was sent by a clock that has gone back since."""
    return last_sent_at is None or not timedelta() <= now - last_sent_at < DIGEST_EVERY
