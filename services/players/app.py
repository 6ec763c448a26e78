"""gunicorn services.players.app:app"""

from services.players import store
from services.players.actions.leave import finish_departures
from services.players.actions.register import undo_interrupted_registrations
from services.players.actions.rename import finish_renames
from services.players.actions.rescue import grant_rescue_wishes
from services.players.routes import ROUTES
from shared.background import every
from shared.database import writing
from shared.limits import forget_old_tries
from shared.mails import deliver_mails_of
from shared.service import create_service

SOON, HOUR = 5, 3600

app = create_service("players", ROUTES, description="Members: profile, time zone, public card.")
deliver_mails_of(app)


def forget_the_old() -> None:
    with writing() as session:
        store.forget_old_rescues(session)
        store.forget_rested_names(session)
        forget_old_tries(session)


every(app, 1, grant_rescue_wishes, rests=True)
every(app, SOON, undo_interrupted_registrations, rests=True)
every(app, SOON, finish_departures, rests=True)
every(app, SOON, finish_renames, rests=True)
every(app, HOUR, forget_the_old)
