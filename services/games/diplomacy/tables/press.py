"""What is stored of what roles say to each other, and of what players write down."""

from sqlalchemy import Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class Message(Table):
    """From one role to another; a message to several is several rows."""

    __tablename__ = "diplomacy_messages"
    __table_args__ = (
        Index("messages_by_author", "game_id", "author_role", "id"),
        Index("messages_by_addressee", "game_id", "addressee_role", "id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    author_role: Mapped[int]
    addressee_role: Mapped[int]
    time_stamp: Mapped[int]
    content: Mapped[str] = mapped_column(Text)


class Declaration(Table):
    """Press that everyone in the game reads."""

    __tablename__ = "diplomacy_declarations"
    __table_args__ = (
        Index("declarations_of_game", "game_id", "id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    author_role: Mapped[int]
    time_stamp: Mapped[int]
    content: Mapped[str] = mapped_column(Text)


class Visit(Table):
    """When the holder of a role last looked at messages and declarations."""

    __tablename__ = "diplomacy_visits"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    time_stamp: Mapped[int]


class Note(Table):
    """What a player writes down for himself about a role of his."""

    __tablename__ = "diplomacy_notes"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[str] = mapped_column(Text)
