"""Stored games: schedule, line-ups, results, penalties and corrections."""

from datetime import date, datetime

from sqlalchemy import UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.tables.columns import (
    GameId,
    Key,
    LongText,
    PlayerId,
    Points,
    SeasonId,
    TeamId,
)
from shared.database import Table


class LeagueGame(Table):
    """One hanchan; `entry` tells whether events, written hands or only scores are kept.

    `ended_by` says who ended it before its last hand, if anybody did.
    """

    __tablename__ = "league_games"
    __table_args__ = (
        UniqueConstraint("season_id", "date", "match_number"),
        UniqueConstraint("season_id", "round_number"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[Key]
    season_id: Mapped[SeasonId] = mapped_column(index=True)
    date: Mapped[date]
    match_number: Mapped[int]
    round_number: Mapped[int]
    m_league_game_id: Mapped[str | None] = mapped_column(unique=True)
    finished: Mapped[bool] = mapped_column(default=False)
    entry: Mapped[str | None]
    ended_by: Mapped[str | None]
    version: Mapped[int] = mapped_column(default=0)


class LeagueSeat(Table):
    """Seat 0 deals first; the player is known once the line-up is."""

    __tablename__ = "league_game_seats"
    __table_args__ = (UniqueConstraint("game_id", "team_id"),)
    game_id: Mapped[GameId] = mapped_column(primary_key=True)
    seat: Mapped[Key]
    team_id: Mapped[TeamId] = mapped_column(index=True)
    player_id: Mapped[PlayerId | None] = mapped_column(index=True)
    is_substitute: Mapped[bool] = mapped_column(default=False, server_default=false())


class LeagueGameResult(Table):
    """`points` are without penalties; `penalty_points` are a positive amount."""

    __tablename__ = "league_game_results"
    game_id: Mapped[GameId] = mapped_column(primary_key=True)
    seat: Mapped[Key]
    player_id: Mapped[PlayerId] = mapped_column(index=True)
    team_id: Mapped[TeamId] = mapped_column(index=True)
    score: Mapped[int]
    points: Mapped[Points]
    penalty_points: Mapped[Points]
    rank: Mapped[int]


class LeaguePenalty(Table):
    """A penalty outside a hand, such as a red card; revoked, never deleted."""

    __tablename__ = "league_penalties"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    season_id: Mapped[SeasonId] = mapped_column(index=True)
    team_id: Mapped[TeamId]
    player_id: Mapped[PlayerId | None]
    points: Mapped[Points]
    reason: Mapped[LongText]
    given_by: Mapped[str]
    given_at: Mapped[datetime]
    revoked_by: Mapped[str | None]
    revoked_at: Mapped[datetime | None]
    revoked_because: Mapped[LongText | None]


class LeagueCorrection(Table):
    """The trace of every change to a game that had been entered; `before` is JSON."""

    __tablename__ = "league_corrections"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    game_id: Mapped[GameId] = mapped_column(index=True)
    version: Mapped[int]
    change: Mapped[str]
    reason: Mapped[LongText]
    made_by: Mapped[str]
    made_at: Mapped[datetime]
    before: Mapped[LongText | None]
