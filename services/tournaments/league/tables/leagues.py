"""Stored leagues: rule sets, staff and the stages of their years."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.domain.standings import Stage
from services.tournaments.league.tables.columns import CASCADE, Key, LeagueId, Points
from shared.database import Table

_STAGES = ", ".join(f"'{stage}'" for stage in Stage)


class LeagueRules(Table):
    """A rule set; every column answers one question of domain/rule_sets.py."""

    __tablename__ = "league_rule_sets"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[Key]
    name: Mapped[str] = mapped_column(unique=True)
    start_score: Mapped[int]
    return_score: Mapped[int]
    first_points: Mapped[Points]
    second_points: Mapped[Points]
    third_points: Mapped[Points]
    fourth_points: Mapped[Points]
    ties_share: Mapped[bool]
    leftover_sticks_to_top: Mapped[bool]
    chombo_points: Mapped[Points]
    winds: Mapped[int]
    extra_wind: Mapped[bool]
    goal_score: Mapped[int]
    bust_ends_game: Mapped[bool]
    dealer_may_stop: Mapped[bool]
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
    """One stage of one year, as in the M-League schema; `qualifying` teams go on to the next."""

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
    finished: Mapped[bool] = mapped_column(default=False)
