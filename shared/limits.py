"""Limits on tries that all workers of a service share: the database counts."""

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Mapped, Session, mapped_column

from shared import clock
from shared.database import Table
from shared.errors import TooMany


class Tries(Table):
    """How often something was tried in the present window of time."""

    __tablename__ = "tries"
    key: Mapped[str] = mapped_column(primary_key=True)
    count: Mapped[int]
    window_ends: Mapped[datetime]


def take_try(session: Session, key: str, allowed: int, window: timedelta) -> None:
    """Use up one try, before what it allows is done; refuse when none is left."""
    now = clock.now()
    tries = session.get(Tries, key, with_for_update=True)
    if tries is None:
        session.add(Tries(key=key, count=1, window_ends=now + window))
    elif tries.window_ends <= now:
        tries.count, tries.window_ends = 1, now + window
    elif tries.count < allowed:
        tries.count += 1
    else:
        wait = (tries.window_ends - now).total_seconds()
        raise TooMany(retry_after_seconds=int(wait) + 1)


def give_back_try(session: Session, key: str) -> None:
    tries = session.get(Tries, key, with_for_update=True)
    if tries is not None and tries.count > 0:
        tries.count -= 1


def forget_tries(session: Session, *keys: str) -> None:
    session.execute(delete(Tries).where(Tries.key.in_(keys)))


def forget_old_tries(session: Session) -> None:
    session.execute(delete(Tries).where(Tries.window_ends <= clock.now()))
