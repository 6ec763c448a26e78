"""Logging in and out."""

from urllib.parse import quote

from flask import Response, make_response, redirect, request

from shared.errors import Refusal, Unauthenticated
from web import api
from web.failures import KEPT
from web.forms import Form
from web.language import gettext as _
from web.language import keep_language, keep_preference
from web.sentences import sentence
from web.session import (
    COOKIE,
    forget_token,
    forget_verification,
    keep_token,
    own_path,
    visitor,
)
from web.templating import go_to, page, tell
from web.times import COOKIE as ZONE_COOKIE
from web.times import zone_of_account


def show():
    following = own_path(request.args.get("next"))
    if visitor():
        return redirect(following)
    return page("accounts/login.html", next=following)


def submit():
    form = Form(request.form)
    kept = [(name, value) for name, value in request.form.items(True) if name.startswith(KEPT)]
    kept_path = own_path(request.form.get("kept_path"), "")
    following = own_path(request.form.get("next"))
    try:
        token = log_in(form["pseudo"], form["password"])
    except Refusal as refusal:
        form.add("", sentence(str(form_refusal(refusal))))
        return page(
            "accounts/login.html",
            refusal.status,
            form=form,
            next=following,
            kept=kept,
            kept_path=kept_path,
        )
    if kept_path:
        fields = [(name.removeprefix(KEPT), value) for name, value in kept]
        response = make_response(page("accounts/resume.html", action=kept_path, fields=fields))
    else:
        response = go_to(following)
    return welcome(response, token, form["pseudo"])


def form_refusal(refusal: Refusal) -> Refusal:
    """Something is wrong with what was typed; anything else is a page of its own."""
    if refusal.status >= 500:
        raise refusal
    return refusal


def log_in(pseudo: str, password: str) -> str:
    if not pseudo or not password:
        raise Unauthenticated("Bad user_name or password")
    return api.post("users", "/login", user_name=pseudo, password=password)["AccessToken"]


def welcome(response: Response, token: str, pseudo: str) -> Response:
    """From now on he is known; language and zone are those of his account."""
    keep_token(response, token)
    api.use_token(token)
    try:
        own = api.get("players", f"/players/{quote(pseudo, safe='')}")
    except Refusal:
        return response  # an account without a profile, or players do not answer
    keep_language(response, own["language"])
    keep_preference(response, ZONE_COOKIE, zone_of_account(own))
    return response


def log_out():
    """The token becomes useless everywhere, then the cookie goes."""
    if visitor():
        api.post("users", "/logout")
    forget_verification(request.cookies.get(COOKIE))
    forget_token()
    tell(_("You have logged out."))
    return go_to("/")
