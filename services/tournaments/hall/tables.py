"""What is stored of events: staff, and accounts on registration platforms."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class Event(Table):
    """One event of the hall; `uniq_id` is its name in addresses."""

    __tablename__ = "tournament_events"
    __table_args__ = (
        CheckConstraint("start <= stop", name="an_event_ends_after_it_begins"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    uniq_id: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    start: Mapped[datetime]
    stop: Mapped[datetime]
    public: Mapped[bool] = mapped_column(default=False)
    path: Mapped[str | None]
    background_image: Mapped[str | None]
    background_color: Mapped[str | None]
    update_password_hash: Mapped[str | None]
    record_illegal_moves: Mapped[int] = mapped_column(default=0)
    allow_results_deletion_on_input_screens: Mapped[bool] = mapped_column(default=False)
    timer_colors: Mapped[str | None] = mapped_column(Text)
    timer_delays: Mapped[str | None] = mapped_column(Text)
    last_update: Mapped[datetime]


class StaffMember(Table):
    """Who may do what at an event."""

    __tablename__ = "event_staff"
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(primary_key=True)
    pseudo: Mapped[str]
    role: Mapped[str]


class Connection(Table):
    """Credentials for a registration platform; the password is never shown in full."""

    __tablename__ = "event_connections"
    __table_args__ = (
        UniqueConstraint("event_id", "uniq_id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    uniq_id: Mapped[str]
    user_id: Mapped[str]
    password: Mapped[str]
    platform_event_id: Mapped[str]
