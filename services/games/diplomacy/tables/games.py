"""What is stored of a game and of what happened in it. Whatever hangs on a game goes with it."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, false
from sqlalchemy.orm import Mapped, mapped_column

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
