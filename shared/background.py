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

from shared.errors import Refusal

PASSING = (Refusal, OperationalError, NoConnectionLeft)


@dataclass(frozen=True)
class Step:
    """Something to do every so many seconds; safe to run in several processes at once."""

    name: str
    every_seconds: float
    run: Callable[[], object]


def every(app: Flask, seconds: float, run: Callable[[], object]) -> None:
    """Register a step of every worker of a service."""

    def run_in_app() -> None:
        with app.app_context():
            run()

    app.extensions.setdefault("background", []).append(Step(run.__name__, seconds, run_in_app))


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


def repeat(step: Step, stopping: threading.Event) -> None:
    log = logging.getLogger(__name__)
    while not stopping.is_set():
        try:
            step.run()
        except PASSING as failure:  # the next round may find the peer or the database back
            reason = str(getattr(failure, "orig", failure)).partition("\n")[0]
            log.warning("background step %s waits: %s", step.name, reason)
        except Exception:
            log.exception("background step %s failed", step.name)
        stopping.wait(step.every_seconds)


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
