"""The only reader of the clock. UTC, timezone-aware; durations by the monotonic clock."""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from shared.config import settings

monotonic = time.monotonic
pause = time.sleep


def now() -> datetime:
    return datetime.now(UTC) + shift()


def timestamp() -> int:
    """Seconds since 1970, as clients of the API read them."""
    return int(now().timestamp())


def shift_file() -> Path:
    """Where tests write by how many seconds all processes shall see the clock moved."""
    return settings().data / "clock-shift-seconds"


def shift() -> timedelta:
    """By how much it is moved; by nothing unless this is a test."""
    if not settings().test_clock:
        return timedelta()
    try:
        return timedelta(seconds=float(shift_file().read_text()))
    except (FileNotFoundError, ValueError):
        return timedelta()
