"""Steps of the scheduler run when due and fail alone."""

from services.games.scheduler import STEPS, Step, run_due


def test_a_failing_step_stops_no_other_and_both_wait_for_their_turn():
    done = []

    def fail():
        raise ValueError("broken")

    steps = [Step("broken", 60, fail), Step("works", 60, lambda: done.append(1))]
    run_due(steps)
    run_due(steps)
    assert done == [1]


def test_the_steps_have_names_of_their_own():
    names = [step.name for step in STEPS]
    assert len(names) == len(set(names))
