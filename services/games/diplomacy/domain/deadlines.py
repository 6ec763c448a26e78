"""When a phase is due, and whether it may be adjudicated now."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from services.games.diplomacy.domain.phases import Kind, kind_of

SATURDAY = 5
DEFAULT_HOUR = 20


@dataclass(frozen=True)
class Pace:
    """Days to wait before the adjudication of each kind of phase; 0 is no deadline."""

    speed_moves: int
    speed_retreats: int
    speed_adjustments: int
    play_weekend: bool
    deadline_hour: int

    def days_for(self, kind: Kind) -> int:
        return {
            Kind.MOVES: self.speed_moves,
            Kind.RETREATS: self.speed_retreats,
            Kind.ADJUSTMENTS: self.speed_adjustments,
        }[kind]


def next_deadline(pace: Pace, advancement: int, now: datetime) -> datetime | None:
    """When the phase that begins now is due."""
    days = pace.days_for(kind_of(advancement))
    return deadline_on(now.date() + timedelta(days=days), pace) if days else None


def deadline_on(day: date, pace: Pace) -> datetime:
    """That day at the game's hour; the Monday after, when it would be a day of rest."""
    if not pace.play_weekend and is_weekend(day):
        day += timedelta(days=7 - day.weekday())
    return at_hour(day, pace.deadline_hour)


def at_hour(day: date, hour: int) -> datetime:
    return datetime.combine(day, time(hour), UTC)


def is_weekend(day: date) -> bool:
    return day.weekday() >= SATURDAY


def is_due(due_at: datetime | None, now: datetime) -> bool:
    return due_at is not None and now >= due_at


def grace_is_over(due_at: datetime | None, now: datetime, grace_hours: int) -> bool:
    return due_at is not None and now >= due_at + timedelta(hours=grace_hours)


def after_pause(pace: Pace, due_at: datetime, paused_at: datetime, now: datetime) -> datetime:
    """The first playing day that leaves at least the time that was left when the game rested."""
    return first_deadline(pace, due_at + max(timedelta(), now - paused_at))


def first_deadline(pace: Pace, earliest: datetime) -> datetime:
    """On the first playing day, and not before the moment given."""
    day = earliest.date()
    if at_hour(day, pace.deadline_hour) < earliest:
        day += timedelta(days=1)
    return deadline_on(day, pace)
