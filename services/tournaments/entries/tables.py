"""What is stored of events: staff, tournaments, registrations, absences, illegal moves."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Text, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table
from shared.encryption import Encrypted


class Tournament(Table):
    """One tournament of an event; `version` grows with everything that changes in it."""

    __tablename__ = "tournaments"
    __table_args__ = (
        UniqueConstraint("event_id", "uniq_id"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    uniq_id: Mapped[str]
    name: Mapped[str]
    path: Mapped[str | None]
    filename: Mapped[str | None]
    ffe_id: Mapped[int | None]
    ffe_password: Mapped[str | None] = mapped_column(Encrypted("tournaments", "ffe_password"))
    time_control_initial_time: Mapped[int | None]
    time_control_increment: Mapped[int | None]
    time_control_handicap_penalty_step: Mapped[int | None]
    time_control_handicap_penalty_value: Mapped[int | None]
    time_control_handicap_min_time: Mapped[int | None]
    chessevent_id: Mapped[int | None] = mapped_column(
        ForeignKey("event_connections.id", ondelete="SET NULL")
    )
    chessevent_tournament_name: Mapped[str | None]
    record_illegal_moves: Mapped[int | None]
    last_update: Mapped[datetime]
    last_illegal_move_update: Mapped[datetime | None]
    last_result_update: Mapped[datetime | None]
    last_check_in_update: Mapped[datetime | None]
    last_ffe_upload: Mapped[datetime | None]
    last_chessevent_download_md5: Mapped[str | None]

    system: Mapped[str]
    planned_rounds: Mapped[int]
    settings: Mapped[str] = mapped_column(Text, default="{}")
    tie_breaks: Mapped[str] = mapped_column(default="")
    unrated_rating: Mapped[int | None]
    initial_colour: Mapped[str] = mapped_column(default="w")
    acceleration: Mapped[str] = mapped_column(default="")
    acceleration_limits: Mapped[str] = mapped_column(default="")
    capacity: Mapped[int | None]
    registration_open: Mapped[bool] = mapped_column(default=False)
    check_in_open: Mapped[bool] = mapped_column(default=False)
    confirmation: Mapped[bool] = mapped_column(default=False, server_default=false())
    status: Mapped[str] = mapped_column(default="planned", server_default="planned")
    city: Mapped[str] = mapped_column(default="", server_default="")
    federation: Mapped[str] = mapped_column(default="", server_default="")
    chief_arbiter: Mapped[str] = mapped_column(default="", server_default="")
    deputy_arbiters: Mapped[str] = mapped_column(default="", server_default="")
    rate_of_play: Mapped[str] = mapped_column(default="", server_default="")
    report_type: Mapped[str] = mapped_column(default="", server_default="")
    first_day: Mapped[str] = mapped_column(default="", server_default="")
    last_day: Mapped[str] = mapped_column(default="", server_default="")
    unknown_records: Mapped[str] = mapped_column(Text, default="")
    unknown_members: Mapped[str] = mapped_column(Text, default="{}")
    # Planned, running, finished, archived: what people are told, and who runs it may set.
    version: Mapped[int] = mapped_column(default=1)


class Team(Table):
    __tablename__ = "tournament_teams"
    __table_args__ = (
        UniqueConstraint("tournament_id", "number"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    number: Mapped[int]
    name: Mapped[str]


class LineUp(Table):
    """Who plays for a team at a board in a round; nobody leaves the board empty."""

    __tablename__ = "team_line_ups"
    team_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_teams.id", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True)
    board: Mapped[int] = mapped_column(primary_key=True)
    registration_id: Mapped[int | None] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE")
    )


class Registration(Table):
    """A person of the event in one tournament; its rating, title and place there.

    What is the person's own (his name, for instance) stands here as well, so that a tournament is
    read at once; both change together.
    """

    __tablename__ = "tournament_registrations"
    __table_args__ = (
        UniqueConstraint("tournament_id", "player_id"),
        UniqueConstraint("tournament_id", "comparable_name", "birth"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    person_id: Mapped[int | None] = mapped_column(ForeignKey("event_persons.id"), index=True)
    player_id: Mapped[int | None]
    papi_player_id: Mapped[int | None]
    start_number: Mapped[int | None]
    name: Mapped[str]
    comparable_name: Mapped[str]
    rating: Mapped[int] = mapped_column(default=0)
    rating_type: Mapped[str] = mapped_column(default="")
    title: Mapped[str] = mapped_column(default="")
    sex: Mapped[str] = mapped_column(default="")
    birth: Mapped[str] = mapped_column(default="")
    federation: Mapped[str] = mapped_column(default="")
    federation_id: Mapped[str] = mapped_column(default="")
    club: Mapped[str] = mapped_column(default="")
    category: Mapped[str] = mapped_column(default="")
    email: Mapped[str] = mapped_column(default="")
    phone: Mapped[str] = mapped_column(default="")
    fee: Mapped[int] = mapped_column(default=0)
    paid: Mapped[int] = mapped_column(default=0)
    fixed_table: Mapped[int | None]
    team_id: Mapped[int | None] = mapped_column(
        ForeignKey("tournament_teams.id", ondelete="SET NULL")
    )
    status: Mapped[str]
    checked_in: Mapped[bool] = mapped_column(default=False)
    first_round: Mapped[int] = mapped_column(default=1)
    withdrawn_after: Mapped[int | None]
    registered_at: Mapped[datetime]
    unknown_columns: Mapped[str] = mapped_column(Text, default="{}")


class GuestAddress(Table):
    """Whether mails may go to a guest's address, which is known here by a mark only."""

    __tablename__ = "guest_addresses"
    mark: Mapped[str] = mapped_column(primary_key=True)
    asked_at: Mapped[datetime]
    answered_at: Mapped[datetime | None]
    wanted: Mapped[bool | None]


