"""What is stored of what roles say to each other, and of what players write down."""

from sqlalchemy import Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class Message(Table):
    """From one role to another; a message to several is several rows, each with its group."""

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
    group_roles: Mapped[int | None]  # author and addressees, a bit each: domain/groups.py


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
    """When the holder of a role last looked at messages and declarations, and what was the newest.

    Times are told in whole seconds: what came within the one of a visit is found by its number."""

    __tablename__ = "diplomacy_visits"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    time_stamp: Mapped[int]
    newest_message: Mapped[int] = mapped_column(default=0, server_default="0")
    newest_declaration: Mapped[int] = mapped_column(default=0, server_default="0")


class ThreadVisit(Table):
    """The newest message of a thread that the holder of a role has read, beyond his visits.

    A thread is another role, or below zero a group: domain/groups.py."""

    __tablename__ = "diplomacy_thread_visits"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    author_role: Mapped[int] = mapped_column(primary_key=True)
    newest_message: Mapped[int]


class Note(Table):
    """What a player writes down for himself about a role of his."""

    __tablename__ = "diplomacy_notes"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[str] = mapped_column(Text)
