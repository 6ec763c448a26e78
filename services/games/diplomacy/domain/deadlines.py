"""When a phase is due, and whether it may be adjudicated now."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta

from services.games.diplomacy.domain.phases import Kind, kind_of

SATURDAY = 5
DEFAULT_HOUR = 20


@dataclass(frozen=True)
class Pace:
    """How long each kind of phase lasts: so many days, to the game's hour; 0 is no deadline.

    Where `exact` has a time for it, that counts instead, from the moment the phase begins."""

    speed_moves: int
    speed_retreats: int
    speed_adjustments: int
    play_weekend: bool
    deadline_hour: int
    exact: Mapping[Kind, timedelta] = field(default_factory=dict)

    def days_for(self, kind: Kind) -> int:
        return {
            Kind.MOVES: self.speed_moves,
            Kind.RETREATS: self.speed_retreats,
            Kind.ADJUSTMENTS: self.speed_adjustments,
        }[kind]


def exact_times(moves: int, retreats: int, adjustments: int, fast: bool) -> dict[Kind, timedelta]:
    """Hours, or minutes in a fast game; 0 is none."""
    unit = timedelta(minutes=1) if fast else timedelta(hours=1)
    paces = {Kind.MOVES: moves, Kind.RETREATS: retreats, Kind.ADJUSTMENTS: adjustments}
    return {kind: pace * unit for kind, pace in paces.items() if pace}


def next_deadline(pace: Pace, advancement: int, now: datetime) -> datetime | None:
    """When the phase that begins now is due."""
    kind = kind_of(advancement)
    if kind in pace.exact:
        return on_playing_day(now + pace.exact[kind], pace)
    days = pace.days_for(kind)
    return deadline_on(now.date() + timedelta(days=days), pace) if days else None


def deadline_on(day: date, pace: Pace) -> datetime:
    """That day at the game's hour; the Monday after, when it would be a day of rest."""
    if not pace.play_weekend and is_weekend(day):
        day += timedelta(days=7 - day.weekday())
    return at_hour(day, pace.deadline_hour)


def on_playing_day(moment: datetime, pace: Pace) -> datetime:
    """The same time on the Monday after, when it would be a day of rest."""
    if pace.play_weekend or not is_weekend(moment.date()):
        return moment
    return moment + timedelta(days=7 - moment.weekday())


def at_hour(day: date, hour: int) -> datetime:
    return datetime.combine(day, time(hour), UTC)


def is_weekend(day: date) -> bool:
    return day.weekday() >= SATURDAY


def is_due(due_at: datetime | None, now: datetime) -> bool:
    return due_at is not None and now >= due_at


def is_past_day(day: date, now: datetime) -> bool:
    return day < now.date()


def end_of_grace(
    due_at: datetime | None, grace_hours: int, not_before: datetime | None
) -> datetime | None:
    """After the deadline, and not before it would have ended by an earlier word of the master."""
    if due_at is None:
        return None
    end = due_at + timedelta(hours=grace_hours)
    return end if not_before is None else max(end, not_before)


def after_pause(pace: Pace, due_at: datetime, paused_at: datetime, now: datetime) -> datetime:
    """The first playing day that leaves at least the time that was left when the game rested."""
    return first_deadline(pace, due_at + max(timedelta(), now - paused_at))


def first_deadline(pace: Pace, earliest: datetime) -> datetime:
    """On the first playing day, and not before the moment given."""
    if pace.exact:
        return on_playing_day(earliest, pace)
    day = earliest.date()
    if at_hour(day, pace.deadline_hour) < earliest:
        day += timedelta(days=1)
    return deadline_on(day, pace)
