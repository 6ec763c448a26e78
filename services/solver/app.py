"""gunicorn services.solver.app:app"""

from services.solver.routes import ROUTES
from shared.service import create_service

app = create_service(
    "solver", ROUTES,
    description="The Diplomacy adjudicator: stateless, for the other services.")
