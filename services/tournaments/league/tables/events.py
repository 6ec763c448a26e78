"""Stored events of hands, and what follows from them: yaku, tenpai at draws, players' tiles."""

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from services.tournaments.league.domain.events import EventType
from services.tournaments.league.tables.columns import (
    ComputedKey,
    EventId,
    HandId,
    LongText,
    PlayerId,
)
from shared.database import Table

_TYPES = ", ".join(f"'{kind}'" for kind in EventType)
_IS_WIN = text("base_points IS NOT NULL")


class LeagueEvent(Table):
    """One event; the columns its type does not know are null."""

    __tablename__ = "league_events"
    __table_args__ = (
        UniqueConstraint("hand_id", "event_order"),
        CheckConstraint(f"type IN ({_TYPES})", name="known_event"),
        # Wins are one event in a hundred and read for yaku, values and records.
        Index("ix_league_events_wins", "hand_id", sqlite_where=_IS_WIN, postgresql_where=_IS_WIN),
    )
    id: Mapped[ComputedKey]
    hand_id: Mapped[HandId]
    event_order: Mapped[int]
    type: Mapped[str]
    actor_player_id: Mapped[PlayerId | None]
    target_player_id: Mapped[PlayerId | None]
    tile: Mapped[str | None]
    hand: Mapped[str | None]
    block: Mapped[str | None]
    indicator_type: Mapped[str | None]
    dora: Mapped[str | None]
    is_tsumogiri: Mapped[bool | None]
    is_reach_declaration: Mapped[bool | None]
    is_rinshan: Mapped[bool | None]
    is_accepted: Mapped[bool | None]
    tenho_possible: Mapped[bool | None]
    chiho_possible: Mapped[bool | None]
    points: Mapped[int | None]
    base_points: Mapped[int | None]
    fu: Mapped[int | None]
    han: Mapped[int | None]
    is_called: Mapped[bool | None]
    is_yakuman: Mapped[bool | None]
    description: Mapped[LongText | None]
    wait_type: Mapped[str | None]
    reason: Mapped[str | None]


class LeagueYakuName(Table):
    """The names of domain/yaku.py, for the views and whoever queries with SQL."""

    __tablename__ = "league_yaku_names"
    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    key: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str] = mapped_column(unique=True)
    name_furigana: Mapped[str]


class LeagueYaku(Table):
    """A yaku of a win; dora of each kind are rows too, with as many han as tiles."""

    __tablename__ = "league_yaku"
    event_id: Mapped[EventId] = mapped_column(primary_key=True)
    name_id: Mapped[int] = mapped_column(ForeignKey("league_yaku_names.id"), primary_key=True)
    han: Mapped[int]


class LeagueDrawnHand(Table):
    """A player at a draw, with what tenpai brought or cost."""

    __tablename__ = "league_drawn_hands"
    event_id: Mapped[EventId] = mapped_column(primary_key=True)
    player_id: Mapped[PlayerId] = mapped_column(primary_key=True)
    is_tenpai: Mapped[bool]
    point: Mapped[int]


class LeaguePlayerState(Table):
    """A player's tiles after the deal and after each discard; `waits` are tiles, empty if none.

    Of the tiles waited for, `unseen_tiles` lie hidden from the player and `wall_tiles` in the wall.
    """

    __tablename__ = "league_player_states"
    event_id: Mapped[EventId] = mapped_column(primary_key=True)
    player_id: Mapped[PlayerId]
    hand: Mapped[str]
    called: Mapped[str]
    shanten_count: Mapped[int]
    standard_type_shanten_count: Mapped[int]
    seven_pairs_shanten_count: Mapped[int | None]
    thirteen_orphans_shanten_count: Mapped[int | None]
    is_reached: Mapped[bool]
    turn_number: Mapped[int]
    is_furiten: Mapped[bool]
    waits: Mapped[str]
    wait_type: Mapped[str | None]
    unseen_tiles: Mapped[int]
    wall_tiles: Mapped[int]
