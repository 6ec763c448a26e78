"""What the scheduler does for games of Go."""

from services.games.go.actions.judge_clocks import sweep_timeouts, warn_of_timeouts
from services.games.go.actions.remove_expired import forget_the_old
from services.games.go.actions.take_vacation import leave_automatically
from shared.background import Step

STEPS = [
    Step("go timeouts", 5, sweep_timeouts),
    Step("go vacations", 60, leave_automatically),
    Step("go warnings", 300, warn_of_timeouts),
    Step("go old things", 3600, forget_the_old),
]
