"""The scheduler: `python -m services.games.scheduler` repeats what games need done in time."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from services.games.go.actions.forget_the_old import forget_the_old
from services.games.go.actions.judge_clocks import sweep_timeouts, warn_of_timeouts
from shared import clock, database, logs
from shared.config import settings

PAUSE_SECONDS = 1.0


@dataclass
class Step:
    """Something to do every so many seconds; safe to run by several schedulers at once."""

    name: str
    every_seconds: float
    run: Callable[[], object]
    due: float = 0.0


STEPS = [
    Step("go timeouts", 20, sweep_timeouts),
    Step("go warnings", 300, warn_of_timeouts),
    Step("go old things", 3600, forget_the_old),
]


def run_due(steps: list[Step]) -> None:
    """Run what is due; a step that fails keeps none of the others from running."""
    for step in steps:
        if clock.monotonic() < step.due:
            continue
        step.due = clock.monotonic() + step.every_seconds
        try:
            step.run()
        except Exception:
            logging.getLogger(__name__).exception("scheduled step %s failed", step.name)


def main() -> None:
    logs.log_as_json("games-scheduler")
    database.use_database(settings().database_urls["games"])
    while True:
        run_due(STEPS)
        clock.pause(PAUSE_SECONDS)


if __name__ == "__main__":
    main()
