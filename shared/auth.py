"""What a request proves by its headers: a user's token, a service's token, an event's code."""

import functools
from collections.abc import Callable

from flask import current_app, g, request

from shared.arguments import declared
from shared.errors import Forbidden, Refusal, Unauthenticated
from shared.tokens import BadToken, Claims, service_of

HEADER = "AccessToken"
SERVICE_HEADER = "ServiceToken"
CODE_HEADER = "EventCode"
USUAL_SENTENCE = "Bad authentication!:{message}"


class NotAnAdministrator(Forbidden):
    """Only an administrator may do this."""


class ServicesOnly(Unauthenticated):
    """Only the other services may call this."""


class NotAService(Forbidden):
    """This is not the token of a service."""


def authenticated(
    method: Callable | None = None, *, sentence: str = USUAL_SENTENCE, status: int = 401
):
    """Refuse callers without a valid token, with the endpoint's own sentence."""
    if method is None:
        return functools.partial(authenticated, sentence=sentence, status=status)

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        authenticate(sentence, status)
        return method(*args, **kwargs)

    return _declared(wrapper, {401, 503, status}, authenticated=True)


def administrators_only(method: Callable):
    """Refuse everyone whose token is not an administrator's own."""

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        if not authenticate().administrator:
            raise NotAnAdministrator
        return method(*args, **kwargs)

    return _declared(wrapper, {401, 403, 503}, authenticated=True)


def service_only(method: Callable):
    """Refuse everyone but the other services of the stack."""

    @functools.wraps(method)
    def wrapper(*args, **kwargs):
        if calling_service() is None:
            raise ServicesOnly
        return method(*args, **kwargs)

    return _declared(wrapper, {401, 403}, service_only=True)


def authenticates(method: Callable):
    """Note for the OpenAPI document: the method asks for the token itself, in words of its own."""
    return _declared(method, {400, 503}, authenticated=True)


def authenticate(sentence: str = USUAL_SENTENCE, status: int = 401) -> Claims:
    """The caller's claims; refuses in the endpoint's own words."""
    if "claims" not in g:
        try:
            g.claims = current_app.extensions["verifier"].verify(sent_token())
        except BadToken as wrong:
            raise Refusal(sentence.format(message=wrong), status=status) from None
    return g.claims


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


def calling_service() -> str | None:
    """The service that calls, None for anyone else; a wrong token is refused, not ignored."""
    sent = request.headers.get(SERVICE_HEADER)
    if not sent:
        return None
    try:
        return service_of(sent, current_app.name)
    except BadToken:
        raise NotAService from None


def sent_code() -> str | None:
    return request.headers.get(CODE_HEADER) or None


def current_claims() -> Claims:
    return authenticate()


def current_pseudo() -> str:
    return authenticate().pseudo


def has_token() -> bool:
    """Whether the caller presents himself at all; some answers tell a known caller more."""
    return bool(request.headers.get(HEADER) or request.headers.get("Authorization"))


def _declared(wrapper, statuses: set[int], **declarations: object):
    """The statuses add up over the decorators of a method."""
    statuses |= getattr(wrapper, "refused_statuses", set())
    return declared(wrapper, refused_statuses=statuses, **declarations)


calling_service_name = calling_service
