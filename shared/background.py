"""Steps that a process repeats: polling, keeping time, finishing what was interrupted."""

import _thread
import logging
import signal
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from flask import Flask
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from shared import clock, database
from shared.errors import Refusal

PASSING = (Refusal, OperationalError, NoConnectionLeft)
FIRST_REST_SECONDS, LONGEST_REST_SECONDS = 3.0, 30.0


@dataclass(frozen=True)
class Step:
    """Something to do every so many seconds; safe to run in several processes at once.

    One that `rests` finds its work in the database: while nothing is stored there it is left out,
    though not for ever, for what is stored may become due. Each rest is twice as long as the one
    before, so that what is due a minute after it was stored waits seconds more, not a minute.
    """

    name: str
    every_seconds: float
    run: Callable[[], object]
    rests: bool = False


def every(app: Flask, seconds: float, run: Callable[[], object], *, rests: bool = False) -> None:
    """Register a step of every worker of a service."""

    def run_in_app() -> None:
        with app.app_context():
            run()

    step = Step(run.__name__, seconds, run_in_app, rests)
    app.extensions.setdefault("background", []).append(step)


def start_background(app: Flask) -> None:
    """Called once in each worker process, after it was forked."""
    start_steps(app.extensions.get("background", []), threading.Event())


def start_steps(steps: Sequence[Step], stopping: threading.Event) -> list[threading.Thread]:
    """A thread for each, so that one that fails or is slow keeps none of the others waiting."""
    threads = [
        threading.Thread(target=repeat, args=(step, stopping), daemon=True, name=step.name)
        for step in steps
    ]
    for thread in threads:
        thread.start()
    return threads


class _Rest:
    """Whether anything has changed since a step last found nothing to do."""

    def __init__(self, step: Step):
        self._step = step
        self.end()

    def end(self) -> None:
        self._seen: tuple | None = None
        self._seconds, self._until = FIRST_REST_SECONDS, 0.0

    def is_over(self) -> bool:
        """To be asked before each run: what is stored during one is a change for the next."""
        stored = database.mark_of_changes() if self._step.rests else None
        seen, now = (stored, clock.shift()), clock.monotonic()
        if stored is None or seen != self._seen:
            self._seen, self._seconds = seen, FIRST_REST_SECONDS
        elif now < self._until:
            return False
        else:
            self._seconds = min(2 * self._seconds, LONGEST_REST_SECONDS)
        self._until = now + self._seconds
        return True


def repeat(step: Step, stopping: threading.Event) -> None:
    rest = _Rest(step)
    while not stopping.is_set():
        if rest.is_over() and not _succeeds(step):
            rest.end()
        stopping.wait(step.every_seconds)


def _succeeds(step: Step) -> bool:
    log = logging.getLogger(__name__)
    try:
        step.run()
    except PASSING as failure:  # the next round may find the peer or the database back
        reason = str(getattr(failure, "orig", failure)).partition("\n")[0]
        log.warning("background step %s waits: %s", step.name, reason)
    except Exception:
        log.exception("background step %s failed", step.name)
    else:
        return True
    return False


def stop_signal() -> threading.Event:
    """Set when this process is told to stop; what is under way may end first."""
    stopping = threading.Event()

    def tell(*_: object) -> None:
        # Not from here: a signal interrupts this thread anywhere, also inside stopping.wait(),
        # where it holds the lock that set() needs.
        _thread.start_new_thread(stopping.set, ())

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, tell)
    return stopping
