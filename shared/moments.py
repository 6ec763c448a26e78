"""Moments as people read them: in their own time zone and language, the zone named."""

import functools
import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import format_datetime

NO_PLACE = {"Factory", "localtime"}  # stand among the zones of some systems
CODE = re.compile(r"UTC(?: ([+-]) (\d{1,2})(?::(\d{2}))?)?")  # as /time-zones of players gives them
PATTERNS = {"fr": "EEEE d MMMM y 'à' HH:mm", "en": "EEEE d MMMM y 'at' HH:mm"}


@functools.cache
def zone_names() -> frozenset[str]:
    """Every IANA name."""
    return frozenset(available_timezones() - NO_PLACE)


@functools.lru_cache(1000)
def zone_called(name: str) -> tzinfo:
    """By IANA name, or by a code like UTC + 1, which knows no summer time; else UTC."""
    if name in zone_names():
        return ZoneInfo(name)
    found = CODE.fullmatch(name)
    if found is None or not found[1]:
        return UTC
    offset = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return timezone(offset if found[1] == "+" else -offset)


def moment_text(moment: datetime, zone: str, language: str) -> str:
    """Like: Tuesday 17 November 2026 at 21:00 (Europe/Paris, UTC+1)."""
    local = moment.astimezone(zone_called(zone))
    place = f"{zone}, " if zone in zone_names() - {"UTC"} else ""
    written = format_datetime(local, PATTERNS[language], locale=language)
    return f"{written} ({place}{_offset_text(local)})"


def _offset_text(local: datetime) -> str:
    minutes = int((local.utcoffset() or timedelta()).total_seconds() // 60)
    hours, rest = divmod(abs(minutes), 60)
    sign = "-" if minutes < 0 else "+"
    return f"UTC{sign}{hours}" + (f":{rest:02}" if rest else "") if minutes else "UTC"
