"""gunicorn services.solver.app:app"""

from services.solver.routes import ROUTES
from shared.service import create_service
from shared.trust import trust_in_nobody

app = create_service(
    "solver",
    ROUTES,
    description="Diplomacy positions adjudicated; for services.",
    trust=trust_in_nobody(),
)
