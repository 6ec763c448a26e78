"""Time limits and what is left of them, in words; lists of games say the same ones often."""

from functools import lru_cache

from services.games.go.domain.clocks import DAY_HOURS
from services.games.go.domain.time_systems import ByoType, TimeLeft, TimeLimit, time_after


def duration(hours: int) -> str:
    """Days of fifteen hours, short: 4d 10h."""
    days, rest = divmod(hours, DAY_HOURS)
    words = ([f"{days}d"] if days else []) + ([f"{rest}h"] if rest else [])
    return " ".join(words) or "0h"


def long_duration(hours: int) -> str:
    days, rest = divmod(hours, DAY_HOURS)
    words = ([_plural(days, "day")] if days else []) + ([_plural(rest, "hour")] if rest else [])
    return " and ".join(words) or "0 hours"


@lru_cache(1000)
def short_limit(limit: TimeLimit) -> str:
    letter = limit.byo_type.letter
    if has_only_byoyomi(limit):
        return f"{letter}: {_extra(limit, '')}"
    return f"{letter}: {duration(limit.main)}{_extra(limit, ' + ')}"


def long_limit(limit: TimeLimit) -> str:
    text = long_duration(limit.main)
    if limit.is_absolute:
        return text
    before = "" if has_only_byoyomi(limit) else f"{text} + "
    extra = f"{before}{long_duration(limit.byo_time)} per "
    if limit.byo_type is ByoType.JAPANESE:
        return f"{extra}move and {_plural(limit.byo_periods, 'extra period')}"
    if limit.byo_type is ByoType.CANADIAN:
        return f"{extra}{_plural(limit.byo_periods, 'stone')}"
    return f"{extra}move"


@lru_cache(10_000)
def time_left_text(limit: TimeLimit, left: TimeLeft) -> str:
    letter = limit.byo_type.letter
    if left == limit.start and has_only_byoyomi(limit):
        left = time_after(limit, left, 0, moved=False)
    if left.main > 0:
        return f"{letter}: {duration(left.main)} ({_after_main_time(limit)})"
    if left.is_out or left.byo_periods < 0:
        return f"{letter}: 0h"
    if limit.byo_type is ByoType.JAPANESE:
        return f"J: {duration(left.byo_time)} ({duration(limit.byo_time)} * {left.byo_periods})"
    return (
        f"C: {duration(left.byo_time)} / {left.byo_periods} "
        f"({duration(limit.byo_time)} / {limit.byo_periods})"
    )


def has_only_byoyomi(limit: TimeLimit) -> bool:
    """Whether the first move is made in byo-yomi already."""
    return not limit.main and not limit.is_absolute and limit.byo_type is not ByoType.FISCHER


def _after_main_time(limit: TimeLimit) -> str:
    """What comes after the main time."""
    return _extra(limit, "+ ") or "-"


def _extra(limit: TimeLimit, joint: str) -> str:
    if limit.is_absolute:
        return ""
    text = f"{joint}{duration(limit.byo_time)}"
    if limit.byo_type is ByoType.JAPANESE:
        return f"{text} * {limit.byo_periods}"
    return f"{text} / {limit.byo_periods}" if limit.byo_type is ByoType.CANADIAN else text


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
