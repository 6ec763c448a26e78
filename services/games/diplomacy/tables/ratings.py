"""What is stored of the ratings of Diplomacy players; all of it can be made again from history."""

from datetime import datetime

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class RatingSheet(Table):
    """Reliability and regularity of a player, with what they were made of."""

    __tablename__ = "diplomacy_rating_sheets"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    computed_at: Mapped[datetime]
    reliability: Mapped[float | None]
    turns: Mapped[int]
    hours_late: Mapped[float]
    dropouts: Mapped[int]
    regularity: Mapped[float]
    seniority_weeks: Mapped[float]
    days_since_last: Mapped[float]
    continuity_percent: Mapped[float]
    games: Mapped[int]


class Performance(Table):
    """The performance of a player with a role of a variant: over all games, and apart over those
    with and those without messages."""

    __tablename__ = "diplomacy_performances"
    __table_args__ = (Index("performances_of_variant", "variant", "counted", "rating"),)
    counted: Mapped[str] = mapped_column(primary_key=True, default="all", server_default="all")
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    variant: Mapped[str] = mapped_column(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    rating: Mapped[float]
    games: Mapped[int]


class PerformanceChange(Table):
    """How a game moved a performance, and why."""

    __tablename__ = "diplomacy_performance_changes"
    counted: Mapped[str] = mapped_column(primary_key=True, default="all", server_default="all")
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[int]  # in the order in which games ended
    player_id: Mapped[int] = mapped_column(index=True)
    variant: Mapped[str]
    performed: Mapped[float]
    expected: Mapped[float]
    step: Mapped[float]
    before: Mapped[float]
    after: Mapped[float]


class RatingRun(Table):
    """When everything was last computed."""

    __tablename__ = "diplomacy_rating_runs"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    computed_at: Mapped[datetime]
