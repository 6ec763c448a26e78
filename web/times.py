"""Moments in the visitor's zone and words, with the offset from UTC for who wants to be sure."""

import functools
from datetime import UTC, date, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel.dates import format_date, format_datetime, format_time, get_timezone_location
from flask import request
from markupsafe import Markup, escape

from shared import clock
from web.language import gettext as _
from web.language import language, ngettext

COOKIE = "zone"
USUAL_ZONE = "Europe/Paris"
CONTINENTS = (
    "Africa/",
    "America/",
    "Antarctica/",
    "Asia/",
    "Atlantic/",
    "Australia/",
    "Europe/",
    "Indian/",
    "Pacific/",
)
URGENT = timedelta(hours=24)


def zone() -> ZoneInfo:
    return _known_zone(request.cookies.get(COOKIE)) or ZoneInfo(USUAL_ZONE)


@functools.cache
def zones() -> list[str]:
    """Names of places; offsets and older spellings have none of a city."""
    return sorted(name for name in available_timezones() if name.startswith(CONTINENTS))


def _known_zone(name: str | None) -> ZoneInfo | None:
    try:
        return ZoneInfo(name) if name and len(name) <= 40 else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def zone_of_account(own_data: dict) -> str:
    """The IANA name the member chose; without one, the fixed offset of his code."""
    if _known_zone(own_data.get("zone")):
        return own_data["zone"]
    code = own_data.get("time_zone", "").replace(" ", "").removeprefix("UTC")
    hours = code.partition(":")[0]
    # POSIX counts the other way round: Etc/GMT-1 is an hour ahead of Greenwich.
    turned = hours.translate(str.maketrans("+-", "-+"))
    name = f"Etc/GMT{turned}" if hours else "UTC"
    return name if _known_zone(name) else USUAL_ZONE


def moment(value: object) -> datetime | None:
    """From what services say: seconds since 1970 or ISO 8601."""
    if value in (None, ""):
        return None
    if isinstance(value, datetime):
        found = value
    elif isinstance(value, int | float):
        found = datetime.fromtimestamp(value, UTC)
    else:
        found = datetime.fromisoformat(str(value))
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def when(value: object, style: str = "long") -> Markup:
    """<time>: day and hour, `short` without the weekday, `day` without the hour."""
    found = moment(value)
    if found is None:
        return Markup("")
    return _time_element(found, _text(found.astimezone(zone()), style))


def since(value: object) -> Markup:
    """How long ago, as people say it."""
    found = moment(value)
    if found is None:
        return Markup("") + _("never")
    local, today = found.astimezone(zone()), clock.now().astimezone(zone()).date()
    minutes = int((clock.now() - found).total_seconds() // 60)
    if minutes == 0:
        text = _("just now")
    elif 0 < minutes < 60:
        text = ngettext("%(num)d minute ago", "%(num)d minutes ago", minutes)
    elif local.date() == today:
        text = _hour(local)
    elif local.date() == today - timedelta(days=1):
        text = _("yesterday")
    else:
        text = format_date(local.date(), "d MMM y", locale=language())
    return _time_element(found, text)


def until(value: object) -> Markup:
    """A chip with what is left: hours when it is urgent, else day and hour."""
    found = moment(value)
    if found is None:
        return Markup("")
    left = found - clock.now()
    local = found.astimezone(zone())
    if left <= timedelta():
        kind, text = "chip chip-bad", _("late")
    elif left < URGENT:
        kind, text = "chip chip-urgent", _("in %(time)s", time=duration(left))
    elif left < 7 * URGENT:
        kind, text = "chip chip-soon", _text(local, "weekday")
    else:
        kind, text = "chip", _text(local, "short")
    return _time_element(found, text, kind)


def duration(left: timedelta) -> str:
    minutes = int(left.total_seconds() // 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return _("%(hours)d h %(minutes)02d", hours=hours, minutes=minutes)
    return _("%(minutes)d min", minutes=minutes)


def days(first: object, last: object) -> str:
    """From one day to another, without saying twice what is the same."""
    begin, end = moment(first), moment(last)
    if begin is None or end is None:
        return ""
    here = zone()
    start, stop = begin.astimezone(here).date(), end.astimezone(here).date()
    if start == stop:
        return _day(start)
    if (start.year, start.month) == (stop.year, stop.month):
        return f"{start.day}–{_day(stop)}" if language() == "fr" else f"{_day(start)}–{stop.day}"
    return f"{_day(start)} – {_day(stop)}"


def zone_name() -> str:
    """Times of Paris (UTC+1): where the hours of this page are the hours."""
    here = zone()
    offset = utc_offset(clock.now().astimezone(here))
    if here.key.startswith(("Etc/", "UTC")):
        return _("Times in %(zone)s", zone=offset)
    city = get_timezone_location(here, locale=language(), return_city=True)
    return _("Times of %(zone)s", zone=f"{city} ({offset})")


def utc_offset(local: datetime) -> str:
    minutes = int((local.utcoffset() or timedelta()).total_seconds() // 60)
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    sign = "+" if minutes > 0 else "−"
    return f"UTC{sign}{hours}" + (f":{rest:02d}" if rest else "")


def _day(day: date) -> str:
    this_year = day.year == clock.now().year
    pattern = {"fr": "d MMMM", "en": "MMMM d"}[language()]
    return format_date(day, pattern if this_year else f"{pattern} y", locale=language())


def _hour(local: datetime) -> str:
    return format_time(local, "HH:mm", tzinfo=_zone_of(local), locale=language())


def _text(local: datetime, style: str) -> str:
    pattern = {
        "long": {"fr": "EEEE d MMMM y 'à' HH:mm", "en": "EEEE d MMMM y, HH:mm"},
        "short": {"fr": "d MMM y, HH:mm", "en": "d MMM y, HH:mm"},
        "weekday": {"fr": "EEEE HH:mm", "en": "EEEE HH:mm"},
        "day": {"fr": "d MMMM y", "en": "d MMMM y"},
        "hour": {"fr": "HH:mm", "en": "HH:mm"},
    }[style][language()]
    return format_datetime(local, pattern, tzinfo=_zone_of(local), locale=language())


def _zone_of(local: datetime) -> tzinfo:
    return local.tzinfo or UTC


def _time_element(found: datetime, text: str, kind: str = "") -> Markup:
    local = found.astimezone(zone())
    full = f"{_text(local, 'long')} ({utc_offset(local)})"
    shown = Markup(' class="{}"').format(kind) if kind else Markup("")
    return Markup('<time{} datetime="{}" title="{}">{}</time>').format(
        shown, local.isoformat(timespec="minutes"), full, escape(text)
    )
