"""What is stored of rounds: boards with their games and results, who sits out, jobs, exports."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, Text, UniqueConstraint, false, true
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


class Board(Table):
    """Two players of a round and the result that counts; `version` grows with each change.

    `game_id` is that of the game of Go on the platform, where there is one.
    """

    __tablename__ = "tournament_boards"
    __table_args__ = (
        UniqueConstraint("round_id", "number"),
        UniqueConstraint("round_id", "white_id"),
        UniqueConstraint("round_id", "black_id"),
        CheckConstraint("white_id <> black_id", name="nobody_plays_himself"),
        CheckConstraint("result BETWEEN 0 AND 6", name="a_result_is_0_to_6"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    round_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_rounds.id", ondelete="CASCADE"), index=True
    )
    number: Mapped[int]
    white_id: Mapped[int] = mapped_column(ForeignKey("tournament_registrations.id"))
    black_id: Mapped[int] = mapped_column(ForeignKey("tournament_registrations.id"))
    result: Mapped[int] = mapped_column(default=0)
    version: Mapped[int] = mapped_column(default=1)
    rated: Mapped[bool] = mapped_column(default=True, server_default=true())
    game_id: Mapped[int | None]


class ResultClaim(Table):
    """What one of the two players says; it counts only when the other says the same."""

    __tablename__ = "result_claims"
    __table_args__ = (CheckConstraint("result BETWEEN 1 AND 3", name="players_say_1_to_3"),)
    board_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_boards.id", ondelete="CASCADE"), primary_key=True
    )
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE"), primary_key=True
    )
    result: Mapped[int]
    pseudo: Mapped[str]
    date: Mapped[datetime]


class SittingOut(Table):
    """A player without an opponent in a round, and why."""

    __tablename__ = "sittings_out"
    round_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_rounds.id", ondelete="CASCADE"), primary_key=True
    )
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id"), primary_key=True
    )
    absence: Mapped[str]


class ResultEntry(Table):
    """Every result ever entered, in order; the newest of a board that is not superseded counts."""

    __tablename__ = "tournament_results"
    __table_args__ = (
        Index("results_of_a_board", "tournament_id", "round", "board_id"),
        UniqueConstraint("tournament_id", "idempotency_key"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    round: Mapped[int]
    board_id: Mapped[int]
    white_player_id: Mapped[int]
    black_player_id: Mapped[int]
    date: Mapped[datetime]
    value: Mapped[int]
    previous: Mapped[int]
    entered_by: Mapped[str]
    correction: Mapped[bool] = mapped_column(default=False)
    reason: Mapped[str] = mapped_column(default="")
    superseded: Mapped[bool] = mapped_column(default=False)
    idempotency_key: Mapped[str | None]


class RoundChange(Table):
    """What an arbiter changed of a round already shown; `before` and `after` are JSON of boards."""

    __tablename__ = "round_changes"
    __table_args__ = (
        Index("changes_of_a_round", "tournament_id", "round"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    round: Mapped[int]
    date: Mapped[datetime]
    changed_by: Mapped[str]
    reason: Mapped[str] = mapped_column(Text)
    steps: Mapped[str] = mapped_column(Text)
    before: Mapped[str] = mapped_column(Text)
    after: Mapped[str] = mapped_column(Text)


class PairingJob(Table):
    """A pairing too long for a request; a worker takes it by setting `taken_until`.

    What a dry run found is kept in `proposal`, since there is no draft to look at.
    """

    __tablename__ = "pairing_jobs"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    round: Mapped[int]
    status: Mapped[str]
    progress: Mapped[int] = mapped_column(default=0)
    message: Mapped[str] = mapped_column(default="")
    fixed: Mapped[str] = mapped_column(Text, default="[]")
    dry_run: Mapped[bool] = mapped_column(default=False)
    proposal: Mapped[str] = mapped_column(Text, default="")
    asked_at: Mapped[datetime]
    taken_until: Mapped[datetime | None]


class IllegalMove(Table):
    """One card shown to a player in a round."""

    __tablename__ = "illegal_moves"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    round: Mapped[int]
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE")
    )
    date: Mapped[datetime]


class PrizeRow(Table):
    """The prizes of one group; `amounts` (cents from the first place on) and `clubs` are JSON."""

    __tablename__ = "tournament_prizes"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    order: Mapped[int]
    name: Mapped[str]
    category: Mapped[str | None]
    rating_from: Mapped[int | None]
    rating_below: Mapped[int | None]
    age_from: Mapped[int | None]
    age_below: Mapped[int | None]
    sex: Mapped[str | None]
    clubs: Mapped[str] = mapped_column(Text, default="[]", server_default="[]")
    without_clubs: Mapped[bool] = mapped_column(default=False, server_default=false())
    sharing: Mapped[str]
    besides_others: Mapped[bool] = mapped_column(default=False)
    amounts: Mapped[str] = mapped_column(Text)
