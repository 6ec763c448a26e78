"""What is stored of webhooks: addresses, and what is to be delivered to them."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table
from shared.encryption import Encrypted


class Webhook(Table):
    """An address that is told what happens at an event.

    `resting_until` is set while a worker delivers, so that no other does, and after a failure.
    The secret is kept encrypted, not as a hash: every delivery is signed with it.
    """

    __tablename__ = "event_webhooks"
    __table_args__ = (
        UniqueConstraint("event_id", "url"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    url: Mapped[str]
    topics: Mapped[str]
    secret: Mapped[str] = mapped_column(Encrypted("tournaments", "webhook secret"))
    active: Mapped[bool] = mapped_column(default=True)
    message: Mapped[str] = mapped_column(default="")
    made_at: Mapped[datetime]
    made_by: Mapped[str]
    failing_since: Mapped[datetime | None]
    resting_until: Mapped[datetime | None]


class Delivery(Table):
    """Something told to a webhook; `key` is the same however often it is sent."""

    __tablename__ = "webhook_deliveries"
    __table_args__ = (
        Index("deliveries_by_status", "status", "next_try_at"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    webhook_id: Mapped[int] = mapped_column(
        ForeignKey("event_webhooks.id", ondelete="CASCADE"), index=True
    )
    key: Mapped[str] = mapped_column(unique=True)
    topic: Mapped[str]
    body: Mapped[str] = mapped_column(Text)
    status: Mapped[str]
    made_at: Mapped[datetime]
    give_up_at: Mapped[datetime]
    attempts: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime]
    delivered_at: Mapped[datetime | None]
    answer_status: Mapped[int | None]
    message: Mapped[str] = mapped_column(default="")
