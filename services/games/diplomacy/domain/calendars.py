"""A calendar of deadlines, as calendar programs read it (RFC 5545)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event

A_YEAR = timedelta(days=366)
# Programs do not show what takes no time: the last hour before a deadline is set aside.
SET_ASIDE = timedelta(hours=1)


@dataclass(frozen=True)
class Deadline:
    game_id: int
    advancement: int
    due_at: datetime
    summary: str  # game, role and phase
    address: str


def calendar(
    deadlines: Sequence[Deadline],
    now: datetime,
    zone: tzinfo = UTC,
    in_words: Callable[[datetime], str] = str,
    name: str = "Diplomacy",
) -> str:
    """In the owner's own time where it has a name that calendar programs know, else in UTC.

    `in_words`: how the owner reads a moment, whatever zone his program is set to.
    """
    zone = zone if isinstance(zone, ZoneInfo) else UTC
    events = Calendar()
    events.add("version", "2.0")
    events.add("prodid", "-//Entente//Diplomacy deadlines//EN")
    events.add("calscale", "GREGORIAN")
    events.add("x-wr-calname", name)
    for deadline in deadlines:
        event = Event()
        event.add("uid", f"diplomacy-{deadline.game_id}-{deadline.advancement}@entente")
        event.add("dtstamp", now)
        event.add("dtstart", (deadline.due_at - SET_ASIDE).astimezone(zone))
        event.add("dtend", deadline.due_at.astimezone(zone))
        event.add("summary", deadline.summary)
        event.add("description", in_words(deadline.due_at))
        event.add("url", deadline.address)
        events.add_component(event)
    if deadlines and zone is not UTC:
        days = [deadline.due_at.date() for deadline in deadlines]
        events.add_missing_timezones(first_date=min(days) - A_YEAR, last_date=max(days) + A_YEAR)
    return events.to_ical(sorted=False).decode()
