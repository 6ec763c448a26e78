"""What is stored of leagues: rules, people, games, and every event of every hand.

The seed's tables are kept under its own names as views (see the migration); an event is one row of
one table, whatever its kind. Identifiers of hands and events are computed from the game's, so that
storing a hand anew gives it the same ones.
"""

from datetime import date, datetime
from decimal import Decimal

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.tenths import Tenths
from shared.database import Table

CASCADE = "CASCADE"
STILL_THERE = 9999  # left_season_year of a present member, shown as null
HANDS_PER_GAME, EVENTS_PER_HAND = 100, 1000


class LeagueRules(Table):
    """A rule set; every column answers one question of domain/rulesets.py."""

    __tablename__ = "league_rule_sets"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    start_score: Mapped[int]
    return_score: Mapped[int]
    first_points: Mapped[Decimal] = mapped_column(Tenths)
    second_points: Mapped[Decimal] = mapped_column(Tenths)
    third_points: Mapped[Decimal] = mapped_column(Tenths)
    fourth_points: Mapped[Decimal] = mapped_column(Tenths)
    ties_share: Mapped[bool]
    leftover_sticks_to_top: Mapped[bool]
    chombo_points: Mapped[Decimal] = mapped_column(Tenths)
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
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    rule_set_id: Mapped[int] = mapped_column(ForeignKey("league_rule_sets.id"))
    created_at: Mapped[datetime]


class LeagueStaff(Table):
    """Who may enter what; `player_id` is the member's."""

    __tablename__ = "league_staff"
    league_id: Mapped[int] = mapped_column(
        ForeignKey("league_leagues.id", ondelete=CASCADE), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(primary_key=True)
    pseudo: Mapped[str]
    role: Mapped[str]


class LeagueSeason(Table):
    """One stage of one year, as the seed has it; `qualifying` teams go on to the next."""

    __tablename__ = "league_seasons"
    __table_args__ = (
        UniqueConstraint("league_id", "year", "season"),
        CheckConstraint("season IN ('regular', 'semifinal', 'final')", name="known_stage"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league_leagues.id"))
    year: Mapped[int]
    season: Mapped[str]
    qualifying: Mapped[int] = mapped_column(default=0)
    games_per_team: Mapped[int | None]
    least_games_per_player: Mapped[int | None]
    most_games_per_player: Mapped[int | None]
    finished: Mapped[bool] = mapped_column(default=False)


class LeagueTeam(Table):
    __tablename__ = "league_teams"
    __table_args__ = (UniqueConstraint("league_id", "name"), {"sqlite_autoincrement": True})
    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league_leagues.id"))
    name: Mapped[str]
    joined_season_year: Mapped[int]


class LeaguePlayer(Table):
    """`name_furigana` is hiragana; `member_id` links to a member of the association."""

    __tablename__ = "league_players"
    __table_args__ = (UniqueConstraint("league_id", "member_id"), {"sqlite_autoincrement": True})
    id: Mapped[int] = mapped_column(primary_key=True)
    league_id: Mapped[int] = mapped_column(ForeignKey("league_leagues.id"))
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
    player_id: Mapped[int] = mapped_column(ForeignKey("league_players.id"), primary_key=True)
    team_id: Mapped[int] = mapped_column(
        ForeignKey("league_teams.id"), primary_key=True, index=True
    )
    joined_season_year: Mapped[int] = mapped_column(primary_key=True)
    left_season_year: Mapped[int] = mapped_column(default=STILL_THERE)


class LeagueGame(Table):
    """One hanchan; `entry` tells whether events or only scores are kept."""

    __tablename__ = "league_games"
    __table_args__ = (
        UniqueConstraint("season_id", "date", "match_number"),
        UniqueConstraint("season_id", "round_number"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("league_seasons.id"), index=True)
    date: Mapped[date]
    match_number: Mapped[int]
    round_number: Mapped[int]
    m_league_game_id: Mapped[str | None] = mapped_column(unique=True)
    finished: Mapped[bool] = mapped_column(default=False)
    entry: Mapped[str | None]
    version: Mapped[int] = mapped_column(default=0)


class LeagueSeat(Table):
    """Seat 0 deals first; the player is known once the line-up is."""

    __tablename__ = "league_game_seats"
    __table_args__ = (UniqueConstraint("game_id", "team_id"),)
    game_id: Mapped[int] = mapped_column(
        ForeignKey("league_games.id", ondelete=CASCADE), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    team_id: Mapped[int] = mapped_column(ForeignKey("league_teams.id"), index=True)
    player_id: Mapped[int | None] = mapped_column(ForeignKey("league_players.id"), index=True)


class LeagueGameResult(Table):
    """`points` are without penalties; `penalty_points` are a positive amount."""

    __tablename__ = "league_game_results"
    game_id: Mapped[int] = mapped_column(
        ForeignKey("league_games.id", ondelete=CASCADE), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("league_players.id"), index=True)
    team_id: Mapped[int] = mapped_column(ForeignKey("league_teams.id"), index=True)
    score: Mapped[int]
    points: Mapped[Decimal] = mapped_column(Tenths)
    penalty_points: Mapped[Decimal] = mapped_column(Tenths)
    rank: Mapped[int]


class LeagueHand(Table):
    """One kyoku; `number` counts within the game, replayed hands included."""

    __tablename__ = "league_hands"
    __table_args__ = (UniqueConstraint("game_id", "number"),)
    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    game_id: Mapped[int] = mapped_column(ForeignKey("league_games.id", ondelete=CASCADE))
    number: Mapped[int]
    parent_player_id: Mapped[int] = mapped_column(ForeignKey("league_players.id"))
    round: Mapped[str]
    honba_count: Mapped[int]
    reach_stick_count: Mapped[int]
    is_over: Mapped[bool]


class LeagueHandResult(Table):
    """`score` is that at the end of the hand; it and the rank are null while it is played."""

    __tablename__ = "league_hand_results"
    hand_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("league_hands.id", ondelete=CASCADE), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(ForeignKey("league_players.id"))
    player_wind: Mapped[str]
    start_score: Mapped[int]
    score: Mapped[int | None]
    rank: Mapped[int | None]


class LeagueYakuName(Table):
    __tablename__ = "league_yaku_names"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    key: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str] = mapped_column(unique=True)
    name_furigana: Mapped[str]


class LeaguePenalty(Table):
    """A penalty outside a hand, such as a red card; revoked, never deleted."""

    __tablename__ = "league_penalties"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    season_id: Mapped[int] = mapped_column(ForeignKey("league_seasons.id"), index=True)
    team_id: Mapped[int] = mapped_column(ForeignKey("league_teams.id"))
    player_id: Mapped[int | None] = mapped_column(ForeignKey("league_players.id"))
    points: Mapped[Decimal] = mapped_column(Tenths)
    reason: Mapped[str] = mapped_column(Text)
    given_by: Mapped[str]
    given_at: Mapped[datetime]
    revoked_by: Mapped[str | None]
    revoked_at: Mapped[datetime | None]


class LeagueCorrection(Table):
    """The trace of every change to a game that had been entered."""

    __tablename__ = "league_corrections"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = mapped_column(
        ForeignKey("league_games.id", ondelete=CASCADE), index=True
    )
    version: Mapped[int]
    change: Mapped[str]
    reason: Mapped[str] = mapped_column(Text)
    made_by: Mapped[str]
    made_at: Mapped[datetime]
