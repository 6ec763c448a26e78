"""Sign a token for a user."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import uuid4

from flask_jwt_extended import create_access_token

from services.users.keys import signing_key
from services.users.tables import User
from shared import clock
from shared.tokens import AUDIENCE, ISSUER


@dataclass(frozen=True)
class IssuedToken:
    token: str
    token_id: str
    expires_at: datetime


def issue_token(user: User, lifetime: timedelta, usurper: str | None = None) -> IssuedToken:
    """`usurper`: the administrator who acts under the user's name; never with his own rights."""
    token_id, issued_at = uuid4().hex, clock.now()
    claims = {
        "iss": ISSUER,
        "aud": AUDIENCE,
        "jti": token_id,
        "uid": user.id,
        "generation": user.generation,
        "administrator": user.administrator and usurper is None,
        "iat": issued_at,
        "nbf": issued_at,
        "exp": issued_at + lifetime,
    }
    if usurper:
        claims["usurper"] = usurper
    token = create_access_token(
        user.user_name, additional_claims=claims, additional_headers={"kid": signing_key().key_id}
    )
    return IssuedToken(token, token_id, issued_at + lifetime)
