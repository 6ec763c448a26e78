"""Where a member is logged in, and what he lets his scripts do; each can be ended."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import number_or_text
from web.pages.devices import device_named
from web.session import member
from web.templating import go_to, page, tell


@member
def show():
    answers = api.gather(
        sessions=api.ask("users", "/sessions"), usurpations=api.ask("users", "/usurpations")
    )
    for refusal in answers.refusals.values():
        raise refusal
    sessions = [
        one | {"device": device_named(one["agent"])}
        for one in answers["sessions"]["sessions"]
        if not one["script_name"]
    ]
    return page(
        "accounts/sessions.html",
        sessions=sessions,
        usurpations=answers["usurpations"]["usurpations"],
    )


@member
def end(session_id: int):
    api.delete("users", f"/sessions/{session_id}")
    tell(_("This session has ended."))
    return go_to("/account/sessions")


@member
def show_tokens():
    return _tokens(Form({"scope": "read", "days": "90"}))


@member
def make_token():
    form = Form(request.form)
    days = form["days"]
    try:
        made = api.post(
            "users",
            "/script-tokens",
            name=form["name"].strip(),
            scope=form["scope"],
            days=number_or_text(days),
        )
    except Refusal as refusal:
        return _tokens(form.take(refusal), 400)
    return _tokens(Form({"scope": "read", "days": "90"}), made=made["AccessToken"])


@member
def end_token(session_id: int):
    api.delete("users", f"/script-tokens/{session_id}")
    tell(_("This token has ended."))
    return go_to("/account/tokens")


def _tokens(form: Form, status: int = 200, made: str = ""):
    listed = api.get("users", "/script-tokens")["script_tokens"]
    scopes = [
        ("read", _("read")),
        ("play", _("read and play")),
        ("organise", _("read, play and organise")),
    ]
    return page("accounts/tokens.html", status, form=form, tokens=listed, scopes=scopes, made=made)
