"""Settings of a tournament: what is played, how many may come, what decides, how far it is."""

import json
from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import Head, head_of
from web.pages.tournaments.words import status_text
from web.session import member
from web.templating import go_to, page, tell

STATUSES = ("planned", "running", "finished", "archived")
SWITCHES = ("registration_open", "confirmation")


@member
def show(tournament_id: int):
    head = head_of(tournament_id)
    return _page(head, Form(_values(head.tournament)))


def _values(stored: dict) -> dict[str, str]:
    initial = stored["time_control_initial_time"]
    return {
        "name": stored["name"],
        "planned_rounds": stored["planned_rounds"],
        "minutes": f"{initial / 60:g}" if initial is not None else "",
        "increment": _shown(stored["time_control_increment"]),
        "capacity": _shown(stored["capacity"]),
        "tie_breaks": ", ".join(stored["tie_breaks"]),
        "unrated_rating": _shown(stored["unrated_rating"]),
        "record_illegal_moves": _shown(stored["record_illegal_moves"]),
        "status": stored["status"],
    } | {name: "1" if stored[name] else "" for name in SWITCHES}


def _shown(value: int | None) -> str:
    return "" if value is None else str(value)


def _page(head: Head, form: Form, status: int = 200):
    statuses = [(one, status_text(one)) for one in STATUSES]
    return page("arbiter/settings.html", status, head=head, form=form, statuses=statuses)


@member
def change(tournament_id: int):
    form = Form(request.form)
    try:
        api.replace("tournaments", f"/tournaments/{tournament_id}", **_sent(form))
    except Refusal as refusal:
        fields = {"time_control_initial_time": "minutes", "time_control_increment": "increment"}
        return _page(head_of(tournament_id), form.take(refusal, fields), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/settings")


def _sent(form: Form) -> dict[str, object]:
    """Empty fields empty what is stored."""
    minutes = form["minutes"].strip().replace(",", ".")
    named = [name.strip() for name in form["tie_breaks"].split(",") if name.strip()]
    sent: dict[str, object] = {
        "name": form["name"].strip(),
        "planned_rounds": form["planned_rounds"],
        "time_control_initial_time": _seconds(minutes),
        "tie_breaks": json.dumps(named),
        "status": form["status"],
        "time_control_increment": form["increment"].strip() or None,
    }
    for name in ("capacity", "unrated_rating", "record_illegal_moves"):
        sent[name] = form[name].strip() or None
    return sent | {name: form[name] == "1" for name in SWITCHES}


def _seconds(minutes: str) -> object:
    """What is no number is left to the service to refuse."""
    try:
        return round(float(minutes) * 60) if minutes else None
    except (ValueError, OverflowError):
        return minutes


@member
def remove(tournament_id: int):
    """Its name has to be typed: rounds and results go with it."""
    head = head_of(tournament_id)
    form = Form(_values(head.tournament))
    if request.form.get("again", "").strip() != head.tournament["name"]:
        form.add("again", _("Type the name of the tournament to delete it."))
        return _page(head, form, 400)
    try:
        api.delete("tournaments", f"/tournaments/{tournament_id}")
    except Refusal as refusal:
        return _page(head, form.take(refusal), 400)
    tell(_("“%(name)s” is deleted.", name=head.tournament["name"]))
    return go_to(f"/events/{quote(head.event['uniq_id'], safe='')}")
