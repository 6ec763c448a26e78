"""What is stored of Go players: rating, clock and vacation, counters, whom they block."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import false
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.domain.clocks import (
    TICK_SECONDS,
    TICKS_PER_DAY,
    TICKS_PER_HOUR,
    hour_in_utc,
    runs_at,
)
from services.games.go.domain.ratings import NO_RATING, Rating
from services.games.go.domain.vacations import FIRST_BALANCE, Vacation
from shared.database import Table
from shared.moments import zone_called


@dataclass(frozen=True)
class Night:
    """When nine hours of night begin, by the clock on the player's own wall."""

    hour: int
    zone: str  # an IANA name, or a code like UTC + 1

    def clock_hour(self, tick: int) -> int:
        """In UTC, with summer time as it is at that moment."""
        moment = datetime.fromtimestamp(tick * TICK_SECONDS, zone_called(self.zone))
        return hour_in_utc(self.hour, moment.utcoffset() or timedelta())


class GoPlayer(Table):
    """A Go player; ticks are those of the clock that never stops."""

    __tablename__ = "go_players"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    pseudo: Mapped[str]
    night_start: Mapped[int] = mapped_column(default=22)
    next_night_start: Mapped[int | None]
    night_changed_day: Mapped[int] = mapped_column(default=0)
    zone: Mapped[str] = mapped_column(default="UTC", server_default="UTC")
    next_zone: Mapped[str | None]
    rating: Mapped[float | None]
    rating_minimum: Mapped[float | None]
    rating_maximum: Mapped[float | None]
    has_rated_game: Mapped[bool] = mapped_column(default=False)
    vacation_balance: Mapped[float] = mapped_column(default=FIRST_BALANCE)
    vacation_counted_at: Mapped[int] = mapped_column(default=0)
    vacation_ends: Mapped[int] = mapped_column(default=0)
    automatic_vacation: Mapped[bool] = mapped_column(default=False, server_default=false())
    refuse_timeout_days: Mapped[int] = mapped_column(default=-1)
    mail_wishes: Mapped[str] = mapped_column(default="", server_default="")
    digest_sent_at: Mapped[datetime | None]
    last_moved_at: Mapped[datetime | None]
    running: Mapped[int] = mapped_column(default=0)
    finished: Mapped[int] = mapped_column(default=0)
    rated_games: Mapped[int] = mapped_column(default=0)
    won: Mapped[int] = mapped_column(default=0)
    lost: Mapped[int] = mapped_column(default=0)

    def night_at(self, tick: int) -> Night:
        """A new one counts from the day after it was chosen."""
        chosen = self._chosen_night
        is_new = self.night_changed_day < tick // TICKS_PER_DAY
        return chosen if chosen and is_new else Night(self.night_start, self.zone)

    def is_asleep(self, tick: int) -> bool:
        """Whether it is night where he lives."""
        hour = tick % TICKS_PER_DAY // TICKS_PER_HOUR
        return not runs_at(self.night_at(tick).clock_hour(tick), hour)

    def choose_night(self, tick: int, *, hour: int | None = None, zone: str | None = None) -> None:
        """At once for somebody without games, else from tomorrow; running clocks never change."""
        latest = self._chosen_night or Night(self.night_start, self.zone)
        wanted = Night(latest.hour if hour is None else hour, zone or latest.zone)
        if wanted == latest:
            return
        now = self.night_at(tick) if self.running or self.finished else wanted
        self.night_start, self.zone = now.hour, now.zone
        self.next_night_start, self.next_zone = (
            (None, None) if now == wanted else (wanted.hour, wanted.zone)
        )
        self.night_changed_day = tick // TICKS_PER_DAY

    @property
    def _chosen_night(self) -> Night | None:
        if self.next_night_start is None:
            return None
        return Night(self.next_night_start, self.next_zone or self.zone)

    @property
    def vacation(self) -> Vacation:
        return Vacation(self.vacation_balance, self.vacation_counted_at, self.vacation_ends)

    @vacation.setter
    def vacation(self, vacation: Vacation) -> None:
        self.vacation_balance = vacation.balance
        self.vacation_counted_at = vacation.counted_at
        self.vacation_ends = vacation.ends

    @property
    def known_rating(self) -> float:
        """As games keep it: they have a number for players without a rating."""
        return NO_RATING if self.rating is None else self.rating

    @property
    def believed_rating(self) -> Rating | None:
        if self.rating is None or self.rating_minimum is None or self.rating_maximum is None:
            return None
        return Rating(self.rating, self.rating_minimum, self.rating_maximum)

    @believed_rating.setter
    def believed_rating(self, rating: Rating | None) -> None:
        self.rating = rating.rating if rating else None
        self.rating_minimum = rating.minimum if rating else None
        self.rating_maximum = rating.maximum if rating else None


class GoRatingChange(Table):
    """The rating of a player after a rated game."""

    __tablename__ = "go_rating_changes"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(index=True)
    game_id: Mapped[int]
    rating: Mapped[float]
    minimum: Mapped[float]
    maximum: Mapped[float]
    difference: Mapped[float]
    changed_at: Mapped[datetime]


class GoMoveCount(Table):
    """How many moves a player made in a slot of the week."""

    __tablename__ = "go_move_counts"
    player_id: Mapped[int] = mapped_column(primary_key=True)
    slot_time: Mapped[int] = mapped_column(primary_key=True)
    slot_weekday: Mapped[int] = mapped_column(primary_key=True)
    slot_week: Mapped[int] = mapped_column(primary_key=True)
    counter: Mapped[int]


class GoDigestEntry(Table):
    """Something a player will read of in his next digest."""

    __tablename__ = "go_digest_entries"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    player_id: Mapped[int] = mapped_column(index=True)
    kind: Mapped[str]
    game_id: Mapped[int | None]


class GoBlock(Table):
    """A player who is kept from another's offers and invitations."""

    __tablename__ = "go_blocks"
    player_id: Mapped[int] = mapped_column(primary_key=True)
    blocked_id: Mapped[int] = mapped_column(primary_key=True)
