"""What is stored of keys and private addresses: the hash of each, and what it opens."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class CalendarToken(Table):
    """What a player's private calendar address is made of; only its hash is kept."""

    __tablename__ = "diplomacy_calendar_tokens"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    token_hash: Mapped[str] = mapped_column(unique=True)


class GameTicket(Table):
    """Not used: only the release before this one writes it, while it is being replaced."""

    __tablename__ = "diplomacy_stream_tickets"
    ticket_hash: Mapped[str] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    player_id: Mapped[int]
    expires_at: Mapped[datetime]


class OrderKey(Table):
    """What a player proves himself with when he sends orders by e-mail; only its hash is kept."""

    __tablename__ = "diplomacy_order_keys"
    game_id: Mapped[int] = game_key(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    key_hash: Mapped[str]


class RectificationCode(Table):
    """An administrator's leave to change a running game, good for one time."""

    __tablename__ = "diplomacy_rectification_codes"
    code_hash: Mapped[str] = mapped_column(primary_key=True)
    given_by: Mapped[str]
    expires_at: Mapped[datetime]
