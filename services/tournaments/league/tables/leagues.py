"""Stored leagues: rule sets, staff and the stages of their years."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.tables.columns import (
    CASCADE,
    Key,
    LeagueId,
    LongText,
    Points,
    SeasonId,
    TeamId,
)
from shared.database import Table

_STAGES = ", ".join(f"'{stage}'" for stage in Stage)


class LeagueRules(Table):
    """A rule set; every column answers one question of domain/rule_sets.py."""

    __tablename__ = "league_rule_sets"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    name: Mapped[str] = mapped_column(unique=True)
    description: Mapped[LongText] = mapped_column(server_default="")
    players: Mapped[int] = mapped_column(server_default="4")
    start_score: Mapped[int]
    return_score: Mapped[int]
    first_points: Mapped[Points]
    second_points: Mapped[Points]
    third_points: Mapped[Points]
    fourth_points: Mapped[Points]
    rank_points_by_floaters: Mapped[LongText] = mapped_column(server_default="{}")  # JSON
    whole_points: Mapped[bool] = mapped_column(server_default=false())
    ties_share: Mapped[bool]
    leftover_sticks_to_top: Mapped[bool]
    chombo_points: Mapped[Points]
    winds: Mapped[int]
    extra_wind: Mapped[bool]
    goal_score: Mapped[int]
    bust_ends_game: Mapped[bool]
    dealer_may_stop: Mapped[bool]
    stopping_is_choice: Mapped[bool] = mapped_column(server_default=false())
    time_limit_minutes: Mapped[int] = mapped_column(server_default="0")
    red_fives: Mapped[bool]
    open_tanyao: Mapped[bool]
    ippatsu: Mapped[bool]
    ura_dora: Mapped[bool]
    kan_dora: Mapped[bool]
    kan_dora_at_once: Mapped[bool]
    kiriage: Mapped[bool]
    kazoe_yakuman: Mapped[bool]
    combined_yakuman: Mapped[bool]
    double_yakuman: Mapped[bool]
    double_wind_fu: Mapped[int]
    multiple_ron: Mapped[bool]
    swap_calling: Mapped[bool]
    riichi_below_1000: Mapped[bool]
    riichi_without_draw: Mapped[bool]
    pao: Mapped[bool]
    noten_payment: Mapped[int]
    honba_value: Mapped[int]
    abortive_draws: Mapped[bool]
    nagashi_mangan: Mapped[bool]
    carry_over_divisor: Mapped[int]


class League(Table):
    __tablename__ = "league_leagues"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    name: Mapped[str] = mapped_column(unique=True)
    rule_set_id: Mapped[int] = mapped_column(ForeignKey("league_rule_sets.id"))
    created_at: Mapped[datetime]


class LeagueStaff(Table):
    """Who may enter what; `player_id` is the member's."""

    __tablename__ = "league_staff"
    league_id: Mapped[int] = mapped_column(
        ForeignKey("league_leagues.id", ondelete=CASCADE), primary_key=True
    )
    player_id: Mapped[Key]
    pseudo: Mapped[str]
    role: Mapped[str]


class LeagueSeason(Table):
    """One stage of one year, as in the M-League schema; `qualifying` teams go on to the next.

    In `most_substitute_games` games a team may seat somebody who belongs to no team.
    """

    __tablename__ = "league_seasons"
    __table_args__ = (
        UniqueConstraint("league_id", "year", "season"),
        CheckConstraint(f"season IN ({_STAGES})", name="known_stage"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[Key]
    league_id: Mapped[LeagueId]
    year: Mapped[int]
    season: Mapped[str]
    qualifying: Mapped[int] = mapped_column(default=0)
    games_per_team: Mapped[int | None]
    least_games_per_player: Mapped[int | None]
    most_games_per_player: Mapped[int | None]
    most_substitute_games: Mapped[int] = mapped_column(default=0, server_default="0")
    finished: Mapped[bool] = mapped_column(default=False)


class LeagueStageStanding(Table):
    """A line of the table of a closed stage, as it was when it was closed."""

    __tablename__ = "league_stage_standings"
    season_id: Mapped[SeasonId] = mapped_column(primary_key=True)
    team_id: Mapped[TeamId] = mapped_column(primary_key=True)
    place: Mapped[int]
    rank: Mapped[int]
    games: Mapped[int]
    base_points: Mapped[Points]
    penalties: Mapped[Points]
    carried_over: Mapped[Points]
    total_points: Mapped[Points]
    gap: Mapped[Points]
    qualified: Mapped[bool]


class LeagueStageChange(Table):
    """The trace of who closed and reopened a stage, and why."""

    __tablename__ = "league_stage_changes"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    season_id: Mapped[SeasonId] = mapped_column(index=True)
    change: Mapped[str]
    reason: Mapped[LongText]
    made_by: Mapped[str]
    made_at: Mapped[datetime]
