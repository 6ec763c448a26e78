"""Limits on tries that all workers of a service share: the database counts.

Keys name people and addresses. They are stored hashed: counters outlive a departure by a day, so
that nobody counts anew by leaving, and must not tell who it was.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Mapped, Session, mapped_column

from shared import clock
from shared.database import Table, writing
from shared.errors import TooMany


@dataclass(frozen=True)
class Budget:
    """How many wrong guesses somebody has in a window of time."""

    key: str
    allowed: int
    window: timedelta


class Tries(Table):
    """How often something was tried in the present window of time."""

    __tablename__ = "tries"
    key: Mapped[str] = mapped_column(primary_key=True)  # see stored_key
    count: Mapped[int]
    window_ends: Mapped[datetime]


def stored_key(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def take_try(session: Session, key: str, allowed: int, window: timedelta) -> None:
    """Use up one try, before what it allows is done; refuse when none is left."""
    now = clock.now()
    tries = session.get(Tries, stored_key(key), with_for_update=True)
    if tries is None:
        session.add(Tries(key=stored_key(key), count=1, window_ends=now + window))
    elif tries.window_ends <= now:
        tries.count, tries.window_ends = 1, now + window
    elif tries.count < allowed:
        tries.count += 1
    else:
        wait = (tries.window_ends - now).total_seconds()
        raise TooMany(retry_after_seconds=int(wait) + 1)


def guess(budgets: Sequence[Budget], is_right: Callable[[], bool]) -> bool:
    """Whether a guess is right; only wrong ones count.

    The try is reserved before anything is compared: all workers together compare no more than
    allowed, and who dies in between has lost a try, never won one.
    """
    with writing() as session:
        for budget in budgets:
            take_try(session, budget.key, budget.allowed, budget.window)
    if not is_right():
        return False
    with writing() as session:
        for budget in budgets:
            give_back_try(session, budget.key)
    return True


def is_used_up(session: Session, budget: Budget) -> bool:
    tries = session.get(Tries, stored_key(budget.key))
    return tries is not None and tries.count >= budget.allowed and tries.window_ends > clock.now()


def remember(session: Session, key: str, period: timedelta) -> None:
    """Keep in mind that somebody has shown something, for a while."""
    session.merge(Tries(key=stored_key(key), count=0, window_ends=clock.now() + period))


def remembered_until(session: Session, key: str) -> datetime | None:
    known = session.get(Tries, stored_key(key))
    return known.window_ends if known and known.window_ends > clock.now() else None


def give_back_try(session: Session, key: str) -> None:
    tries = session.get(Tries, stored_key(key), with_for_update=True)
    if tries is not None and tries.count > 0:
        tries.count -= 1


def forget_tries(session: Session, *keys: str) -> None:
    session.execute(delete(Tries).where(Tries.key.in_([*map(stored_key, keys)])))


def forget_old_tries(session: Session) -> None:
    session.execute(delete(Tries).where(Tries.window_ends <= clock.now()))
