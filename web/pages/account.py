"""A member's own data: seen, changed, taken away; the account left."""

import functools
import json
from urllib.parse import quote

from flask import Response, request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import keep_language, keep_preference
from web.pages.registration import choices, sent_fields
from web.session import forget_token, member, visitor
from web.templating import go_to, page, tell
from web.times import COOKIE as ZONE_COOKIE
from web.times import zone_of_account


def with_profile(view):
    """Only for who has a player profile; the first administrator has none."""

    @functools.wraps(view)
    def wrapper():
        try:
            return view(api.get("players", _path("players")))
        except Refusal as refusal:
            if refusal.status == NotFound.status:
                return page("accounts/without_profile.html")
            raise

    return member(wrapper)


@with_profile
def show(own: dict):
    return page("accounts/profile.html", form=Form(own), own=own, **choices())


@member
def submit():
    form = Form(request.form)
    sent = sent_fields(form) | {"pseudo": visitor().pseudo}
    sent["real_name"] = form["real_name"] == "1"
    try:
        api.put("players", _path("players"), **sent)
    except Refusal as refusal:
        form.take(refusal)
        own = api.get("players", _path("players"))
        return page("accounts/profile.html", 400, form=form, own=own, **choices())
    own = api.get("players", _path("players"))
    confirmed = own["email_confirmed"]
    response = keep_language(go_to("/account" if confirmed else "/confirmations"), own["language"])
    keep_preference(response, ZONE_COOKIE, zone_of_account(own))
    tell(
        _("Your changes are kept.")
        if confirmed
        else _("Your changes are kept. Your e-mail address is not confirmed yet.")
    )
    return response


@member
def take_away():
    """Everything that is stored of the member, as a file."""
    data = api.get("players", _path("exports"))
    name = "".join(letter for letter in visitor().pseudo if letter.isalnum()) or "account"
    return Response(
        json.dumps(data, ensure_ascii=False, indent=2),
        mimetype="application/json",
        headers={"Content-Disposition": f'attachment; filename="entente-{quote(name)}.json"'},
    )


@with_profile
def show_leaving(_own: dict):
    return page("accounts/leaving.html")


@member
def leave():
    form = Form(request.form)
    resign = {"resign": True} if form["resign"] == "1" else {}
    try:
        api.delete("players", _path("players"), **resign)
    except Refusal as refusal:
        form.take(refusal)
        running = refusal.details.get("running")
        return page("accounts/leaving.html", 400, form=form, running=running)
    forget_token()
    tell(_("Your account is deleted. Thank you for having played with us."))
    return go_to("/")


def _path(noun: str) -> str:
    return f"/{noun}/{quote(visitor().pseudo, safe='')}"
