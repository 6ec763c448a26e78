"""gunicorn services.tournaments.app:app"""

from services.tournaments.exchange.actions.export_tournament import make_waiting_exports
from services.tournaments.exchange.actions.send_exports import send_made_exports
from services.tournaments.ladders.actions.climb import keep_ladders
from services.tournaments.ladders.actions.play_challenges import play_challenges
from services.tournaments.notices.actions.deliver import deliver_to_webhooks, forget_old_deliveries
from services.tournaments.notices.actions.tell_figures import figures
from services.tournaments.online.actions.follow_games import follow_go_games
from services.tournaments.online.actions.keep_games import keep_games
from services.tournaments.online.actions.make_games import let_go_games, make_wanted_go_games
from services.tournaments.rounds.actions.run_jobs import pair_waiting_rounds
from services.tournaments.routes import ROUTES
from services.tournaments.seatings.actions.follow_games import follow_games
from services.tournaments.seatings.actions.make_games import make_wanted_games
from services.tournaments.seatings.actions.seat_rounds import seat_waiting_rounds
from shared.background import every
from shared.database import writing
from shared.limits import forget_old_tries
from shared.mails import deliver_mails_of
from shared.metrics import tell_figures
from shared.service import create_service

HOUR = 3600

app = create_service(
    "tournaments",
    ROUTES,
    description="Events, pairings, results, screens in the hall, team leagues.",
)


def forget_old_guesses() -> None:
    with writing() as session:
        forget_old_tries(session)


deliver_mails_of(app)
tell_figures(app, figures)
every(app, 1, pair_waiting_rounds, rests=True)
every(app, 10, keep_ladders)
every(app, 1, play_challenges, rests=True)
every(app, 1, seat_waiting_rounds, rests=True)
every(app, 1, make_wanted_games, rests=True)
every(app, 1, follow_games, rests=True)
every(app, 1, keep_games, rests=True)
every(app, 1, make_wanted_go_games, rests=True)
every(app, 1, let_go_games, rests=True)
every(app, 1, follow_go_games, rests=True)
every(app, 1, make_waiting_exports, rests=True)
every(app, 1, send_made_exports, rests=True)
every(app, 1, deliver_to_webhooks, rests=True)
every(app, HOUR, forget_old_guesses)
every(app, HOUR, forget_old_deliveries)
