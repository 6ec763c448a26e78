"""Who is there: the token in its cookie, forms that are ours, and ways that stay inside."""

import base64
import functools
import hmac
import json
import secrets
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

from cachetools import TTLCache
from flask import Flask, Response, after_this_request, g, redirect, request
from flask import session as form_session
from flask.sessions import SecureCookieSessionInterface

from shared import clock
from shared.config import read_or_create, settings
from shared.errors import Forbidden, Refusal, Unauthenticated
from web import api

COOKIE = "AccessToken"
OWN_COOKIE = "OwnToken"  # of an administrator who acts in the name of another
REMEMBER_SECONDS = 15
FORM_KEY, FORM_FIELD = "form", "form_token"
WAITING = "waiting"  # how many things the agenda had when it was last looked at
SAFE = {"GET", "HEAD", "OPTIONS"}


class NotOurForm(Forbidden):
    """This form does not come from a page of ours."""


class SessionEnded(Unauthenticated):
    """The session has ended."""


@dataclass(frozen=True)
class Visitor:
    """Whoever looks at the page; without a pseudo he has not logged in."""

    pseudo: str = ""
    administrator: bool = False
    usurper: str | None = None
    expires: int = 0

    def __bool__(self) -> bool:
        return bool(self.pseudo)


NOBODY = Visitor()
_verified: TTLCache[str, bool] = TTLCache(10_000, REMEMBER_SECONDS, clock.monotonic)


class CookieInterface(SecureCookieSessionInterface):
    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure


def keep_sessions(app: Flask) -> None:
    app.secret_key = web_secret()
    app.session_interface = CookieInterface()
    app.config.update(SESSION_COOKIE_NAME="entente", SESSION_COOKIE_SAMESITE="Lax")

    @app.before_request
    def know_the_visitor() -> None:
        token = request.cookies.get(COOKIE)
        g.visitor = NOBODY
        if not token or request.path.startswith("/static/"):
            return
        g.visitor = _visitor_of(token)
        if g.visitor:
            api.use_token(token)
        else:
            forget_token()

    @app.before_request
    def refuse_forms_of_others() -> None:
        exempt = request.endpoint in app.extensions.get("without_form_token", ())
        if request.method not in SAFE and not exempt:
            require_own_form()


def visitor() -> Visitor:
    return g.get("visitor", NOBODY)


def member(view):
    """Only for who has logged in; everyone else is asked to, and comes back."""

    @functools.wraps(view)
    def wrapper(*args, **kwargs):
        if visitor():
            return view(*args, **kwargs)
        if request.method == "POST":
            raise SessionEnded
        return redirect(f"/login?next={quote(request.full_path.rstrip('?'))}")

    return wrapper


def administrator(view):
    @functools.wraps(view)
    def wrapper(*args, **kwargs):
        if not visitor().administrator:
            raise Forbidden("Only an administrator may do this.")
        return view(*args, **kwargs)

    return member(wrapper)


def keep_token(response: Response, token: str, name: str = COOKIE) -> Response:
    """It lives as long as the token does."""
    response.set_cookie(
        name,
        token,
        expires=_claims(token).get("exp"),
        httponly=True,
        samesite="Lax",
        secure=request.is_secure,
    )
    return response


def forget_own_token(response: Response) -> Response:
    response.delete_cookie(OWN_COOKIE, httponly=True, samesite="Lax", secure=request.is_secure)
    return response


def forget_token() -> None:
    @after_this_request
    def drop(response: Response) -> Response:
        if COOKIE not in response.headers.get("Set-Cookie", ""):
            response.delete_cookie(COOKIE, httponly=True, samesite="Lax", secure=request.is_secure)
        return response


def _visitor_of(token: str) -> Visitor:
    """What the token says, once users said that it is good; asked again after a while."""
    said = _claims(token)
    if not said.get("sub") or said.get("exp", 0) <= clock.timestamp():
        return NOBODY
    if token not in _verified:
        api.use_token(token)
        try:
            api.get("users", "/verify")
        except Refusal as refusal:
            if refusal.status < 500:
                return NOBODY
        else:
            _verified[token] = True
    return Visitor(said["sub"], bool(said.get("administrator")), said.get("usurper"), said["exp"])


def forget_verification(token: str | None) -> None:
    _verified.pop(token or "", None)


def _claims(token: str) -> dict:
    """Only read here: whether it is true is for the services to say, at every call."""
    try:
        body = token.split(".")[1]
        said = json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))
        return said if isinstance(said, dict) else {}
    except (ValueError, IndexError):
        return {}


def form_token() -> str:
    """Another text in every page, so that compression tells nothing about it."""
    key = form_session.setdefault(FORM_KEY, secrets.token_hex(16))
    proof = _proof(key)
    mask = secrets.token_bytes(len(proof))
    return (mask + _crossed(mask, proof)).hex()


def require_own_form() -> None:
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise NotOurForm
    key = form_session.get(FORM_KEY)
    try:
        sent = bytes.fromhex(request.form.get(FORM_FIELD, ""))
    except ValueError:
        raise NotOurForm from None
    half = len(sent) // 2
    if not key or not hmac.compare_digest(_crossed(sent[:half], sent[half:]), _proof(key)):
        raise NotOurForm


def _proof(key: str) -> bytes:
    return hmac.digest(web_secret().encode(), f"form {key}".encode(), "sha256")


def _crossed(mask: bytes, text: bytes) -> bytes:
    return bytes(one ^ other for one, other in zip(mask, text, strict=False))


def own_path(path: str | None, otherwise: str = "/") -> str:
    """A way inside this site and no other: browsers read \\ as / and skip control characters."""
    if not path or not path.startswith("/") or path.startswith(("//", "/\\")):
        return otherwise
    if "\\" in path or any(ord(letter) < 33 for letter in path):
        return otherwise
    return path


@functools.cache
def web_secret() -> str:
    return settings().web_secret or read_or_create(
        settings().data / "web-secret", lambda: secrets.token_urlsafe(48)
    )
