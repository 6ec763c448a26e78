"""The scheduler: steps that fail keep none of the others from running."""

import threading

from services.games.scheduler import STEPS, Runner
from shared.schedule import Step


def test_a_step_that_fails_is_run_again():
    stopping, runs = threading.Event(), []

    def fail_twice() -> None:
        runs.append(len(runs))
        if len(runs) == 3:
            stopping.set()
        raise RuntimeError

    Runner(Step("failing", 0.001, fail_twice), stopping).repeat()
    assert runs == [0, 1, 2]


def test_every_step_has_a_name_of_its_own_and_a_pause():
    assert len({step.name for step in STEPS}) == len(STEPS)
    assert all(step.every_seconds > 0 for step in STEPS)
