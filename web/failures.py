"""Failures as pages, in words that say what to do next; nothing typed is lost."""

import logging
from urllib.parse import quote

from flask import Flask, Response, current_app, g, make_response, redirect, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

from shared.errors import Forbidden, NotFound, Refusal, TooMany, Unauthenticated
from web import session
from web.forms import NEVER_SHOWN_AGAIN
from web.language import gettext as _
from web.sentences import sentence
from web.templating import page

WITHOUT_PROFILE = "This account has no player profile"  # as services say it
KEPT = "kept:"  # before the names of fields that go along with a login


def answer_errors_with_pages(app: Flask) -> None:
    @app.errorhandler(Refusal)
    def refused(refusal: Refusal) -> Response:
        if refusal.status == Unauthenticated.status:
            return ask_to_log_in()
        if str(refusal) == WITHOUT_PROFILE:
            return make_response(page("accounts/without_profile.html", Forbidden.status))
        response = _page(refusal.status, _sentence_of(refusal))
        if refusal.retry_after_seconds:
            response.headers["Retry-After"] = str(refusal.retry_after_seconds)
        return response

    @app.errorhandler(MethodNotAllowed)
    def only_for_forms(error: MethodNotAllowed) -> Response:
        above = _page_above() if request.method == "GET" else None
        return redirect(above) if above else refused_by_framework(error)  # type: ignore

    @app.errorhandler(HTTPException)
    def refused_by_framework(error: HTTPException) -> Response:
        return _page(error.code or 500, "")

    @app.errorhandler(Exception)
    def unexpected(_error: Exception) -> Response:
        logging.getLogger(__name__).exception("unexpected failure")
        return _page(500, "")


def _page_above() -> str | None:
    """Where a form stands whose address somebody opens: a refused one is shown at that address."""
    parts = request.path.strip("/").split("/")
    routes = current_app.create_url_adapter(request)
    paths = ("/" + "/".join(parts[:count]) for count in range(len(parts) - 1, 0, -1))
    return next((path for path in paths if routes and routes.test(path, "GET")), None)


def ask_to_log_in() -> Response:
    """A form that was sent too late goes along with the login and is sent again after it."""
    session.forget_verification(request.cookies.get(session.COOKIE))
    if request.method != "POST":
        return redirect(f"/login?next={quote(request.full_path.rstrip('?'))}")  # type: ignore
    g.visitor = session.NOBODY
    session.forget_token()
    kept = [
        (KEPT + name, value)
        for name, value in request.form.items(multi=True)
        if name not in NEVER_SHOWN_AGAIN | {session.FORM_FIELD}
    ]
    return make_response(
        page("accounts/login.html", 401, kept=kept, kept_path=request.path, next="")
    )


def _sentence_of(refusal: Refusal) -> str:
    """What services say of our fault is for the log; of a missing page there is nothing to say."""
    if refusal.status >= 500 or str(refusal) == NotFound.__doc__:
        return ""
    return sentence(str(refusal))


def _page(status: int, said: str) -> Response:
    title = {
        403: _("You may not do this"),
        404: _("There is no such page"),
        405: _("This address is not for that"),
        413: _("This is too large"),
        429: _("Please wait a little"),
        502: _("A part of the platform does not answer"),
        503: _("A part of the platform does not answer"),
    }.get(status, _("This was not possible") if status < 500 else _("Something went wrong here"))
    return make_response(
        page(
            "errors/error.html",
            status,
            title=title,
            said=said,
            status_code=status,
            retry=status in (TooMany.status, 502, 503),
            request_id=g.get("request_id", ""),
        )
    )
