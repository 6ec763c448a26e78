"""gunicorn services.solver.app:app"""

from services.solver.routes import ROUTES
from shared.service import create_service

app = create_service("solver", ROUTES, description="Diplomacy positions adjudicated; for services.")
