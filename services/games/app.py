"""gunicorn services.games.app:app"""

from services.games.routes import ROUTES
from shared.mails import deliver_mails_of
from shared.service import create_service

app = create_service(
    "games",
    ROUTES,
    description=("Diplomacy games from creation to solo, their ratings, and correspondence Go."),
)
deliver_mails_of(app)
