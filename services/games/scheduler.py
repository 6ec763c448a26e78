"""The scheduler: `python -m services.games.scheduler` does what games need done in time.

Every step has a thread of its own and is safe to run by several schedulers at once, so that one
that fails or is slow keeps none of the others from running.
"""

import logging
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass

from services.games.diplomacy.schedule import STEPS as DIPLOMACY
from services.games.go.schedule import STEPS as GO
from shared import database, logs
from shared.config import settings
from shared.schedule import Step

STEPS = [*DIPLOMACY, *GO]


@dataclass
class Runner:
    """Repeats one step until it is told to stop."""

    step: Step
    stopping: threading.Event

    def repeat(self) -> None:
        while not self.stopping.is_set():
            try:
                self.step.run()
            except Exception:  # the next round may find the peer or the database back
                logging.getLogger(__name__).exception("scheduled step %s failed", self.step.name)
            self.stopping.wait(self.step.every_seconds)


def main() -> None:
    logs.log_as_json("games-scheduler")
    database.use_database(settings().database_urls["games"])
    stopping = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stopping.set())
    threads = [_started(Runner(step, stopping).repeat, step.name) for step in STEPS]
    for thread in threads:
        thread.join()


def _started(work: Callable[[], None], name: str) -> threading.Thread:
    thread = threading.Thread(target=work, name=name)
    thread.start()
    return thread


if __name__ == "__main__":
    main()
