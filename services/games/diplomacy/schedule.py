"""What the scheduler does for Diplomacy games."""

from services.games.diplomacy.actions.advance_games import advance_due_games
from services.games.diplomacy.actions.guard_downtime import guard_downtime
from services.games.schedule import Step
from shared import clock
from shared.config import settings


def watch_deadlines() -> None:
    """The guard and the adjudications see one and the same time.

    Were the clock read again after the guard, a jump in between would look like deadlines passed.
    """
    if not settings().clock_adjudicates:
        return
    now = clock.now()
    guard_downtime(now)
    while advance_due_games(now):
        pass


STEPS = [Step("diplomacy deadlines", 1, watch_deadlines)]
