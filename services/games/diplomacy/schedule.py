"""What the scheduler does for Diplomacy games."""

from services.games.diplomacy.actions.advance_games import advance_due_games
from services.games.diplomacy.actions.guard_downtime import guard_downtime
from services.games.diplomacy.actions.rate_players import rate_when_due
from services.games.diplomacy.actions.remove_game import remove_forgotten_games
from services.games.diplomacy.actions.tell_subscribers import (
    remind_of_deadlines,
    send_digests,
    tell_the_late,
)
from shared import clock
from shared.background import Step
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


STEPS = [
    Step("diplomacy deadlines", 1, watch_deadlines),
    Step("diplomacy ratings", 5, rate_when_due),
    Step("diplomacy reminders", 30, remind_of_deadlines),
    Step("diplomacy late orders", 30, tell_the_late),
    Step("diplomacy digests", 30, send_digests),
    Step("diplomacy games put away", 600, remove_forgotten_games),
]
