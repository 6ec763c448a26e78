"""Stored teams, players, and who belongs to which team when."""

from sqlalchemy import CheckConstraint, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.tables.columns import Key, LeagueId, PlayerId, TeamId
from shared.database import Table

STILL_THERE = 9999  # left_season_year of a present member, shown as null


class LeagueTeam(Table):
    __tablename__ = "league_teams"
    __table_args__ = (UniqueConstraint("league_id", "name"), {"sqlite_autoincrement": True})
    id: Mapped[Key]
    league_id: Mapped[LeagueId]
    name: Mapped[str]
    joined_season_year: Mapped[int]


class LeaguePlayer(Table):
    """`name_furigana` is hiragana; `member_id` links to a member of the association."""

    __tablename__ = "league_players"
    __table_args__ = (UniqueConstraint("league_id", "member_id"), {"sqlite_autoincrement": True})
    id: Mapped[Key]
    league_id: Mapped[LeagueId]
    name: Mapped[str]
    name_furigana: Mapped[str] = mapped_column(index=True)
    joined_season_year: Mapped[int]
    member_id: Mapped[int | None]


class LeagueMembership(Table):
    """Both years are inclusive."""

    __tablename__ = "league_memberships"
    __table_args__ = (
        CheckConstraint("joined_season_year <= left_season_year", name="joined_before_left"),
    )
    player_id: Mapped[PlayerId] = mapped_column(primary_key=True)
    team_id: Mapped[TeamId] = mapped_column(primary_key=True, index=True)
    joined_season_year: Mapped[Key]
    left_season_year: Mapped[int] = mapped_column(default=STILL_THERE)
