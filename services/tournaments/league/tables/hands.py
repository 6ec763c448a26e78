"""Stored hands: where each began and ended, and foul play in it."""

from sqlalchemy import UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.tables.columns import (
    ComputedKey,
    GameId,
    HandId,
    Key,
    LongText,
    PlayerId,
    Points,
)
from shared.database import Table

HANDS_PER_GAME, EVENTS_PER_HAND = 100, 1000


class LeagueHand(Table):
    """One kyoku; `number` counts within the game, replayed hands included.

    `written` is JSON: the hand as people wrote it, where it was not recorded tile by tile.
    """

    __tablename__ = "league_hands"
    __table_args__ = (UniqueConstraint("game_id", "number"),)
    id: Mapped[ComputedKey]
    game_id: Mapped[GameId]
    number: Mapped[int]
    parent_player_id: Mapped[PlayerId]
    round: Mapped[str]
    honba_count: Mapped[int]
    reach_stick_count: Mapped[int]
    is_over: Mapped[bool]
    written: Mapped[LongText | None]


class LeagueHandResult(Table):
    """`score` is that at the end of the hand; it and the rank are null while it is played."""

    __tablename__ = "league_hand_results"
    hand_id: Mapped[HandId] = mapped_column(primary_key=True)
    seat: Mapped[Key]
    player_id: Mapped[PlayerId]
    player_wind: Mapped[str]
    start_score: Mapped[int]
    score: Mapped[int | None]
    rank: Mapped[int | None]


class LeagueFoulPlay(Table):
    """An offence; `place` counts within the hand."""

    __tablename__ = "league_foul_plays"
    hand_id: Mapped[HandId] = mapped_column(primary_key=True)
    place: Mapped[Key]
    actor_player_id: Mapped[PlayerId]
    penalty_points: Mapped[Points]
    description: Mapped[LongText]
    type: Mapped[str]
    is_restarted: Mapped[bool]
    after_event: Mapped[int]
