"""What a request proves by its headers: a user's token, a service's, an event's code, a visitor."""

from flask import current_app, g, request

from shared.errors import Forbidden, Refusal
from shared.tokens import BadToken, Claims, service_of
from shared.visitors import HEADER as VISITOR_HEADER
from shared.visitors import LONGEST_AGENT, Visitor, read_visitor

HEADER = "AccessToken"
SERVICE_HEADER = "ServiceToken"
CODE_HEADER = "EventCode"
USUAL_SENTENCE = "Bad authentication!:{message}"


class NotAService(Forbidden):
    """This is not the token of a service."""


def authenticate(sentence: str = USUAL_SENTENCE, status: int = 401) -> Claims:
    """The caller's claims; refuses in the endpoint's own words."""
    if "claims" not in g:
        try:
            g.claims = current_app.extensions["verifier"].verify(sent_token())
        except BadToken as wrong:
            raise Refusal(sentence.format(message=wrong), status=status) from None
    return g.claims


def has_token() -> bool:
    """Whether the caller presents himself at all; some answers tell a known caller more."""
    return bool(request.headers.get(HEADER) or request.headers.get("Authorization"))


def sent_token() -> str:
    bare = request.headers.get(HEADER)
    if bare:
        return bare.removeprefix("Bearer ").strip()
    bearer = request.headers.get("Authorization", "")
    if not bearer:
        raise BadToken("Missing Authorization Header")
    if not bearer.startswith("Bearer "):
        raise BadToken("Bad Authorization header. Expected value 'Bearer <JWT>'")
    return bearer.removeprefix("Bearer ").strip()


def sent_code() -> str | None:
    """Headers are read as Latin 1; programs that can send é at all send it as UTF-8 or so."""
    sent = request.headers.get(CODE_HEADER) or None
    if sent is None or sent.isascii():
        return sent
    try:
        return sent.encode("latin-1").decode()
    except UnicodeError:
        return sent


def calling_service() -> str | None:
    """The service that calls, None for anyone else; a wrong token is refused, not ignored."""
    sent = request.headers.get(SERVICE_HEADER)
    if not sent:
        return None
    try:
        return service_of(sent, current_app.name)
    except BadToken:
        raise NotAService from None


def visitor() -> Visitor:
    """Whom limits count: the one web speaks for, else whoever calls."""
    if "visitor" not in g:
        spoken_for = request.headers.get(VISITOR_HEADER)
        g.visitor = (spoken_for and read_visitor(spoken_for)) or Visitor(
            request.remote_addr or "unknown", request.headers.get("User-Agent", "")[:LONGEST_AGENT]
        )
    return g.visitor
