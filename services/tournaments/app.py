"""gunicorn services.tournaments.app:app"""

from services.tournaments.routes import ROUTES
from shared.service import create_service

app = create_service(
    "tournaments",
    ROUTES,
    description="Events, pairings, results, screens in the hall, team leagues.",
)
