"""Who calls: decorators that check, hand the caller in right after self, and document themselves.

@member(scope=PLAY)          a member, by his token, before anything else is looked at
@acting("Need a pseudo …")   AFJD API 2020: parameters first, then the pseudo, then the token
@owner("Not allowed …")      players of AFJD API 2020: the token of the pseudo that is asked for
@anyone                      a token tells more, a wrong one is refused, none is fine
@staff                       a member, or whoever shows the code of the event
@account                     a token is enough: the account needs no profile
@administrator
@service("games")            one of the services named; hands nothing in
"""

import functools
from collections.abc import Callable, Collection
from typing import Any

from pydantic import Field

from shared import auth
from shared.arguments import Arguments, NotYourName, declare, read_arguments
from shared.errors import Forbidden, NotFound, Refusal, Unauthenticated
from shared.members import Caller, Member, NotAPlayer, member_of, require_confirmed
from shared.tokens import Claims, Scope

__all__ = ["Caller", "Claims", "Member", "Scope"]

READ, PLAY, ORGANISE = Scope.READ, Scope.PLAY, Scope.ORGANISE
ADMINISTER, ACCOUNT = Scope.ADMINISTER, Scope.ACCOUNT
NOT_YOU = "This is not you ! Good try !"
Needs = dict[str, list[str]]  # as OpenAPI writes it: all of one of them
USERS_TOKEN: tuple[Needs, ...] = ({"AccessToken": []}, {"Bearer": []})
EVENT_CODE: Needs = {"EventCode": []}


class NotAnAdministrator(Forbidden):
    """Only an administrator may do this."""


class OutOfScope(Forbidden):
    """This token is not good for that: its owner must log in himself."""


class ServicesOnly(Unauthenticated):
    """Only the other services may call this."""


class NotForThisService(Forbidden):
    """This service has no business here."""


class NobodyIsKnown(Unauthenticated):
    """Log in, or show the event's code in the header EventCode"""


class Presented(Arguments):
    """The caller may say his own pseudo, too; it must be true."""

    pseudo: str | None = Field(
        None, examples=["Tartempion"], description="The caller's own pseudo, as in his token."
    )


def member(method=None, *, scope: Scope = READ, confirmed: bool = False):
    """`confirmed`: where the association asks for it, only with a confirmed e-mail address."""
    if method is None:
        return functools.partial(member, scope=scope, confirmed=confirmed)
    model = getattr(method, "accepts", None)

    def check(_path: dict) -> Member:
        claims = _claims(scope)
        found = member_of(claims)
        if model and issubclass(model, Presented):
            _require_own_name(read_arguments(model).pseudo, claims)
        if confirmed:
            require_confirmed(found)
        return found

    return _guard(method, check, USERS_TOKEN, {401, 403, 404, 503}, scope)


def acting(
    need: str,
    *,
    scope: Scope = PLAY,
    confirmed: bool = False,
    first: Callable[..., object] | None = None,
):
    """`need`: what the endpoint says without a pseudo, as in "Need a pseudo to create game".

    `first`: what AFJD API 2020 looks at even before, in the parameters and the path.
    """

    def decorate(method):
        def check(path: dict) -> Member:
            arguments = read_arguments(method.accepts)
            if first is not None:
                first(arguments, **path)
            pseudo = arguments.pseudo
            if not pseudo:
                raise Unauthenticated(need)
            claims = _claims(scope)
            _require_own_name(pseudo, claims)
            try:
                found = member_of(claims)
            except NotAPlayer:
                raise NotFound(
                    f"Failed to get id from pseudo Player {pseudo} doesn't exist"
                ) from None
            if confirmed:
                require_confirmed(found)
            return found

        return _guard(method, check, USERS_TOKEN, {401, 403, 404, 503}, scope)

    return decorate


def owner(
    sentence: str | Callable[[Any], str],
    *,
    account_of: Callable[[str], int | None],
    status: int,
    scope: Scope = READ,
    in_person: Collection[str] = (),
):
    """The caller's own account by the pseudo of the address, or of the parameters.

    `sentence` is said to anyone else. `account_of` tells whose a name is now: a token may be of
    somebody who had it before. `in_person`: parameters that neither scripts nor usurpers change.
    """

    def decorate(method):
        model = getattr(method, "accepts", None)

        def check(path: dict) -> Claims:
            arguments: Any = read_arguments(model) if model else None
            words = sentence(arguments) if callable(sentence) else sentence
            touched = any(getattr(arguments, name) not in (None, "") for name in in_person)
            claims = _claims(ACCOUNT if touched else scope, words, status)
            pseudo = path.get("pseudo") or arguments.pseudo
            if claims.pseudo != pseudo or account_of(pseudo) not in (claims.user_id, None):
                raise Refusal(words.format(message=NOT_YOU), status=status)
            return claims

        return _guard(method, check, USERS_TOKEN, {401, 403, 503, status}, scope)

    return decorate


