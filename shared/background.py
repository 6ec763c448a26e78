"""Steps that every worker of a service repeats: polling, finishing what was interrupted."""

import logging
import threading
from collections.abc import Callable

from flask import Flask

from shared import clock


def every(app: Flask, seconds: float, step: Callable[[], object]) -> None:
    """Register a step; it must be safe to run in several workers at once."""
    app.extensions.setdefault("background", []).append((seconds, step))


def start_background(app: Flask) -> None:
    """Called once in each worker process, after it was forked."""
    for seconds, step in app.extensions.get("background", []):
        threading.Thread(
            target=_repeat, args=(app, seconds, step), daemon=True, name=step.__name__
        ).start()


def _repeat(app: Flask, seconds: float, step: Callable[[], object]) -> None:
    while True:
        try:
            with app.app_context():
                step()
        except Exception:  # the next round may find the peer or the database back
            logging.getLogger(__name__).exception("background step %s failed", step.__name__)
        clock.pause(seconds)
