"""What players are mailed, and how: at once, gathered into one mail a day, or not at all."""

from datetime import datetime, timedelta
from enum import StrEnum

DIGEST_EVERY = timedelta(days=1)
DIGEST = "digest"  # the daily mail, beside the kinds of notices


class Notice(StrEnum):
    """What a mail tells of."""

    INVITATION, DISPUTE, SEAT = "invitation", "dispute", "seat"
    MOVE, MESSAGE, GAME_OVER, TIME = "move", "message", "game_over", "time"


class Delivery(StrEnum):
    AT_ONCE, DIGEST, NONE = "at_once", "digest", "none"


# Moves are many: who has several games would get several mails a day.
USUAL = dict.fromkeys(Notice, Delivery.AT_ONCE) | {
    Notice.MOVE: Delivery.DIGEST,
    Notice.MESSAGE: Delivery.DIGEST,
}


def wishes_of(text: str) -> dict[Notice, Delivery]:
    """Wishes as they are kept: what differs from the usual, `move:none,time:digest`."""
    said = dict(word.split(":") for word in text.split(",") if word)
    return USUAL | {Notice(kind): Delivery(how) for kind, how in said.items()}


def text_of(wishes: dict[Notice, Delivery]) -> str:
    return ",".join(
        f"{kind.value}:{how.value}" for kind, how in wishes.items() if how is not USUAL[kind]
    )


def digest_is_due(sent_at: datetime | None, now: datetime) -> bool:
    return sent_at is None or now - sent_at >= DIGEST_EVERY
