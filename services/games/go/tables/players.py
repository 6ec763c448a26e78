"""What is stored of Go players: rating, clock and vacation, counters, whom they block."""

from datetime import datetime

from sqlalchemy import false
from sqlalchemy.orm import Mapped, mapped_column

from services.games.go.domain.clocks import TICKS_PER_DAY
from services.games.go.domain.ratings import NO_RATING, Rating
from services.games.go.domain.vacations import FIRST_BALANCE, Vacation
from shared.database import Table


class GoPlayer(Table):
    """A Go player; ticks are those of the clock that never stops."""

    __tablename__ = "go_players"
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    pseudo: Mapped[str]
    night_start: Mapped[int] = mapped_column(default=22)
    next_night_start: Mapped[int | None]
    night_changed_day: Mapped[int] = mapped_column(default=0)
    rating: Mapped[float | None]
    rating_minimum: Mapped[float | None]
    rating_maximum: Mapped[float | None]
    has_rated_game: Mapped[bool] = mapped_column(default=False)
    vacation_balance: Mapped[float] = mapped_column(default=FIRST_BALANCE)
    vacation_counted_at: Mapped[int] = mapped_column(default=0)
    vacation_ends: Mapped[int] = mapped_column(default=0)
    automatic_vacation: Mapped[bool] = mapped_column(default=False, server_default=false())
    refuse_timeout_days: Mapped[int] = mapped_column(default=-1)
    last_moved_at: Mapped[datetime | None]
    running: Mapped[int] = mapped_column(default=0)
    finished: Mapped[int] = mapped_column(default=0)
    rated_games: Mapped[int] = mapped_column(default=0)
    won: Mapped[int] = mapped_column(default=0)
    lost: Mapped[int] = mapped_column(default=0)

    def night_at(self, tick: int) -> int:
        """The hour his night begins; a new one counts from the day after it was chosen."""
        is_new = (
            self.next_night_start is not None and self.night_changed_day < tick // TICKS_PER_DAY
        )
        return self.next_night_start if is_new else self.night_start  # type: ignore[return-value]

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
    def believed_rating(self, rating: Rating) -> None:
        self.rating = rating.rating
        self.rating_minimum, self.rating_maximum = rating.minimum, rating.maximum


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


class GoBlock(Table):
    """A player who is kept from another's offers and invitations."""

    __tablename__ = "go_blocks"
    player_id: Mapped[int] = mapped_column(primary_key=True)
    blocked_id: Mapped[int] = mapped_column(primary_key=True)
