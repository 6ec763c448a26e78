"""Steps that a process repeats."""

import threading

from shared.background import Step, repeat


def test_a_step_that_fails_is_run_again():
    stopping, runs = threading.Event(), []

    def fail_twice() -> None:
        runs.append(len(runs))
        if len(runs) == 3:
            stopping.set()
        raise RuntimeError

    repeat(Step("failing", 0.001, fail_twice), stopping)
    assert runs == [0, 1, 2]
