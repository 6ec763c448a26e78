"""What a process does every so many seconds: each service, or each area of one, lists its steps."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """Something to do every so many seconds; safe to run by several schedulers at once."""

    name: str
    every_seconds: float
    run: Callable[[], object]
