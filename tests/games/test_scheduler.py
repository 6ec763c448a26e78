"""The scheduler: what it does for all games."""

from services.games.scheduler import STEPS


def test_every_step_has_a_name_of_its_own_and_a_pause():
    assert len({step.name for step in STEPS}) == len(STEPS)
    assert all(step.every_seconds > 0 for step in STEPS)
