"""What is stored of Diplomacy games. Whatever hangs on a game goes with it."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, UniqueConstraint, false, text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.domain.seats import UNASSIGNED
from shared.database import Table


def game_key(**options) -> Mapped[int]:
    return mapped_column(ForeignKey("diplomacy_games.id", ondelete="CASCADE"), **options)


class Game(Table):
    __tablename__ = "diplomacy_games"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    comparable_name: Mapped[str] = mapped_column(unique=True)
    description: Mapped[str] = mapped_column(Text)
    variant: Mapped[str]
    # Copied from the variant: most answers need no solver.
    number_of_roles: Mapped[int]
    year_zero: Mapped[int]
    archive: Mapped[bool]
    anonymous: Mapped[bool]
    silent: Mapped[bool]
    cumulate: Mapped[bool]
    fast: Mapped[bool]
    manual: Mapped[bool]
    fog: Mapped[bool] = mapped_column(default=False, server_default=false())
    due_at: Mapped[datetime | None] = mapped_column(index=True)
    deadline_hour: Mapped[int]
    play_weekend: Mapped[bool]
    speed_moves: Mapped[int]
    speed_retreats: Mapped[int]
    speed_adjustments: Mapped[int]
    cd_possible_moves: Mapped[bool]
    cd_possible_retreats: Mapped[bool]
    cd_possible_builds: Mapped[bool]
    cd_possible_removals: Mapped[bool]
    access_code: Mapped[int]
    access_restriction_reliability: Mapped[int]
    access_restriction_regularity: Mapped[int]
    access_restriction_performance: Mapped[int]
    nb_max_cycles_to_play: Mapped[int]
    victory_centers: Mapped[int]
    current_state: Mapped[int] = mapped_column(default=0, index=True)
    current_advancement: Mapped[int]
    # Grow with each change of the position and of the orders: whoever computed outside a
    # transaction finds out inside it that he came too late.
    position_revision: Mapped[int] = mapped_column(default=0)
    orders_revision: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    paused_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    ending: Mapped[str | None]


class Allocation(Table):
    """A seat: role 0 the master, -1 not yet assigned. Several of one player if roles cumulate."""

    __tablename__ = "diplomacy_allocations"
    __table_args__ = (
        Index(
            "one_holder_of_a_role",
            "game_id",
            "role_id",
            unique=True,
            sqlite_where=text("role_id >= 0"),
            postgresql_where=text("role_id >= 0"),
        ),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key(index=True)
    player_id: Mapped[int] = mapped_column(index=True)
    role_id: Mapped[int] = mapped_column(default=UNASSIGNED)


class Standing(Table):
    """The position of a game as it stands, in the shape the solver and the contract share."""

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


class Message(Table):
    """From one role to another; a message to several is several rows."""

    __tablename__ = "diplomacy_messages"
    __table_args__ = (
        Index("messages_by_author", "game_id", "author_role", "id"),
        Index("messages_by_addressee", "game_id", "addressee_role", "id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    author_role: Mapped[int]
    addressee_role: Mapped[int]
    time_stamp: Mapped[int]
    content: Mapped[str] = mapped_column(Text)


class Declaration(Table):
    """Press that everyone in the game reads."""

    __tablename__ = "diplomacy_declarations"
    __table_args__ = (
        Index("declarations_of_game", "game_id", "id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    author_role: Mapped[int]
    time_stamp: Mapped[int]
    content: Mapped[str] = mapped_column(Text)


class Visit(Table):
    """When the holder of a role last looked at messages and declarations."""

    __tablename__ = "diplomacy_visits"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    time_stamp: Mapped[int]


class Event(Table):
    """What happened in a game, never changed: feeds streams, notifications and logs."""

    __tablename__ = "diplomacy_events"
    __table_args__ = (Index("events_of_game", "game_id", "id"), {"sqlite_autoincrement": True})
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    kind: Mapped[str]
    happened_at: Mapped[datetime]
    advancement: Mapped[int]
    role_id: Mapped[int | None]  # None concerns everyone, else this role only
    details: Mapped[str] = mapped_column(Text)
