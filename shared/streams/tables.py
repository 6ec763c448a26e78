"""What is stored for event streams, in each service that has them."""

from datetime import datetime

from sqlalchemy import Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class StreamEvent(Table):
    """Something that happened, never changed, forgotten after some days.

    `audience` is who of the listeners of the topic hears it; None when all of them do.
    `source_id` is its number in a table of its own, where its topic has an address of its own.
    """

    __tablename__ = "stream_events"
    __table_args__ = (
        Index("stream_events_of_topic", "topic", "id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    topic: Mapped[str]
    name: Mapped[str]
    audience: Mapped[str | None]
    data: Mapped[str] = mapped_column(Text)
    source_id: Mapped[int | None]
    happened_at: Mapped[datetime]


class StreamTicket(Table):
    """Lets a listener in once; browsers cannot send a token with an event stream.

    `topics` are pairs, as JSON: a topic as it was asked for, and what its listener has proved.
    """

    __tablename__ = "stream_tickets"
    ticket_hash: Mapped[str] = mapped_column(primary_key=True)
    owner: Mapped[str] = mapped_column(index=True)
    player_id: Mapped[int | None]
    topics: Mapped[str] = mapped_column(Text)
    expires_at: Mapped[datetime]
