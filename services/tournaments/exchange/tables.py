"""What is stored of files: moves of boards, the queue of exports, what came from elsewhere."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class BoardGame(Table):
    """The moves of a board, and the tags of the file they came in that nothing here knows."""

    __tablename__ = "board_games"
    board_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_boards.id", ondelete="CASCADE"), primary_key=True
    )
    tags: Mapped[str] = mapped_column(Text)
    moves: Mapped[str] = mapped_column(Text)
    sent_at: Mapped[datetime]
    sent_by: Mapped[str]


class Export(Table):
    """A file to be handed on: made by a background step, not more often than the interval.

    A `continuous` one is followed by another whenever the tournament has changed since.
    """

    __tablename__ = "tournament_exports"
    __table_args__ = (
        Index("exports_by_status", "status"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    target: Mapped[str]
    format: Mapped[str]
    status: Mapped[str]
    digest: Mapped[str] = mapped_column(default="")
    content: Mapped[str] = mapped_column(Text, default="")
    asked_at: Mapped[datetime]
    not_before: Mapped[datetime]
    made_at: Mapped[datetime | None]
    continuous: Mapped[bool] = mapped_column(default=False, server_default=false())
    made_of_version: Mapped[int] = mapped_column(default=0, server_default="0")
    attempts: Mapped[int] = mapped_column(default=0, server_default="0")
    next_try_at: Mapped[datetime | None]
    sent_at: Mapped[datetime | None]
    message: Mapped[str] = mapped_column(default="", server_default="")


class ImportedObject(Table):
    """What became of a row of another program's file; the digest is that of the whole file."""

    __tablename__ = "imported_objects"
    __table_args__ = (
        UniqueConstraint("event_id", "source_table", "source_id"),
        Index("imported_objects_by_source", "kind", "instance", "source_table", "source_id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(ForeignKey("tournament_events.id", ondelete="CASCADE"))
    kind: Mapped[str]
    instance: Mapped[str]
    source_table: Mapped[str]
    source_id: Mapped[str]
    our_id: Mapped[int]
    digest: Mapped[str]
