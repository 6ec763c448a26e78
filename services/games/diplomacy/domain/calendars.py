"""A calendar of deadlines, as calendar programs read it (RFC 5545)."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from icalendar import Calendar, Event


@dataclass(frozen=True)
class Deadline:
    game_id: int
    game: str
    advancement: int
    due_at: datetime


def calendar(deadlines: Iterable[Deadline], now: datetime) -> str:
    events = Calendar()
    events.add("version", "2.0")
    events.add("prodid", "-//Entente//Diplomacy deadlines//EN")
    events.add("calscale", "GREGORIAN")
    events.add("x-wr-calname", "Diplomacy")
    for deadline in deadlines:
        event = Event()
        event.add("uid", f"diplomacy-{deadline.game_id}-{deadline.advancement}@entente")
        event.add("dtstamp", now)
        event.add("dtstart", deadline.due_at)
        event.add("dtend", deadline.due_at)
        event.add("summary", deadline.game)
        events.add_component(event)
    return events.to_ical(sorted=False).decode()
