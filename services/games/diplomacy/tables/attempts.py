"""What the scheduler stores of the games it looks at, so that they run themselves."""

from datetime import datetime

from sqlalchemy import Text
from sqlalchemy.orm import Mapped, mapped_column

from services.games.diplomacy.tables.games import game_key
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
