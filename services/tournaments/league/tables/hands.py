"""Stored hands: where each began and ended, and foul play in it."""

from decimal import Decimal

from sqlalchemy import BigInteger, ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.tables.columns import CASCADE, OneDecimal
from shared.database import Table

HANDS_PER_GAME, EVENTS_PER_HAND = 100, 1000


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


class LeagueFoulPlay(Table):
    """An offence; `place` counts within the hand."""

    __tablename__ = "league_foul_plays"
    hand_id: Mapped[int] = mapped_column(
        BigInteger, ForeignKey("league_hands.id", ondelete=CASCADE), primary_key=True
    )
    place: Mapped[int] = mapped_column(primary_key=True)
    actor_player_id: Mapped[int] = mapped_column(ForeignKey("league_players.id"))
    penalty_points: Mapped[Decimal] = mapped_column(OneDecimal)
    description: Mapped[str] = mapped_column(Text)
    type: Mapped[str]
    is_restarted: Mapped[bool]
    after_event: Mapped[int]
