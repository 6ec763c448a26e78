"""What the scheduler does for games of Go."""

from services.games.go.actions.judge_clocks import end_late_games, warn_of_timeouts
from services.games.go.actions.remove_expired import remove_expired
from services.games.go.actions.send_digests import send_digests
from services.games.go.actions.take_vacation import start_automatic_vacations
from shared.background import Step

STEPS = [
    Step("go timeouts", 5, end_late_games),
    Step("go vacations", 60, start_automatic_vacations),
    Step("go warnings", 300, warn_of_timeouts),
    Step("go digests", 300, send_digests),
    Step("go expiry", 3600, remove_expired),
]
