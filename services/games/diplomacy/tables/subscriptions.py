"""What is stored of the mails that players want of their games."""

from datetime import datetime

from sqlalchemy import Index
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
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


class LateNotice(Table):
    """For which deadline those who let it pass were last told."""

    __tablename__ = "diplomacy_late_notices"
    game_id: Mapped[int] = game_key(primary_key=True)
    due_at: Mapped[datetime]


class NearNotice(Table):
    """For which deadline the players of a game were last reminded."""

    __tablename__ = "diplomacy_near_notices"
    game_id: Mapped[int] = game_key(primary_key=True)
    due_at: Mapped[datetime]
