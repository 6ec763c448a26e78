"""gunicorn services.emails.app:app"""

from services.emails.routes import ROUTES
from shared.service import create_service

app = create_service(
    "emails", ROUTES,
    description="Confirmation codes, the mail outbox, the mail gateway.")
