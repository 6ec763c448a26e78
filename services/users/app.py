"""gunicorn services.users.app:app"""

from flask_jwt_extended import JWTManager

from services.users import keys, store
from services.users.actions.tell_figures import figures
from services.users.actions.tell_usurped import tell_usurped
from services.users.resources.internal import revocations_since
from services.users.routes import ROUTES
from shared.background import every
from shared.database import writing
from shared.mails import deliver_mails_of
from shared.metrics import tell_figures
from shared.service import create_service
from shared.trust import Trust

SOON, HOUR = 2, 3600

app = create_service(
    "users",
    ROUTES,
    description="Accounts, passwords, tokens, administrators.",
    trust=Trust(keys.published_keys, revocations_since, always_fresh=True),
)
app.config["JWT_ALGORITHM"] = "RS256"
JWTManager(app).encode_key_loader(lambda _identity: keys.signing_key().private_pem)


def forget_the_expired() -> None:
    with writing() as session:
        store.forget_the_expired(session)


deliver_mails_of(app)
tell_figures(app, figures)
every(app, SOON, tell_usurped, rests=True)
every(app, HOUR, forget_the_expired)