def anyone(method=None, *, services: Collection[str] = (), code: bool = False):
    """`services`: whose tokens see what seats and fog hide; `code`: the event's code counts."""
    if method is None:
        return functools.partial(anyone, services=services, code=code)

    def check(_path: dict) -> Caller:
        return _present(services, auth.sent_code() if code else None)

    security = ({}, *USERS_TOKEN, *([EVENT_CODE] if code else []))
    return _guard(method, check, security, {401, 403, 503}, READ, services)


def staff(method=None, *, scope: Scope = ORGANISE):
    """Which role is needed depends on the event: its access module asks for it."""
    if method is None:
        return functools.partial(staff, scope=scope)

    def check(_path: dict) -> Caller:
        code = auth.sent_code()
        if auth.has_token():
            _claims(scope)
        elif code is None:
            raise NobodyIsKnown
        return _present((), code)

    return _guard(method, check, (*USERS_TOKEN, EVENT_CODE), {401, 403, 503}, scope)


def account(
    method=None,
    *,
    scope: Scope = READ,
    sentence: str = auth.USUAL_SENTENCE,
    status: int = Unauthenticated.status,
):
    if method is None:
        return functools.partial(account, scope=scope, sentence=sentence, status=status)

    def check(_path: dict) -> Claims:
        return _claims(scope, sentence, status)

    return _guard(method, check, USERS_TOKEN, {401, 403, 503, status}, scope)


def administrator(method=None, *, services: Collection[str] = ()):
    """`services`: who may do it, too, without anybody's token: the operator's command."""
    if method is None:
        return functools.partial(administrator, services=services)

    def check(_path: dict) -> Claims:
        if services and (name := auth.calling_service()) in services:
            return _claims_of_service(str(name))
        claims = _claims(ADMINISTER)
        if not claims.administrator:
            raise NotAnAdministrator
        return claims

    return _guard(method, check, USERS_TOKEN, {401, 403, 503}, ADMINISTER, services)


def service(*names: str):
    """Only for these services; an inner decorator may ask for a user's token besides."""

    def decorate(method):
        @functools.wraps(method)
        def wrapper(*args, **path):
            name = auth.calling_service()
            if name is None:
                raise ServicesOnly
            if name not in names:
                raise NotForThisService
            return method(*args, **path)

        users: tuple[Needs, ...] = getattr(method, "security", None) or ({},)
        statuses = {401, 403} | getattr(method, "refused_statuses", set())
        return declare(
            wrapper,
            security=tuple(one | {"ServiceToken": []} for one in users),
            services=names,
            refused_statuses=statuses,
        )

    return decorate


def _guard(method, check, security, statuses: set[int], scope: Scope, services=()):
    @functools.wraps(method)
    def wrapper(resource, *args, **path):
        return method(resource, check(path), *args, **path)

    return declare(
        wrapper, security=security, scope=scope, services=services, refused_statuses=statuses
    )


def _claims(
    scope: Scope, sentence: str = auth.USUAL_SENTENCE, status: int = Unauthenticated.status
) -> Claims:
    claims = auth.authenticate(sentence, status)
    if scope not in claims.scopes:
        raise OutOfScope
    return claims


def _claims_of_service(name: str) -> Claims:
    """Under a name that no member can have: it stands in the audit log."""
    return Claims(f"service: {name}", 0, 0, "", "", 0, 0, True, service=name)


def _require_own_name(pseudo: str | None, claims: Claims) -> None:
    if pseudo not in (None, claims.pseudo):
        raise NotYourName


def _present(services: Collection[str], code: str | None) -> Caller:
    """Whoever it is, as far as he shows it."""
    name, visitor = auth.calling_service(), auth.visitor()
    if name is not None and name not in services:
        raise NotForThisService
    if auth.has_token():
        try:
            known = member_of(_claims(READ))
        except NotAPlayer:
            known = None
        if known:
            return Caller(
                player_id=known.player_id,
                pseudo=known.pseudo,
                service=name,
                code=code,
                visitor=visitor,
            )
    return Caller(service=name, code=code, visitor=visitor)
