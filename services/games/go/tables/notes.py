"""What players of a game keep and say: priorities, notes, observers, messages, conditions."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.tables.games import GameKey, GameReference
from shared.database import Table


class GoPriority(Table):
    """How urgent a running game is to a player."""

    __tablename__ = "go_priorities"
    game_id: Mapped[GameKey]
    player_id: Mapped[int] = mapped_column(primary_key=True)
    priority: Mapped[int]


class GoNote(Table):
    """What a player notes for himself about a game."""

    __tablename__ = "go_notes"
    game_id: Mapped[GameKey]
    player_id: Mapped[int] = mapped_column(primary_key=True)
    hidden: Mapped[bool] = mapped_column(default=False)
    text: Mapped[str] = mapped_column(Text)


class GoObserver(Table):
    """Somebody who follows a game."""

    __tablename__ = "go_observers"
    game_id: Mapped[GameKey]
    player_id: Mapped[int] = mapped_column(primary_key=True)


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
    read_at: Mapped[datetime | None]


class GoCondition(Table):
    """Conditional moves of a player in a game: what was written and what is still ahead."""

    __tablename__ = "go_conditions"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[GameReference]
    player_id: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    ahead: Mapped[str] = mapped_column(Text)
    state: Mapped[str]
    code: Mapped[str] = mapped_column(default="")
    private: Mapped[bool] = mapped_column(default=False)
    start_move: Mapped[int]
    hits: Mapped[int] = mapped_column(default=0)
