"""What is stored of events: staff, persons, and accounts on registration platforms."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, Text, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table
from shared.encryption import Encrypted


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


class Person(Table):
    """A member or a guest, once for the whole event, whichever of its tournaments he plays in."""

    __tablename__ = "event_persons"
    __table_args__ = (
        Index("members_are_persons_once", "event_id", "player_id", unique=True),
        # Two members may have one name; of guests a name and a birthday is all that is known.
        Index(
            "guests_are_persons_once",
            "event_id",
            "comparable_name",
            "birth",
            unique=True,
            sqlite_where=text("player_id IS NULL"),
            postgresql_where=text("player_id IS NULL"),
        ),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    player_id: Mapped[int | None] = mapped_column(index=True)
    pseudo: Mapped[str] = mapped_column(default="")
    name: Mapped[str]
    comparable_name: Mapped[str] = mapped_column(index=True)
    birth: Mapped[str] = mapped_column(default="")
    sex: Mapped[str] = mapped_column(default="")
    federation: Mapped[str] = mapped_column(default="")
    federation_id: Mapped[str] = mapped_column(default="")
    club: Mapped[str] = mapped_column(default="")
    email: Mapped[str] = mapped_column(default="")
    phone: Mapped[str] = mapped_column(default="")


class TrustedOrganiser(Table):
    """A member whom an administrator lets find persons of all events."""

    __tablename__ = "trusted_organisers"
    player_id: Mapped[int] = mapped_column(primary_key=True)
    pseudo: Mapped[str]


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
    password: Mapped[str] = mapped_column(Encrypted("tournaments", "connection password"))
    platform_event_id: Mapped[str]


class Device(Table):
    """A projector or tablet: its key counts as the event's code, once it has given that."""

    __tablename__ = "hall_devices"
    __table_args__ = (
        UniqueConstraint("event_id", "name"),
        CheckConstraint("length(name) > 0", name="a_device_has_a_name"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    name: Mapped[str]
    key_hash: Mapped[str] = mapped_column(index=True)
    code_proof: Mapped[str | None]
    pointed_at: Mapped[str | None]
    showing: Mapped[str | None]
    made_at: Mapped[datetime]
    last_seen: Mapped[datetime]
