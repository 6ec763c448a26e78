"""The three lists of events: current, coming, past."""

from collections.abc import Iterable
from datetime import datetime
from typing import Protocol, TypeVar


class Dated(Protocol):
    name: str
    start: datetime
    stop: datetime


AnyDated = TypeVar("AnyDated", bound=Dated)


def tabs(events: Iterable[AnyDated], now: datetime) -> dict[str, list[AnyDated]]:
    """Latest end first, then latest beginning, then by name."""
    lists: dict[str, list[AnyDated]] = {"current": [], "coming": [], "past": []}
    for event in events:
        tab = "coming" if now < event.start else "past" if event.stop < now else "current"
        lists[tab].append(event)
    for each in lists.values():
        each.sort(key=lambda event: event.name)
        each.sort(key=lambda event: (event.stop, event.start), reverse=True)
    return lists
