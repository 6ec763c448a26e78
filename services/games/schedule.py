"""A step of the scheduler."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """Something to do every so many seconds; safe to run by several schedulers at once."""

    name: str
    every_seconds: float
    run: Callable[[], object]
