"""gunicorn services.players.app:app"""

from services.players.routes import ROUTES
from shared.service import create_service

app = create_service("players", ROUTES, description="Members: profile, time zone, public card.")
