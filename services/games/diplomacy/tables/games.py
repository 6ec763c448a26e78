"""What is stored of a game and of what happened in it. Whatever hangs on a game goes with it."""

import json
from datetime import datetime

from sqlalchemy import ForeignKey, Index, Text, false, true
from sqlalchemy.orm import Mapped, mapped_column

from shared.database import Table


def game_key(**options) -> Mapped[int]:
    return mapped_column(ForeignKey("diplomacy_games.id", ondelete="CASCADE"), **options)


class Game(Table):
    __tablename__ = "diplomacy_games"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(unique=True)
    comparable_name: Mapped[str] = mapped_column(unique=True)
    description: Mapped[str] = mapped_column(Text)
    variant: Mapped[str]
    # Copied from the variant: most answers need no solver.
    number_of_roles: Mapped[int]
    year_zero: Mapped[int]
    increment: Mapped[int] = mapped_column(default=1, server_default="1")
    passive_roles: Mapped[str] = mapped_column(default="[]", server_default="[]")  # JSON
    archive: Mapped[bool]
    anonymous: Mapped[bool]
    silent: Mapped[bool]
    cumulate: Mapped[bool]
    fast: Mapped[bool]
    manual: Mapped[bool]
    fog: Mapped[bool] = mapped_column(default=False, server_default=false())
    # What players may write to each other; `silent` forbids both.
    no_messages: Mapped[bool] = mapped_column(default=False, server_default=false())
    no_press: Mapped[bool] = mapped_column(default=False, server_default=false())
    # Whether messages were allowed in any phase so far: what its rating counts as.
    with_messages: Mapped[bool] = mapped_column(default=False, server_default=false())
    rated: Mapped[bool] = mapped_column(default=True, server_default=true())
    due_at: Mapped[datetime | None] = mapped_column(index=True)
    deadline_hour: Mapped[int]
    play_weekend: Mapped[bool]
    speed_moves: Mapped[int]
    speed_retreats: Mapped[int]
    speed_adjustments: Mapped[int]
    # Hours, or minutes in a fast game; 0: the days of speed_* count.
    pace_moves: Mapped[int] = mapped_column(default=0, server_default="0")
    pace_retreats: Mapped[int] = mapped_column(default=0, server_default="0")
    pace_adjustments: Mapped[int] = mapped_column(default=0, server_default="0")
    grace_hours: Mapped[int | None]  # None: the site's own
    # A deadline or a grace that was shortened takes nobody the grace he counted on.
    grace_not_before: Mapped[datetime | None]
    cd_possible_moves: Mapped[bool]
    cd_possible_retreats: Mapped[bool]
    cd_possible_builds: Mapped[bool]
    cd_possible_removals: Mapped[bool]
    access_code: Mapped[int]
    access_restriction_reliability: Mapped[int]
    access_restriction_regularity: Mapped[int]
    access_restriction_performance: Mapped[int]
    nb_max_cycles_to_play: Mapped[int]
    victory_centers: Mapped[int]
    current_state: Mapped[int] = mapped_column(default=0, index=True)
    current_advancement: Mapped[int]
    # Grow with each change of the position and of the orders: whoever computed outside a
    # transaction finds out inside it that he came too late.
    position_revision: Mapped[int] = mapped_column(default=0)
    orders_revision: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    started_at: Mapped[datetime | None]
    paused_at: Mapped[datetime | None]
    finished_at: Mapped[datetime | None]
    ending: Mapped[str | None]
    put_away_at: Mapped[datetime | None]  # removed by its master, and not yet for good

    @property
    def played_roles(self) -> list[int]:
        """Those with a seat; the others are in civil disorder all along."""
        passive = json.loads(self.passive_roles)
        return [role for role in range(1, self.number_of_roles + 1) if role not in passive]


class Event(Table):
    """What happened in a game, never changed: feeds streams, notifications and logs."""

    __tablename__ = "diplomacy_events"
    __table_args__ = (Index("events_of_game", "game_id", "id"), {"sqlite_autoincrement": True})
    id: Mapped[int] = mapped_column(primary_key=True)
    game_id: Mapped[int] = game_key()
    kind: Mapped[str]
    happened_at: Mapped[datetime]
    advancement: Mapped[int]
    role_id: Mapped[int | None]  # None concerns everyone, else this role only
    details: Mapped[str] = mapped_column(Text)
