"""The band with the countdown: which hour counts now, in which colour, with which words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from fractions import Fraction

COLOURS = {"1": "#00FF00", "2": "#FF7700", "3": "#FF0000"}
DELAYS = {"1": 15, "2": 5, "3": 10}  # minutes
TIME = re.compile(r"^(\d{1,2}):(\d{2})$")
DATE = re.compile(r"^(\d{4})-(\d{2})-(\d{2})$")
INSTANT = timedelta(microseconds=1)
TEXTS = {
    "en": ("Round {} begins in %s", "Round {} began %s ago"),
    "fr": ("Début de la ronde {} dans %s", "Ronde {} commencée depuis %s"),
}


@dataclass(frozen=True)
class Hour:
    """As somebody wrote it down; a positive number as its name is the start of that round."""

    id: int
    uniq_id: str
    date_text: str | None = None
    time_text: str | None = None
    text_before: str | None = None
    text_after: str | None = None

    @property
    def round(self) -> int | None:
        is_number = self.uniq_id.isascii() and self.uniq_id.isdigit()
        return int(self.uniq_id) if is_number and int(self.uniq_id) > 0 else None


@dataclass(frozen=True)
class ValidHour:
    """An hour that can be shown."""

    id: int
    at: datetime
    text_before: str
    text_after: str
    round: int | None


@dataclass(frozen=True)
class Schedule:
    """The hours that can be shown, in their order, and why others cannot."""

    hours: tuple[ValidHour, ...]
    warnings: Mapping[int, str]


@dataclass(frozen=True)
class Band:
    """What the band shows at one moment; `%s` of the text is the duration."""

    hour_id: int
    colour: str
    text: str
    seconds: int  # until the hour, or since
    after: bool


def schedule(hours: Iterable[Hour], zone: tzinfo, language: str = "en") -> Schedule:
    """Hours count in their order, each strictly after the one before; others are left out."""
    valid: list[ValidHour] = []
    warnings: dict[int, str] = {}
    for hour in hours:
        before = valid[-1].at if valid else None
        try:
            valid.append(_valid(hour, before, zone, language))
        except ValueError as wrong:
            warnings[hour.id] = str(wrong)
    return Schedule(tuple(valid), warnings)


def _valid(hour: Hour, before: datetime | None, zone: tzinfo, language: str) -> ValidHour:
    moment = datetime.combine(_day(hour, before), _time(hour), zone)
    if before is not None and moment <= before:
        raise ValueError("this hour is not after the one before it")
    number = hour.round
    early, late = hour.text_before or "", hour.text_after or ""
    if number is not None:
        usual_early, usual_late = TEXTS[language]
        early, late = early or usual_early, late or usual_late
        early, late = (text.replace("{}", str(number)) for text in (early, late))
    elif not early or not late:
        raise ValueError("an hour that begins no round needs both texts")
    return ValidHour(hour.id, moment, early, late, number)


def _day(hour: Hour, before: datetime | None) -> date:
    if not hour.date_text:
        if before is None:
            raise ValueError("the first hour needs a date")
        return before.date()
    found = DATE.match(hour.date_text)
    if found is None:
        raise ValueError("a date is written like 2026-07-01")
    try:
        return date(*(int(part) for part in found.groups()))
    except ValueError:
        raise ValueError("there is no such day") from None


def _time(hour: Hour) -> time:
    found = TIME.match(hour.time_text or "")
    if found is None or int(found[1]) > 23 or int(found[2]) > 59:
        raise ValueError("a time is written like 14:00")
    return time(int(found[1]), int(found[2]))


def band(
    hours: Sequence[ValidHour],
    now: datetime,
    colours: Mapping[str, str] = COLOURS,
    delays: Mapping[str, int] = DELAYS,
) -> Band | None:
    """None when there is no hour to show."""
    first, second, third = (timedelta(minutes=delays[key]) for key in ("1", "2", "3"))
    for hour in hours:
        if now < hour.at - (first + second):
            return _band(hour, now, colours["1"])
        if now < hour.at - second:
            passed = _share(now - (hour.at - first - second), first)
            return _band(hour, now, mixed(colours["1"], colours["2"], passed))
        if now < hour.at:
            passed = _share(now - (hour.at - second), second)
            return _band(hour, now, mixed(colours["2"], colours["3"], passed))
        if now < hour.at + third or hour is hours[-1]:
            return _band(hour, now, colours["3"])
    return None


def mixed(one: str, other: str, share: Fraction) -> str:
    """From one colour to the other, each channel cut to a whole number."""
    channels = (
        int(low + (high - low) * share)
        for low, high in zip(_channels(one), _channels(other), strict=True)
    )
    return "#" + "".join(f"{channel:02X}" for channel in channels)


def _share(passed: timedelta, whole: timedelta) -> Fraction:
    """Exact: a colour must not depend on how a machine rounds."""
    return Fraction(passed // INSTANT, whole // INSTANT)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))


def _band(hour: ValidHour, now: datetime, colour: str) -> Band:
    after = now >= hour.at
    distance = int(abs((now - hour.at).total_seconds()))
    return Band(hour.id, colour, hour.text_after if after else hour.text_before, distance, after)
