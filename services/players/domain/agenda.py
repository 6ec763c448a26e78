"""An agenda in its order, and as calendars and feed readers want it."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeVar
from xml.etree import ElementTree

from icalendar import Calendar, Event

# Programs do not show what takes no time: the last hour before a deadline is set aside.
SET_ASIDE = timedelta(hours=1)
ATOM = "http://www.w3.org/2005/Atom"


class Waiting(Protocol):
    key: str
    summary: str
    detail: str
    path: str
    deadline: datetime | None


Item = TypeVar("Item", bound=Waiting)


def by_urgency(items: Iterable[Item], now: datetime) -> list[Item]:
    """The nearest deadline first, what has none last, equal ones by their key."""
    never = datetime.max.replace(tzinfo=now.tzinfo)
    return sorted(items, key=lambda item: (item.deadline or never, item.key))


def calendar(items: Iterable[Waiting], base_url: str, now: datetime) -> str:
    """RFC 5545; only what has a deadline has a place in it."""
    events = Calendar()
    events.add("version", "2.0")
    events.add("prodid", "-//Entente//Agenda//FR")
    events.add("calscale", "GREGORIAN")
    events.add("x-wr-calname", "Entente")
    for item in items:
        if item.deadline is None:
            continue
        event = Event()
        event.add("uid", f"{item.key}@entente")
        event.add("dtstamp", now)
        event.add("dtstart", item.deadline - SET_ASIDE)
        event.add("dtend", item.deadline)
        event.add("summary", f"{item.summary}, {item.detail}")
        event.add("url", base_url + item.path)
        event.add("description", base_url + item.path)
        events.add_component(event)
    return events.to_ical(sorted=False).decode()


def feed(items: Sequence[Waiting], base_url: str, own_url: str, now: datetime) -> str:
    """RFC 4287."""
    root = ElementTree.Element("feed", xmlns=ATOM)
    _text(root, "title", "Entente")
    _text(root, "id", own_url)
    _text(root, "updated", now.isoformat(timespec="seconds"))
    ElementTree.SubElement(root, "link", rel="self", href=own_url)
    author = ElementTree.SubElement(root, "author")
    _text(author, "name", "Entente")
    for item in items:
        entry = ElementTree.SubElement(root, "entry")
        _text(entry, "title", item.summary)
        _text(entry, "id", f"tag:entente,2026:{item.key}")
        _text(entry, "updated", now.isoformat(timespec="seconds"))
        _text(entry, "summary", item.detail)
        ElementTree.SubElement(entry, "link", href=base_url + item.path)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True)


def _text(parent: ElementTree.Element, name: str, text: str) -> None:
    # A game's name may hold what XML cannot.
    ElementTree.SubElement(parent, name).text = "".join(
        letter for letter in text if letter.isprintable() or letter == " "
    )
