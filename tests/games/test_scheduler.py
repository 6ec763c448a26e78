"""Steps of the scheduler are repeated and fail alone."""

import threading

from services.games.schedule import Step
from services.games.scheduler import STEPS, Runner


def test_a_step_that_fails_is_tried_again():
    stopping, tries = threading.Event(), []

    def fail_twice():
        tries.append(1)
        if len(tries) == 3:
            stopping.set()
        else:
            raise ValueError("broken")

    Runner(Step("broken", 0.001, fail_twice), stopping).repeat()
    assert len(tries) == 3


def test_the_steps_have_names_of_their_own():
    names = [step.name for step in STEPS]
    assert len(names) == len(set(names))
