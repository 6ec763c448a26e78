"""The journal of a service: what listeners are told, in the transaction that makes it happen.

Numbers must grow in the order in which transactions end, or a listener who comes back with the
last number he heard would miss what was numbered earlier and stored later. SQLite has one writer.
On PostgreSQL entries are written at the very end of a transaction, under a lock that is then the
last one it takes, so that nobody waits for anybody in a circle.
"""

import functools
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete, event, func, insert, select, text
from sqlalchemy.orm import Session

from shared import clock
from shared.streams.tables import StreamEvent

KEPT_FOR = timedelta(days=7)
CHANNEL = "stream_events"
AT_ONCE = 500
# Not told to anyone: whoever listens to the topic has to come again with a new ticket.
ACCESS_CHANGED = "access changed"

_PENDING = "stream_events"
_INSERT = insert(StreamEvent)
_IN_ORDER_AND_HEARD = text(
    f"SELECT pg_advisory_xact_lock(hashtext('{CHANNEL}')), pg_notify('{CHANNEL}', '')"
)
_COLUMNS = (
    StreamEvent.id,
    StreamEvent.topic,
    StreamEvent.name,
    StreamEvent.audience,
    StreamEvent.data,
    StreamEvent.source_id,
)


@dataclass(frozen=True)
class Entry:
    """One thing that happened; written for the wire once, however many hear it."""

    number: int
    topic: str
    name: str
    audience: str | None
    data: str
    source_id: int | None = None

    @functools.cached_property
    def as_event(self) -> bytes:
        content = {"topic": self.topic} | json.loads(self.data)
        return _event(self.number, self.name, json.dumps(content))

    @functools.cached_property
    def as_source_event(self) -> bytes:
        return _event(self.source_id or 0, self.name, self.data)


def append(
    session: Session,
    topic: str,
    name: str,
    data: Mapping[str, object],
    *,
    audience: str | None = None,
    source_id: int | None = None,
) -> None:
    """Told when the transaction ends well. Put nothing in `data` that not all of them may know."""
    session.info.setdefault(_PENDING, []).append(
        {
            "topic": topic,
            "name": name,
            "audience": audience,
            "data": json.dumps(data),
            "source_id": source_id,
            "happened_at": clock.now(),
        }
    )


def append_once(
    session: Session,
    topic: str,
    name: str,
    data: Mapping[str, object],
    *,
    audience: str | None = None,
) -> None:
    """Told once for the whole transaction, as it was the last time."""
    pending = session.info.get(_PENDING, [])
    pending[:] = [row for row in pending if (row["topic"], row["name"]) != (topic, name)]
    append(session, topic, name, data, audience=audience)


def change_access(session: Session, topic: str) -> None:
    """Who may hear what of a topic is not what it was: its listeners are asked again."""
    append(session, topic, ACCESS_CHANGED, {})


def newest_number(session: Session) -> int:
    return session.scalar(select(func.max(StreamEvent.id))) or 0


def oldest_number(session: Session) -> int:
    return session.scalar(select(func.min(StreamEvent.id))) or 0


def number_of_source(session: Session, topic: str, source_id: int) -> int | None:
    return session.scalar(select(StreamEvent.id).filter_by(topic=topic, source_id=source_id))


def entries_after(
    session: Session, number: int, topics: Collection[str] | None = None
) -> list[Entry]:
    """Of these topics, or of all; the oldest first, at most so many at once."""
    query = select(*_COLUMNS).where(StreamEvent.id > number)
    if topics is not None:
        query = query.where(StreamEvent.topic.in_(topics))
    rows = session.execute(query.order_by(StreamEvent.id).limit(AT_ONCE))
    return [Entry(*row) for row in rows]


def forget_old_entries(session: Session) -> None:
    session.execute(delete(StreamEvent).where(StreamEvent.happened_at < clock.now() - KEPT_FOR))


def _event(number: int, name: str, data: str) -> bytes:
    return f"id: {number}\nevent: {name}\ndata: {data}\n\n".encode()


@event.listens_for(Session, "before_commit")
def _write_pending(session: Session) -> None:
    if _PENDING not in session.info or session.in_nested_transaction():
        return
    session.flush()  # before the lock: what comes after it may wait for nobody
    connection = session.connection()
    if connection.dialect.name == "postgresql":
        connection.execute(_IN_ORDER_AND_HEARD)
    connection.execute(_INSERT, session.info.pop(_PENDING))


@event.listens_for(Session, "after_rollback")
def _forget_pending(session: Session) -> None:
    session.info.pop(_PENDING, None)
