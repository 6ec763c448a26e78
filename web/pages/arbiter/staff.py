"""Who works at an event: appoint, change a role, dismiss."""

from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.session import member
from web.templating import go_to, page, tell

ROLES = (
    "organiser",
    "arbiter",
    "deputy",
    "pairing",
    "clerk",
    "screens",
    "check_in",
    "results",
    "spectator",
)


def role_text(role: str) -> str:
    return {
        "organiser": _("organiser: everything"),
        "arbiter": _("arbiter: tournaments, rounds, screens"),
        "deputy": _("deputy arbiter: as an arbiter, but for how tournaments are made"),
        "pairing": _("pairing officer: pairs, publishes and closes rounds, enters results"),
        "screens": _("keeper of the screens: screens, timers, alerts"),
        "check_in": _("at the door: check-in and payments"),
        "results": _("for results: enters those of players"),
        "clerk": _("clerk: results, check-in, payments"),
        "spectator": _("spectator: sees a private event"),
    }.get(role, role)


@member
def show(uniq_id: str):
    return _page(uniq_id, Form({"role": "arbiter"}))


def _page(uniq_id: str, form: Form, status: int = 200):
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        staff=api.ask("tournaments", f"/event-staff/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    return page(
        "arbiter/staff.html",
        status,
        event=answers["event"],
        staff=answers["staff"]["staff"],
        roles=[(role, role_text(role)) for role in ROLES],
        role_text=role_text,
        form=form,
    )


@member
def appoint(uniq_id: str):
    form = Form(request.form)
    path = f"/event-staff/{quote(uniq_id, safe='')}"
    pseudo = form["pseudo"].strip()
    try:
        api.post("tournaments", path, pseudo=pseudo, role=form["role"])
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal), 400)
    tell(_("%(name)s has a role now.", name=pseudo))
    return go_to(f"/events/{quote(uniq_id, safe='')}/staff")


@member
def dismiss(uniq_id: str):
    player = request.form.get("player", 0, int)
    try:
        api.delete("tournaments", f"/event-staff/{quote(uniq_id, safe='')}/{player}")
    except Refusal as refusal:
        return _page(uniq_id, Form({"role": "arbiter"}).take(refusal), 400)
    tell(_("The role was taken away."))
    return go_to(f"/events/{quote(uniq_id, safe='')}/staff")
