"""An administrator acts under a member's name for an hour, and the member can see it."""

from datetime import timedelta

from services.users import audit, store
from services.users.actions.issue_token import issue_token
from services.users.tables import Usurpation
from shared import clock
from shared.database import writing
from shared.errors import Forbidden

LIFETIME = timedelta(minutes=60)


class AdministratorsAreSafe(Forbidden):
    """Another administrator cannot be usurped"""


def usurp(user_name: str, administrator: str) -> str:
    with writing() as session:
        user = store.user(session, user_name)
        if user.administrator:
            raise AdministratorsAreSafe
        issued = issue_token(user, LIFETIME, usurper=administrator)
        session.add(
            Usurpation(
                user_id=user.id,
                administrator=administrator,
                created_at=clock.now(),
                expires_at=issued.expires_at,
            )
        )
    audit.record("usurpation", user_name, administrator=administrator)
    return issued.token
