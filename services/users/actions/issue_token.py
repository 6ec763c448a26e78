"""Sign a token for a user."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import uuid4

from flask_jwt_extended import create_access_token

from services.users.keys import signing_key
from services.users.tables import User
from shared import clock
from shared.tokens import AUDIENCE, ISSUER, NOT_IN_PERSON, Scope


@dataclass(frozen=True)
class IssuedToken:
    token: str
    token_id: str
    expires_at: datetime


def issue_token(
    user: User, lifetime: timedelta, *, usurper: str | None = None, script: Scope | None = None
) -> IssuedToken:
    """`usurper`: the administrator who acts under the user's name; never with his own rights.

    `script`: up to which scope a script may act for the user.
    """
    token_id, issued_at = uuid4().hex, clock.now()
    claims = {
        "iss": ISSUER,
        "aud": AUDIENCE,
        "jti": token_id,
        "uid": user.id,
        "generation": user.generation,
        "administrator": user.administrator and not usurper and not script,
        "iat": issued_at,
        "nbf": issued_at,
        "exp": issued_at + lifetime,
    }
    if usurper:
        claims["usurper"] = usurper
    if script:
        claims |= {"script": True, "scope": " ".join(_scopes_up_to(script))}
    token = create_access_token(
        user.user_name, additional_claims=claims, additional_headers={"kid": signing_key().key_id}
    )
    return IssuedToken(token, token_id, issued_at + lifetime)


def _scopes_up_to(scope: Scope) -> tuple[Scope, ...]:
    """Who may organise may play, and who may play may read."""
    return NOT_IN_PERSON[: NOT_IN_PERSON.index(scope) + 1]
