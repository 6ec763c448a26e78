"""Tokens: what they say, how they are checked, how services prove themselves to each other."""

import functools
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

import jwt

from shared import clock, service_keys

AUDIENCE = "entente"
ISSUER = "users"
SERVICE_TOKEN_SECONDS = 60
RENEW_EVERY_SECONDS = 25
SKEW_SECONDS = 10
REMEMBERED = 10_000


class Scope(StrEnum):
    """What a token is good for."""

    READ = "read"
    PLAY = "play"
    ORGANISE = "organise"
    ADMINISTER = "administer"
    ACCOUNT = "account"  # password, e-mail, sessions, tokens, leaving: only the owner in person


EVERYTHING = frozenset(Scope)
# What those may do at most who are not the owner in person: a usurper, a script.
NOT_IN_PERSON = (Scope.READ, Scope.PLAY, Scope.ORGANISE)


class BadToken(Exception):
    """The token cannot be accepted; the text says why."""


@dataclass(frozen=True)
class Claims:
    """What a user's token says."""

    pseudo: str
    user_id: int
    generation: int  # grows when the password changes: older tokens are then useless
    token_id: str
    key_id: str
    starts: int
    expires: int
    administrator: bool
    usurper: str | None = None
    script: bool = False
    scopes: frozenset[Scope] = EVERYTHING
    service: str | None = None  # the operator's command, which no user's token is needed for


class Verifier:
    """Checks users' tokens against the published keys and the revocations."""

    def __init__(self, trust):
        self.trust = trust
        self._known: dict[str, Claims] = {}  # the signature of these was right: RS256 costs 0.1 ms

    def verify(self, token: str) -> Claims:
        self.trust.require_fresh()
        claims = self._known.get(token) or self._read(token)
        if claims.expires <= clock.timestamp():
            raise BadToken("Token has expired")
        if claims.starts > clock.timestamp() + SKEW_SECONDS:
            raise BadToken("The token is not yet valid")
        if self.trust.key(claims.key_id) is None:
            raise BadToken("Signature verification failed")
        if self.trust.is_revoked(claims):
            raise BadToken("Token has been revoked")
        return claims

    def _read(self, token: str) -> Claims:
        try:
            key_id = jwt.get_unverified_header(token).get("kid", "")
            key = self.trust.key(key_id)
            if key is None:
                raise BadToken("Signature verification failed")
            said = jwt.decode(
                token,
                key,
                algorithms=["RS256"],
                audience=AUDIENCE,
                issuer=ISSUER,
                # Our own clock judges the times, in verify().
                options={
                    "require": ["exp", "nbf", "sub", "jti"],
                    "verify_exp": False,
                    "verify_nbf": False,
                    "verify_iat": False,
                },
            )
            if said.get("type") != "access":
                raise BadToken("Only access tokens are allowed")
            claims = Claims(
                said["sub"],
                int(said["uid"]),
                int(said["generation"]),
                said["jti"],
                key_id,
                int(said["nbf"]),
                int(said["exp"]),
                bool(said.get("administrator")),
                said.get("usurper"),
                bool(said.get("script")),
                _scopes(said),
            )
        except (jwt.PyJWTError, KeyError, TypeError, ValueError) as wrong:
            raise BadToken(str(wrong)) from None
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[token] = claims
        return claims


def _scopes(said: dict) -> frozenset[Scope]:
    """A usurper's or a script's token never has more than it may, whatever it says."""
    in_person = not (said.get("usurper") or said.get("script"))
    allowed = EVERYTHING if in_person else frozenset(NOT_IN_PERSON)
    return allowed & {Scope(word) for word in said.get("scope", " ".join(Scope)).split()}


def service_token(caller: str, callee: str) -> str:
    """A token for one service to call another, good for a minute."""
    return _service_token(caller, callee, clock.timestamp() // RENEW_EVERY_SECONDS)


@functools.lru_cache(maxsize=64)
def _service_token(caller: str, callee: str, _period: int) -> str:
    issued, key = clock.now(), service_keys.signing_key(caller)
    return jwt.encode(
        {
            "iss": caller,
            "aud": f"service:{callee}",
            "type": "service",
            "iat": issued,
            "exp": issued + timedelta(seconds=SERVICE_TOKEN_SECONDS),
        },
        key.private,
        algorithm="EdDSA",
        headers={"kid": key.key_id},
    )


def service_of(token: str, callee: str) -> str:
    """Which service calls; BadToken when it is none."""
    caller, expires = _read_service_token(token, callee)
    if expires <= clock.timestamp():
        raise BadToken("Token has expired")
    return caller


@functools.lru_cache(maxsize=256)
def _read_service_token(token: str, callee: str) -> tuple[str, int]:
    try:
        key_id = str(jwt.get_unverified_header(token).get("kid", ""))
        key = service_keys.public_key(key_id)
        if key is None:
            raise BadToken("Signature verification failed")
        said = jwt.decode(
            token,
            key,
            algorithms=["EdDSA"],
            audience=f"service:{callee}",
            issuer=key_id.partition("/")[0],  # nobody signs in another's name
            options={"require": ["exp", "iss"], "verify_exp": False, "verify_iat": False},
        )
        if said.get("type") != "service":
            raise BadToken("Only service tokens are allowed")
        return str(said["iss"]), int(said["exp"])
    except (jwt.PyJWTError, TypeError, ValueError) as wrong:
        raise BadToken(str(wrong)) from None
