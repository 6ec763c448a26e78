"""What is stored of the phases of a game: the current one, and those that were adjudicated."""

from datetime import datetime

from sqlalchemy import Index, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class StoredPosition(Table):
    """The position of a game as it stands, in the shape the solver and the AFJD API share."""

    __tablename__ = "diplomacy_positions"
    game_id: Mapped[int] = game_key(primary_key=True)
    position: Mapped[str] = mapped_column(Text)


class StoredOrder(Table):
    """One order of the current phase; ids keep the order of submission."""

    __tablename__ = "diplomacy_orders"
    __table_args__ = (
        UniqueConstraint("game_id", "role_id", "active_zone"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key(index=True)
    role_id: Mapped[int]
    order_type: Mapped[int]
    unit_type: Mapped[int]
    active_zone: Mapped[int]
    passive_zone: Mapped[int]
    destination_zone: Mapped[int]
    via_convoy: Mapped[bool]


class Submission(Table):
    """That a role has submitted in the current phase, be it an empty list."""

    __tablename__ = "diplomacy_submissions"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    submitted_at: Mapped[datetime]
    definitive: Mapped[bool]


class FirstSubmission(Table):
    """When the orders of a role first came in the current phase; changing them is not late."""

    __tablename__ = "diplomacy_first_submissions"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    submitted_at: Mapped[datetime]


class Disorder(Table):
    """The master declared a role in civil disorder for the current phase."""

    __tablename__ = "diplomacy_disorders"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)


class Vote(Table):
    """A role's wish to end the game in a draw."""

    __tablename__ = "diplomacy_votes"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)


class Transition(Table):
    """An adjudicated phase: structure only, put into words when it is read."""

    __tablename__ = "diplomacy_transitions"
    game_id: Mapped[int] = game_key(primary_key=True)
    advancement: Mapped[int] = mapped_column(primary_key=True)
    adjudicated_at: Mapped[datetime]
    lenient: Mapped[bool]  # default orders stood in for missing ones
    position_before: Mapped[str] = mapped_column(Text)
    orders: Mapped[str] = mapped_column(Text)
    outcomes: Mapped[str] = mapped_column(Text)
    position_after: Mapped[str] = mapped_column(Text)
    ending: Mapped[str | None]


class Snapshot(Table):
    """What the last adjudication swept away, so that it can be cancelled; gone once it was."""

    __tablename__ = "diplomacy_snapshots"
    game_id: Mapped[int] = game_key(primary_key=True)
    advancement: Mapped[int]
    due_at: Mapped[datetime | None]
    content: Mapped[str] = mapped_column(Text)  # submissions, first submissions, disorder


class Attendance(Table):
    """A turn of a role: when its orders were due, when they came, who held it."""

    __tablename__ = "diplomacy_attendances"
    __table_args__ = (Index("attendances_of_player", "player_id", "adjudicated_at"),)
    game_id: Mapped[int] = game_key(primary_key=True)
    advancement: Mapped[int] = mapped_column(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int]
    due_at: Mapped[datetime | None]
    submitted_at: Mapped[datetime | None]
    adjudicated_at: Mapped[datetime]
    by_default: Mapped[bool] = mapped_column(default=False, server_default=false())
    excused: Mapped[bool] = mapped_column(default=False, server_default=false())
