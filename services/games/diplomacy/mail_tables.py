"""What is stored of the mails that players want of their games."""

from datetime import datetime

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables import game_key
from shared.database import Table


class Subscription(Table):
    """What a player said he wants of a game; without a row the defaults hold."""

    __tablename__ = "diplomacy_subscriptions"
    game_id: Mapped[int] = game_key(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    adjudication: Mapped[bool]
    deadline_near: Mapped[bool]
    message: Mapped[bool]
    declaration: Mapped[bool]
    digest: Mapped[bool]


class DigestItem(Table):
    """Something to tell in the next digest."""

    __tablename__ = "diplomacy_digest_items"
    __table_args__ = (
        Index("digest_items_of_player", "player_id", "kind"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    player_id: Mapped[int]
    kind: Mapped[str]


class DigestSent(Table):
    """When a player last got the digest of a kind."""

    __tablename__ = "diplomacy_digests_sent"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(primary_key=True)
    sent_at: Mapped[datetime]


class NearNotice(Table):
    """For which deadline the players of a game were last reminded."""

    __tablename__ = "diplomacy_near_notices"
    game_id: Mapped[int] = game_key(primary_key=True)
    due_at: Mapped[datetime]


class CalendarToken(Table):
    """What a player's private calendar address is made of; only its hash is kept."""

    __tablename__ = "diplomacy_calendar_tokens"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    token_hash: Mapped[str] = mapped_column(unique=True)


class StreamTicket(Table):
    """Lets a listener in once; browsers cannot send a token with an event stream."""

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
