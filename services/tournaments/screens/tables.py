"""What is stored of a hall: timers, screens, families, rotators, alerts."""

from datetime import datetime

from sqlalchemy import ForeignKey, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, declared_attr, mapped_column

from shared.database import Table


class OfEvent:
    """Something of an event, with a name of its own there."""

    @declared_attr.directive
    def __table_args__(cls):
        return (UniqueConstraint("event_id", "uniq_id"), {"sqlite_autoincrement": True})

    id: Mapped[int] = mapped_column(primary_key=True)
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), index=True
    )
    uniq_id: Mapped[str]


class Timer(OfEvent, Table):
    """A countdown to hours; colours and delays (minutes) as JSON, the event's where empty."""

    __tablename__ = "hall_timers"
    colors: Mapped[str | None] = mapped_column(Text)
    delays: Mapped[str | None] = mapped_column(Text)
    zone: Mapped[str] = mapped_column(default="UTC")


class TimerHour(Table):
    """An hour of a timer as somebody wrote it down, right or wrong."""

    __tablename__ = "timer_hours"
    __table_args__ = (UniqueConstraint("uniq_id", "timer_id"), {"sqlite_autoincrement": True})
    id: Mapped[int] = mapped_column(primary_key=True)
    uniq_id: Mapped[str]
    timer_id: Mapped[int] = mapped_column(
        ForeignKey("hall_timers.id", ondelete="CASCADE"), index=True
    )
    order: Mapped[int]
    date_str: Mapped[str | None]
    time_str: Mapped[str | None]
    text_before: Mapped[str | None]
    text_after: Mapped[str | None]


class Shown:
    """What screens and families have in common."""

    type: Mapped[str]
    public: Mapped[bool] = mapped_column(default=False)
    name: Mapped[str | None]
    columns: Mapped[int] = mapped_column(default=1)
    menu_link: Mapped[bool | None]
    menu_text: Mapped[str | None]
    menu: Mapped[str | None]
    players_show_unpaired: Mapped[bool | None]
    font_size: Mapped[int | None]
    last_update: Mapped[datetime]

    @declared_attr
    def timer_id(cls) -> Mapped[int | None]:
        return mapped_column(ForeignKey("hall_timers.id", ondelete="SET NULL"))


class Screen(OfEvent, Shown, Table):
    __tablename__ = "hall_screens"
    results_limit: Mapped[int | None]
    results_tournament_ids: Mapped[str | None] = mapped_column(Text)
    background_image: Mapped[str | None]
    background_color: Mapped[str | None]


class ScreenSet(Table):
    """Boards or players of one tournament on a screen."""

    __tablename__ = "screen_sets"
    __table_args__ = {"sqlite_autoincrement": True}
    id: Mapped[int] = mapped_column(primary_key=True)
    screen_id: Mapped[int] = mapped_column(
        ForeignKey("hall_screens.id", ondelete="CASCADE"), index=True
    )
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    name: Mapped[str | None]
    order: Mapped[int]
    first: Mapped[int | None]
    last: Mapped[int | None]
    fixed_boards_str: Mapped[str | None]
    last_update: Mapped[datetime]


class Family(OfEvent, Shown, Table):
    """Screens that follow from how many boards or players there are."""

    __tablename__ = "screen_families"
    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"))
    first: Mapped[int | None]
    last: Mapped[int | None]
    range: Mapped[str | None]
    parts: Mapped[int | None]
    number: Mapped[int | None]


class Rotator(OfEvent, Table):
    """Screens one after the other; both lists are JSON."""

    __tablename__ = "hall_rotators"
    public: Mapped[bool] = mapped_column(default=False)
    screen_ids: Mapped[str] = mapped_column(Text, default="[]")
    family_ids: Mapped[str] = mapped_column(Text, default="[]")
    delay: Mapped[int | None]
    show_menus: Mapped[bool] = mapped_column(default=False)


class Image(OfEvent, Table):
    """A picture behind screens, as we wrote it anew."""

    __tablename__ = "hall_images"
    kind: Mapped[str]
    width: Mapped[int]
    height: Mapped[int]
    content: Mapped[bytes]
    made_at: Mapped[datetime]


class Alert(Table):
    """A band on one screen, or on all where `screen` is empty."""

    __tablename__ = "hall_alerts"
    event_id: Mapped[int] = mapped_column(
        ForeignKey("tournament_events.id", ondelete="CASCADE"), primary_key=True
    )
    screen: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    made_at: Mapped[datetime]
