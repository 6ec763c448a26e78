"""What a game of Go stores: the game, its moves, invitations, offers and seats."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, LargeBinary, Text, true
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.domain.clocks import ALWAYS
from services.games.go.domain.handicap import Adjustment, JigoMode, Ruleset
from services.games.go.domain.ratings import NO_RATING
from services.games.go.domain.setup import GameSettings, HandicapType
from services.games.go.domain.time_systems import ByoType, TimeLimit
from shared.database import Table


class SettingsColumns:
    """Columns of everything that proposes a game; the seed's names in our spelling."""

    size: Mapped[int]
    ruleset: Mapped[str]
    handicap_type: Mapped[str]
    handicap: Mapped[int]
    komi: Mapped[float]
    adjust_handicap: Mapped[int]
    minimum_handicap: Mapped[int]
    maximum_handicap: Mapped[int]
    adjust_komi: Mapped[float]
    jigo_mode: Mapped[str]
    byo_type: Mapped[str]
    main_time: Mapped[int]
    byo_time: Mapped[int]
    byo_periods: Mapped[int]
    rated: Mapped[bool]
    standard_handicap: Mapped[bool]
    weekend_clock: Mapped[bool]

    @property
    def settings(self) -> GameSettings:
        return GameSettings(
            self.size,
            Ruleset(self.ruleset),
            HandicapType(self.handicap_type),
            self.handicap,
            self.komi,
            Adjustment(
                self.adjust_handicap,
                self.minimum_handicap,
                self.maximum_handicap,
                self.adjust_komi,
                JigoMode(self.jigo_mode),
            ),
            TimeLimit(ByoType(self.byo_type), self.main_time, self.byo_time, self.byo_periods),
            self.rated,
            self.standard_handicap,
            self.weekend_clock,
        )

    @settings.setter
    def settings(self, settings: GameSettings) -> None:
        for name, value in columns_of(settings).items():
            setattr(self, name, value)


def columns_of(settings: GameSettings) -> dict[str, object]:
    """Settings as the columns above."""
    adjustment, time = settings.adjustment, settings.time
    return {
        "size": settings.size,
        "ruleset": settings.ruleset.value,
        "handicap_type": settings.handicap_type.value,
        "handicap": settings.handicap,
        "komi": settings.komi,
        "adjust_handicap": adjustment.handicap,
        "minimum_handicap": adjustment.minimum_handicap,
        "maximum_handicap": adjustment.maximum_handicap,
        "adjust_komi": adjustment.komi,
        "jigo_mode": adjustment.jigo_mode.value,
        "byo_type": time.byo_type.value,
        "main_time": time.main,
        "byo_time": time.byo_time,
        "byo_periods": time.byo_periods,
        "rated": settings.rated,
        "standard_handicap": settings.standard_handicap,
        "weekend_clock": settings.runs_on_weekends,
    }


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


def _game_key() -> Mapped[int]:
    return mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"), primary_key=True)


class GoMove(Table):
    """A move record; its order within the game is that of the identifiers."""

    __tablename__ = "go_moves"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"), index=True)
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
    game_id: Mapped[int] = _game_key()
    number: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class GoMessage(Table):
    """What the players of a game tell each other, and what the server tells them."""

    __tablename__ = "go_messages"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int | None] = mapped_column(
        ForeignKey("go_games.id", ondelete="SET NULL"), index=True
    )
    sender_id: Mapped[int]
    recipient_id: Mapped[int] = mapped_column(index=True)
    kind: Mapped[str]  # NORMAL, INVITATION, DISPUTED, RESULT
    text: Mapped[str] = mapped_column(Text)
    sent_at: Mapped[datetime]


class GoInvitation(SettingsColumns, Table):
    """What one of the two players of an invitation proposes."""

    __tablename__ = "go_invitations"
    game_id: Mapped[int] = _game_key()
    player_id: Mapped[int] = mapped_column(primary_key=True)
    last_changed: Mapped[datetime]


class GoOffer(SettingsColumns, Table):
    """A game offered in the waiting room, with who may join."""

    __tablename__ = "go_offers"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    owner_id: Mapped[int] = mapped_column(index=True)
    created_at: Mapped[datetime]
    copies: Mapped[int] = mapped_column(default=1)
    must_be_rated: Mapped[bool] = mapped_column(default=False)
    rating_minimum: Mapped[int] = mapped_column(default=0)
    rating_maximum: Mapped[int] = mapped_column(default=0)
    minimum_rated_games: Mapped[int] = mapped_column(default=0)
    same_opponent: Mapped[int] = mapped_column(default=0)
    comment: Mapped[str] = mapped_column(default="")
    shape_id: Mapped[int] = mapped_column(default=0)
    shape_snapshot: Mapped[str] = mapped_column(default="")
    game_id: Mapped[int | None] = mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"))


class GoOfferJoin(Table):
    """How often somebody joined an offer, and when last."""

    __tablename__ = "go_offer_joins"
    offer_id: Mapped[int] = mapped_column(
        ForeignKey("go_offers.id", ondelete="CASCADE"), primary_key=True
    )
    player_id: Mapped[int] = mapped_column(primary_key=True)
    joins: Mapped[int] = mapped_column(default=0)
    last_join: Mapped[datetime]


class GoSeat(Table):
    """A seat of a multi-player game; the same player may hold several."""

    __tablename__ = "go_seats"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = mapped_column(ForeignKey("go_games.id", ondelete="CASCADE"), index=True)
    group: Mapped[str] = mapped_column("group_colour", default="BW")
    order: Mapped[int] = mapped_column("group_order", default=0)
    player_id: Mapped[int] = mapped_column(default=0, index=True)
    flags: Mapped[int] = mapped_column(default=0)


class GoAttachment(Table):
    """An SGF a player attached to a finished game."""

    __tablename__ = "go_attachments"
    game_id: Mapped[int] = _game_key()
    player_id: Mapped[int] = mapped_column(primary_key=True)
    last_changed: Mapped[datetime]
    data: Mapped[bytes] = mapped_column(LargeBinary)
