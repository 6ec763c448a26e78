"""gunicorn services.games.app:app"""

from services.games.diplomacy.actions.tell_figures import figures
from services.games.routes import ROUTES
from shared.background import every
from shared.database import writing
from shared.limits import forget_old_tries
from shared.mails import deliver_mails_of
from shared.metrics import tell_figures
from shared.service import create_service

HOUR = 3600

app = create_service(
    "games",
    ROUTES,
    description=("Diplomacy games from creation to solo, their ratings, and correspondence Go."),
)
deliver_mails_of(app)
tell_figures(app, figures)


def forget_the_old() -> None:
    with writing() as session:
        forget_old_tries(session)


every(app, HOUR, forget_the_old)
