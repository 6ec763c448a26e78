"""What is stored so that games run themselves."""

from datetime import datetime

from sqlalchemy import Index, Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables import game_key
from shared.database import Table


class Attempt(Table):
    """The scheduler's last look at a game; a change of position or orders asks for a new one."""

    __tablename__ = "diplomacy_attempts"
    game_id: Mapped[int] = game_key(primary_key=True)
    position_revision: Mapped[int]
    orders_revision: Mapped[int]
    tries: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime | None]  # None: not before something changes
    failure: Mapped[str | None] = mapped_column(Text)
    given_up: Mapped[bool] = mapped_column(default=False)


class Heartbeat(Table):
    """When schedulers last watched the deadlines; a gap is a stop of the site."""

    __tablename__ = "diplomacy_heartbeats"
    name: Mapped[str] = mapped_column(primary_key=True)
    seen_at: Mapped[datetime]


class Attendance(Table):
    """A turn of a role: when its orders were due, when they came, who held it."""

    __tablename__ = "diplomacy_attendances"
    __table_args__ = (Index("attendances_of_player", "player_id", "adjudicated_at"),)
    game_id: Mapped[int] = game_key(primary_key=True)
    advancement: Mapped[int] = mapped_column(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int]
    due_at: Mapped[datetime | None]
    submitted_at: Mapped[datetime | None]
    adjudicated_at: Mapped[datetime]


class FirstSubmission(Table):
    """When the orders of a role first came in the current phase; changing them is not late."""

    __tablename__ = "diplomacy_first_submissions"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    submitted_at: Mapped[datetime]


class Disorder(Table):
    """The master declared a role in civil disorder for the current phase."""

    __tablename__ = "diplomacy_disorders"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)


class Snapshot(Table):
    """What the last adjudication swept away, so that it can be cancelled; gone once it was."""

    __tablename__ = "diplomacy_snapshots"
    game_id: Mapped[int] = game_key(primary_key=True)
    advancement: Mapped[int]
    due_at: Mapped[datetime | None]
    content: Mapped[str] = mapped_column(Text)  # submissions, first submissions, disorder


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


class RectificationCode(Table):
    """An administrator's leave to change a running game, good for one time."""

    __tablename__ = "diplomacy_rectification_codes"
    code_hash: Mapped[str] = mapped_column(primary_key=True)
    given_by: Mapped[str]
    expires_at: Mapped[datetime]


class Vote(Table):
    """A role's wish to end the game in a draw."""

    __tablename__ = "diplomacy_votes"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)


class Note(Table):
    """What a player writes down for himself about a role of his."""

    __tablename__ = "diplomacy_notes"
    game_id: Mapped[int] = game_key(primary_key=True)
    role_id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[str] = mapped_column(Text)


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
