"""Create an event or change it: its name, when, who sees it, what tablets may do."""

import re
import unicodedata
from datetime import datetime
from urllib.parse import quote

from flask import request

from shared import clock
from shared.errors import Refusal
from web import api, times
from web.forms import Form
from web.language import gettext as _
from web.session import member
from web.templating import go_to, page, tell

MOMENTS = ("start", "stop")
SWITCHES = ("public", "allow_results_deletion_on_input_screens")


@member
def show_new():
    return page("arbiter/event.html", form=Form({"public": "1"}), event=None)


@member
def create():
    form = Form(request.form)
    sent = _sent(form)
    if form.errors:
        return page("arbiter/event.html", 400, form=form, event=None)
    try:
        made = api.post("tournaments", "/events", uniq_id=short_name(form["name"]), **sent)
    except Refusal as refusal:
        return page("arbiter/event.html", 400, form=form.take(refusal), event=None)
    tell(_("“%(name)s” is there. Add its first tournament.", name=made["name"]))
    return go_to(f"/events/{quote(made['uniq_id'], safe='')}/tournaments/new")


@member
def show_settings(uniq_id: str):
    event = api.get("tournaments", f"/events/{quote(uniq_id, safe='')}")
    switches = {name: "1" if event[name] else "" for name in SWITCHES}
    moments = {name: _local(event[name]) for name in MOMENTS}
    values = {"name": event["name"], "record_illegal_moves": event["record_illegal_moves"]}
    return page("arbiter/event.html", form=Form(values | switches | moments), event=event)


@member
def change(uniq_id: str):
    path = f"/events/{quote(uniq_id, safe='')}"
    form = Form(request.form)
    sent = _sent(form)
    try:
        if form.errors:
            raise Refusal("")
        api.put("tournaments", path, **sent)
    except Refusal as refusal:
        shown = form if form.errors else form.take(refusal)
        event = api.get("tournaments", path)
        return page("arbiter/event.html", 400, form=shown, event=event)
    tell(_("Your changes are saved."))
    return go_to(f"/events/{quote(uniq_id, safe='')}")


def _sent(form: Form) -> dict:
    """Hours are typed in the zone of the page; a code that is left empty stays what it is."""
    sent: dict = {"name": form["name"].strip()}
    for name in MOMENTS:
        try:
            typed = datetime.fromisoformat(form[name])
            sent[name] = typed.replace(tzinfo=times.zone()).isoformat()
        except ValueError:
            form.add(name, _("Choose a day and an hour."))
    sent |= {name: form[name] == "1" for name in SWITCHES}
    sent["record_illegal_moves"] = form["record_illegal_moves"] or 0
    sent["update_password"] = form["update_password"].strip() or None
    return sent


def _local(moment: str) -> str:
    found = times.moment(moment)
    return found.astimezone(times.zone()).strftime("%Y-%m-%dT%H:%M") if found else ""


def short_name(name: str) -> str:
    """For addresses: letters and figures of the name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    short = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "event"
    return f"{short}-{clock.now().astimezone(times.zone()):%y%m%d%H%M}"
