"""A game of Go as it is stored: state, moves, comments, seats, files, for which tournament."""

from datetime import datetime
from typing import Annotated

from sqlalchemy import CheckConstraint, ForeignKey, Index, LargeBinary, Text, true
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.domain.clocks import ALWAYS
from services.games.go.domain.ratings import NO_RATING
from shared.database import Table

GameReference = Annotated[
    int, mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"), index=True)
]
GameKey = Annotated[
    int, mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"), primary_key=True)
]


class GoGame(Table):
    """A game, from the invitation to its result."""

    __tablename__ = "go_games"
    __table_args__ = (
        Index("go_games_to_move", "to_move_id", "status"),
        Index("go_games_black", "black_id", "status"),
        Index("go_games_white", "white_id", "status"),
        Index("go_games_flag", "status", "flag_tick"),
        CheckConstraint("size BETWEEN 5 AND 25"),
        CheckConstraint("handicap BETWEEN 0 AND 21 AND handicap != 1"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(default=0, index=True)
    shape_id: Mapped[int] = mapped_column(default=0)
    started_at: Mapped[datetime]
    last_changed: Mapped[datetime]
    message_id: Mapped[int] = mapped_column(default=0)
    double_game_id: Mapped[int] = mapped_column(default=0)
    black_id: Mapped[int]
    white_id: Mapped[int]
    to_move_id: Mapped[int] = mapped_column(default=0)
    game_type: Mapped[str] = mapped_column(default="GO")
    players: Mapped[str] = mapped_column(default="")
    ruleset: Mapped[str]
    size: Mapped[int]
    komi: Mapped[float]
    handicap: Mapped[int]
    status: Mapped[str]
    moves: Mapped[int] = mapped_column(default=0)
    black_prisoners: Mapped[int] = mapped_column(default=0)
    white_prisoners: Mapped[int] = mapped_column(default=0)
    last_x: Mapped[int] = mapped_column(default=-1)
    last_y: Mapped[int] = mapped_column(default=-1)
    last_move: Mapped[str] = mapped_column(default="")
    flags: Mapped[int] = mapped_column(default=0)
    score: Mapped[float] = mapped_column(default=0.0)
    main_time: Mapped[int]
    byo_type: Mapped[str]
    byo_time: Mapped[int]
    byo_periods: Mapped[int]
    black_main_time: Mapped[int] = mapped_column(default=0)
    black_byo_time: Mapped[int] = mapped_column(default=0)
    black_byo_periods: Mapped[int] = mapped_column(default=-1)
    white_main_time: Mapped[int] = mapped_column(default=0)
    white_byo_time: Mapped[int] = mapped_column(default=0)
    white_byo_periods: Mapped[int] = mapped_column(default=-1)
    last_ticks: Mapped[int] = mapped_column(default=0)
    clock_used: Mapped[int] = mapped_column(default=ALWAYS)
    timeout_date: Mapped[int] = mapped_column(default=0)
    flag_tick: Mapped[int] = mapped_column(default=0)  # when the player to move loses on time
    warned_at_move: Mapped[int] = mapped_column(default=-1)
    rated: Mapped[str] = mapped_column(default="N")
    unrated_reason: Mapped[str] = mapped_column(default="")
    standard_handicap: Mapped[bool]
    weekend_clock: Mapped[bool]
    black_start_rating: Mapped[float] = mapped_column(default=NO_RATING)
    white_start_rating: Mapped[float] = mapped_column(default=NO_RATING)
    black_end_rating: Mapped[float] = mapped_column(default=NO_RATING)
    white_end_rating: Mapped[float] = mapped_column(default=NO_RATING)
    snapshot: Mapped[str] = mapped_column(default="A")
    shape_snapshot: Mapped[str] = mapped_column(default="")
    setup: Mapped[str] = mapped_column(Text, default="")
    no_result_asked: Mapped[int] = mapped_column(default=0, server_default="0")  # by which colour
    stops_for_vacation: Mapped[bool] = mapped_column(default=True, server_default=true())
    expiry_months: Mapped[int] = mapped_column(default=0, server_default="0")  # of an invitation
    version: Mapped[int] = mapped_column(server_default="1")  # another one with every change
    __mapper_args__ = {"version_id_col": version}


class GoMove(Table):
    """A move record; its order within the game is that of the identifiers."""

    __tablename__ = "go_moves"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[GameReference]
    number: Mapped[int]
    stone: Mapped[int]
    column: Mapped[int] = mapped_column("pos_x")
    row: Mapped[int] = mapped_column("pos_y")
    hours: Mapped[int]
    conditional: Mapped[bool] = mapped_column(default=False)
    position: Mapped[int | None]  # the fingerprint of the board after a stone


class GoComment(Table):
    """What a player wrote with a move."""

    __tablename__ = "go_comments"
    game_id: Mapped[GameKey]
    number: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class GoSeat(Table):
    """A seat of a multi-player game; the same player may hold several."""

    __tablename__ = "go_seats"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[GameReference]
    group: Mapped[str] = mapped_column("group_colour", default="BW")
    order: Mapped[int] = mapped_column("group_order", default=0)
    player_id: Mapped[int] = mapped_column(default=0, index=True)
    flags: Mapped[int] = mapped_column(default=0)


class GoAttachment(Table):
    """An SGF a player attached to a finished game."""

    __tablename__ = "go_attachments"
    game_id: Mapped[GameKey]
    player_id: Mapped[int] = mapped_column(primary_key=True)
    last_changed: Mapped[datetime]
    data: Mapped[bytes] = mapped_column(LargeBinary)


class GoTournamentGame(Table):
    """By the key of a tournament's board: whoever asks again gets this game.

    It stays when the game is gone or was let go, so that none is made a second time.
    """

    __tablename__ = "go_tournament_games"
    key: Mapped[str] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(index=True)
    game_id: Mapped[int | None] = mapped_column(
        ForeignKey("go_games.id", ondelete="SET NULL"), index=True
    )
    let_go: Mapped[bool] = mapped_column(default=False)
