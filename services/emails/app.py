"""gunicorn services.emails.app:app"""

from services.emails import store
from services.emails.actions.tell_figures import figures
from services.emails.routes import ROUTES
from shared.background import every
from shared.database import writing
from shared.metrics import tell_figures
from shared.service import create_service

HOUR = 3600

app = create_service(
    "emails", ROUTES, description="Confirmation codes, the mail outbox, the mail gateway."
)


def forget_the_old() -> None:
    with writing() as session:
        store.forget_the_old(session)


every(app, HOUR, forget_the_old)
tell_figures(app, figures)
