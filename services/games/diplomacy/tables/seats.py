"""What is stored of who sits where, how the roles were dealt, and who replaced whom."""

from datetime import datetime

from sqlalchemy import Index, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.domain.seats import UNASSIGNED
from services.games.diplomacy.tables.games import game_key
from shared.database import Table


class Allocation(Table):
    """A seat: role 0 the master, -1 not yet assigned. Several of one player if roles cumulate."""

    __tablename__ = "diplomacy_allocations"
    __table_args__ = (
        Index(
            "one_holder_of_a_role",
            "game_id",
            "role_id",
            unique=True,
            sqlite_where=text("role_id >= 0"),
            postgresql_where=text("role_id >= 0"),
        ),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key(index=True)
    player_id: Mapped[int] = mapped_column(index=True)
    role_id: Mapped[int] = mapped_column(default=UNASSIGNED)


class Preference(Table):
    """The roles a player would like, the best liked first."""

    __tablename__ = "diplomacy_preferences"
    game_id: Mapped[int] = game_key(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    roles: Mapped[str] = mapped_column(Text)


class Deal(Table):
    """How the roles were dealt, so that anyone can deal again."""

    __tablename__ = "diplomacy_deals"
    game_id: Mapped[int] = game_key(primary_key=True)
    seed: Mapped[str]
    preferences: Mapped[str] = mapped_column(Text)  # by player
    dealt: Mapped[str] = mapped_column(Text)  # role by player


class Replacement(Table):
    """Somebody took over a role in a running game."""

    __tablename__ = "diplomacy_replacements"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key(index=True)
    role_id: Mapped[int]
    old_player_id: Mapped[int | None] = mapped_column(index=True)
    new_player_id: Mapped[int]
    replaced_at: Mapped[datetime]
    excused: Mapped[bool]
