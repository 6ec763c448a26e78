"""What is stored of ladders: places, challenges, every move, crowns."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


def ladder_key(**options) -> Mapped[int]:
    return mapped_column(ForeignKey("ladders.id", ondelete="CASCADE"), **options)


class Ladder(Table):
    """A ladder for a game of two; `reach` places above can be challenged."""

    __tablename__ = "ladders"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    game: Mapped[str]
    reach: Mapped[int]
    answer_days: Mapped[int]
    # How games of Go are played on the platform (JSON); None where they are played elsewhere.
    go_setup: Mapped[str | None] = mapped_column(Text)
    founder_player_id: Mapped[int]
    founded_at: Mapped[datetime]


class LadderPlace(Table):
    """Where a member stands, since when he is first, until when he is away."""

    __tablename__ = "ladder_places"
    ladder_id: Mapped[int] = ladder_key(primary_key=True)
    player_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    pseudo: Mapped[str]
    rank: Mapped[int]
    first_since: Mapped[datetime | None]
    away_until: Mapped[datetime | None]


class LadderChallenge(Table):
    """Open until it is answered, accepted until both say who won; then it is over."""

    __tablename__ = "ladder_challenges"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    ladder_id: Mapped[int] = ladder_key(index=True)
    challenger_player_id: Mapped[int]
    challenged_player_id: Mapped[int]
    status: Mapped[str]
    made_at: Mapped[datetime]
    answer_by: Mapped[datetime]
    # Whether the challenger won, as each of the two says it.
    challenger_says: Mapped[bool | None]
    challenged_says: Mapped[bool | None]
    over_at: Mapped[datetime | None]
    # The game on the platform, and when games is asked about it next; None: nothing to ask.
    game_id: Mapped[int | None]
    ask_at: Mapped[datetime | None] = mapped_column(index=True)
    # Why no game decides it, where one should have.
    why_no_game: Mapped[str | None]


class LadderMove(Table):
    """A rank from a moment on: the curve of a member."""

    __tablename__ = "ladder_moves"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    ladder_id: Mapped[int] = ladder_key(index=True)
    player_id: Mapped[int] = mapped_column(index=True)
    rank: Mapped[int]
    moved_at: Mapped[datetime]


class LadderCrown(Table):
    """The first place held long enough; once for each time it was reached."""

    __tablename__ = "ladder_crowns"
    __table_args__ = (
        UniqueConstraint("ladder_id", "player_id", "first_since"),
        {"sqlite_autoincrement": True},
    )
    id: Mapped[int] = mapped_column(primary_key=True)
    ladder_id: Mapped[int] = ladder_key(index=True)
    player_id: Mapped[int]
    first_since: Mapped[datetime]
    crowned_at: Mapped[datetime]
