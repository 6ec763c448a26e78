"""What is stored of tables of several seats: who sits where, what they entered, jobs, wishes."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class SeatedTable(Table):
    """A table of a round; `version` grows with each change.

    `sharers` are the roles that share a draw that was voted, `conceded_to` who was left the game.
    """

    __tablename__ = "seated_tables"
    __table_args__ = (
        UniqueConstraint("round_id", "number"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_rounds.id", ondelete="CASCADE"), index=True
    )
    number: Mapped[int]
    finished: Mapped[bool] = mapped_column(default=False)
    sharers: Mapped[str] = mapped_column(Text, default="[]")
    conceded_to: Mapped[str] = mapped_column(default="")
    version: Mapped[int] = mapped_column(default=1)


class TakenSeat(Table):
    """A role at a table and who has it; `points` is a fraction as text, empty before any."""

    __tablename__ = "taken_seats"
    table_id: Mapped[int] = mapped_column(
        ForeignKey("seated_tables.id", ondelete="CASCADE"), primary_key=True
    )
    role: Mapped[str] = mapped_column(primary_key=True)
    place: Mapped[int]
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id"), index=True
    )
    points: Mapped[str] = mapped_column(default="")
    centres: Mapped[int] = mapped_column(default=0)


class TableYear(Table):
    """The centres of a role at the end of a year."""

    __tablename__ = "table_years"
    table_id: Mapped[int] = mapped_column(
        ForeignKey("seated_tables.id", ondelete="CASCADE"), primary_key=True
    )
    year: Mapped[int] = mapped_column(primary_key=True)
    role: Mapped[str] = mapped_column(primary_key=True)
    centres: Mapped[int]


class TableVote(Table):
    """What a role says to ending the game so: a draw of these, or leaving it to one."""

    __tablename__ = "table_votes"
    table_id: Mapped[int] = mapped_column(
        ForeignKey("seated_tables.id", ondelete="CASCADE"), primary_key=True
    )
    role: Mapped[str] = mapped_column(primary_key=True)
    proposal: Mapped[str] = mapped_column(primary_key=True)
    agrees: Mapped[bool]


class SeatWish(Table):
    """What somebody likes: roles, best first (JSON); whether he gives way or plays twice."""

    __tablename__ = "seat_wishes"
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE"), primary_key=True
    )
    roles: Mapped[str] = mapped_column(Text, default="[]")
    sits_out_gladly: Mapped[bool] = mapped_column(default=False, server_default=false())
    plays_twice_gladly: Mapped[bool] = mapped_column(default=False, server_default=false())


class SeatingJob(Table):
    """Rounds being seated apart from requests; a worker takes it by setting `taken_until`."""

    __tablename__ = "seating_jobs"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    first_round: Mapped[int]
    rounds: Mapped[int]
    seed: Mapped[int]
    most_steps: Mapped[int]
    most_seconds: Mapped[int]
    steps: Mapped[int] = mapped_column(default=0)
    cost: Mapped[int | None]
    status: Mapped[str]
    progress: Mapped[int] = mapped_column(default=0)
    message: Mapped[str] = mapped_column(default="")
    asked_at: Mapped[datetime]
    taken_until: Mapped[datetime | None]


class TableGame(Table):
    """That a table wants its game on the platform, kept until it has it, and from then on.

    Written with what makes it necessary; whoever dies in between, the key finds the same game.
    """

    __tablename__ = "table_games"
    table_id: Mapped[int] = mapped_column(
        ForeignKey("seated_tables.id", ondelete="CASCADE"), primary_key=True
    )
    key: Mapped[str] = mapped_column(unique=True)
    attempt: Mapped[int] = mapped_column(default=1)
    master_id: Mapped[int]
    status: Mapped[str]
    game_id: Mapped[int | None]
    game_name: Mapped[str] = mapped_column(default="")
    message: Mapped[str] = mapped_column(default="")
    tries: Mapped[int] = mapped_column(default=0)
    next_try_at: Mapped[datetime] = mapped_column(index=True)
