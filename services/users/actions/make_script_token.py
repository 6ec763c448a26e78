"""A member makes a token for a script of his: with a name, a scope and an end, shown once."""

from datetime import timedelta

from services.users import audit, store
from services.users.actions.issue_token import issue_token
from services.users.tables import LoginSession
from shared import clock
from shared.database import writing
from shared.errors import BadRequest
from shared.tokens import Scope
from shared.visitors import Visitor

MOST_TOKENS = 20


class TooManyScripts(BadRequest):
    """You have 20 tokens of scripts: end one of them first"""


def make_script_token(
    user_name: str, name: str, scope: Scope, days: int, visitor: Visitor
) -> tuple[str, LoginSession]:
    """The token, and the row it is listed and ended by."""
    with writing() as session:
        user = store.user(session, user_name)
        if len(store.script_tokens_of(session, user.id)) >= MOST_TOKENS:
            raise TooManyScripts
        issued = issue_token(user, timedelta(days=days), script=scope)
        row = LoginSession(
            user_id=user.id,
            token_id=issued.token_id,
            address=visitor.address,
            agent=visitor.agent,
            created_at=clock.now(),
            expires_at=issued.expires_at,
            script_name=name,
            script_scope=scope,
        )
        session.add(row)
    audit.record("script token made", user_name, name=name, scope=scope)
    return issued.token, row
