"""Becoming a member."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language
from web.pages.login import log_in, welcome
from web.pages.passwords import check_typed_twice, strength_of
from web.templating import go_to, page, tell
from web.times import USUAL_ZONE, zones

FIELDS = (
    "pseudo",
    "password",
    "email",
    "telephone",
    "family_name",
    "first_name",
    "country",
    "time_zone",
    "zone",
    "language",
)


def show():
    usual = {"country": "FRA", "time_zone": "UTC + 1", "zone": USUAL_ZONE}
    return _page(Form(usual | {"language": language()}))


def submit():
    form = Form(request.form)
    check_typed_twice(form)
    if not form.errors:
        try:
            api.post("players", "/players", **sent_fields(form), password=form["password"])
        except Refusal as refusal:
            form.take(refusal)
    if form.errors:
        return _page(form, 400, strength_of(form["password"], form["pseudo"]))
    token = log_in(form["pseudo"], form["password"])
    tell(_("Welcome! A mail with a code is on its way to you."))
    return welcome(go_to("/confirmations"), token, form["pseudo"])


def sent_fields(form: Form) -> dict[str, object]:
    sent: dict[str, object] = {name: form[name].strip() for name in FIELDS if name != "password"}
    return sent | {"replace": form["replace"] == "1"}


def choices() -> dict[str, list[tuple[str, str]]]:
    """What the selects offer, as players lists it."""
    answers = api.gather(
        countries=api.ask("players", "/countries", lang=language()),
        time_zones=api.ask("players", "/time-zones", lang=language()),
    )
    listed = {name: (answers[name] or {name: []})[name] for name in ("countries", "time_zones")}
    without_city = _("the zone above, without summer time")
    return {
        "countries": [(each["code"], each["text"]) for each in listed["countries"]],
        "zones": [("", without_city), *((name, name) for name in zones())],
        "time_zones": [
            (each["code"], f"{each['code']} · {each['text']}") for each in listed["time_zones"]
        ],
    }


def _page(form: Form, status: int = 200, strength: dict | None = None):
    return page("accounts/register.html", status, form=form, strength=strength, **choices())