class RatingList(Table):
    """A list of a federation, of one day; the one before stays in force while it is loaded."""

    __tablename__ = "rating_lists"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(index=True)
    listed_on: Mapped[str]
    loaded_at: Mapped[datetime]
    players: Mapped[int] = mapped_column(default=0)
    in_force: Mapped[bool] = mapped_column(default=False)


class ListedPlayer(Table):
    """A player of a list, as the federation publishes him; 0 where he has no such rating."""

    __tablename__ = "listed_players"
    list_id: Mapped[int] = mapped_column(
        ForeignKey("rating_lists.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    comparable_name: Mapped[str] = mapped_column(index=True)
    federation: Mapped[str]
    sex: Mapped[str]
    title: Mapped[str]
    standard: Mapped[int]
    rapid: Mapped[int]
    blitz: Mapped[int]
    birth_year: Mapped[str]
    club: Mapped[str]


class SkippedRound(Table):
    """A round a player will not play, announced before; `score` is what it brings."""

    __tablename__ = "skipped_rounds"
    __table_args__ = (
        UniqueConstraint("registration_id", "round"),
        CheckConstraint("score IN (0, 0.5, 1)", name="a_bye_is_worth_0_half_or_1"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    registration_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE")
    )
    round: Mapped[int]
    score: Mapped[float]
    reason: Mapped[str]


class ForbiddenPair(Table):
    """Two players who must not meet; the smaller registration first."""

    __tablename__ = "forbidden_pairs"
    __table_args__ = (CheckConstraint("one_id < other_id", name="the_smaller_comes_first"),)
    tournament_id: Mapped[int] = mapped_column(
        ForeignKey("tournaments.id", ondelete="CASCADE"), index=True
    )
    one_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE"), primary_key=True
    )
    other_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_registrations.id", ondelete="CASCADE"), primary_key=True
    )


class PairedRound(Table):
    """A round of a tournament; the unique number keeps two pairings of one round apart."""

    __tablename__ = "tournament_rounds"
    __table_args__ = (
        UniqueConstraint("tournament_id", "number"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    number: Mapped[int]
    status: Mapped[str]
    explanation: Mapped[str] = mapped_column(Text, default="[]")
    relaxations: Mapped[str] = mapped_column(Text, default="[]")
    apart: Mapped[str] = mapped_column(Text, default="[]", server_default="[]")
    played_on: Mapped[str] = mapped_column(default="", server_default="")
    paired_at: Mapped[datetime]
    published_at: Mapped[datetime | None]
    closed_at: Mapped[datetime | None]
