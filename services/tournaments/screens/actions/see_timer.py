"""The countdown of a screen: its hours as moments, and what its band shows now."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from services.tournaments.hall.tables import Event
from services.tournaments.screens.actions.load_hall import Hall, load_hall
from services.tournaments.screens.domain.durations import duration_text
from services.tournaments.screens.domain.timers import (
    COLOURS,
    DELAYS,
    Hour,
    Schedule,
    band,
    schedule,
)
from services.tournaments.screens.refusals import NoSuchThing
from services.tournaments.screens.tables import Timer, TimerHour
from shared import clock
from shared.database import reading
from shared.members import Caller
from shared.moments import zone_called


def timer_as_data(hall: Hall, timer_id: int | None, language: str) -> dict[str, Any] | None:
    """For front ends that count by themselves; None when there is no hour to show."""
    timer = hall.timers.get(timer_id or 0)
    if timer is None:
        return None
    hours = schedule_of(timer, hall.hours.get(timer.id, []), language).hours
    if not hours:
        return None
    return {
        "id": timer.id,
        "uniq_id": timer.uniq_id,
        "colors": colours_of(timer, hall.event),
        "delays": delays_of(timer, hall.event),
        "hours": [vars(hour) for hour in hours],
    }


def band_now(caller: Caller, uniq_id: str, name: str, language: str) -> dict[str, Any]:
    """What the band shows by the server's clock."""
    with reading() as session:
        hall = load_hall(session, caller, uniq_id)
    timer = next((each for each in hall.timers.values() if each.uniq_id == name), None)
    if timer is None:
        raise NoSuchThing
    now = clock.now().replace(microsecond=0)  # a band changes once a second
    hours = schedule_of(timer, hall.hours.get(timer.id, []), language).hours
    shown = band(hours, now, colours_of(timer, hall.event), delays_of(timer, hall.event))
    local = now.astimezone(zone_called(timer.zone))
    told = {"now": now, "clock": local.strftime("%H:%M:%S"), "band": None}
    if shown is not None:
        said = duration_text(shown.seconds, language)
        told["band"] = {
            "hour_id": shown.hour_id,
            "color": shown.colour,
            "text": shown.text.replace("%s", said),
            "seconds": shown.seconds,
            "after": shown.after,
        }
    return told


def schedule_of(timer: Timer, rows: Sequence[TimerHour], language: str) -> Schedule:
    hours = [
        Hour(row.id, row.uniq_id, row.date_str, row.time_str, row.text_before, row.text_after)
        for row in rows
    ]
    return schedule(hours, zone_called(timer.zone), language)


def colours_of(timer: Timer, event: Event) -> dict[str, str]:
    return _merged(COLOURS, event.timer_colors, timer.colors)


def delays_of(timer: Timer, event: Event) -> dict[str, int]:
    return _merged(DELAYS, event.timer_delays, timer.delays)


def _merged(usual: Mapping[str, Any], *stored: str | None) -> dict[str, Any]:
    """The timer's own, else the event's, else the usual."""
    merged = dict(usual)
    for text in stored:
        said = json.loads(text) if text else {}
        merged |= {key: value for key, value in said.items() if value is not None}
    return merged
