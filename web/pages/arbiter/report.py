"""What federations read above the results, the codes there, and what a game is worth."""

import json
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import Head, head_of
from web.session import member
from web.templating import go_to, page, tell

TEXTS = ("city", "federation", "chief_arbiter", "rate_of_play", "report_type")
DAYS = ("first_day", "last_day")
POINTS = ("win", "draw", "loss", "forfeit", "pairing_bye")
SCORED = ("swiss", "round_robin", "double_round_robin")


@member
def show(tournament_id: int):
    head = head_of(tournament_id)
    return _page(head, Form(_values(head.tournament)))


def _values(stored: dict[str, Any]) -> dict[str, Any]:
    values = {name: stored[name] for name in (*TEXTS, *DAYS, "acceleration")}
    values |= {name: stored["settings"].get(name, "") for name in POINTS}
    return values | {
        "deputy_arbiters": "\n".join(stored["deputy_arbiters"]),
        "acceleration_limits": " ".join(str(each) for each in stored["acceleration_limits"]),
        "ffe_id": stored["ffe_id"] or "",
    }


def _page(head: Head, form: Form, status: int = 200):
    return page(
        "arbiter/report.html",
        status,
        head=head,
        form=form,
        scored=head.tournament["system"] in SCORED,
        points=[
            ("win", _("A game won")),
            ("draw", _("A draw")),
            ("loss", _("A game lost")),
            ("forfeit", _("A game forfeited")),
            ("pairing_bye", _("The bye of who could not be paired")),
        ],
        accelerations=[
            ("", _("none")),
            ("baku", "Baku"),
            ("haley", "Haley"),
            ("haley_soft", _("Haley, soft")),
            ("sad", "SAD"),
            ("nicois", "Niçois"),
        ],
    )


@member
def change(tournament_id: int):
    form, head = Form(request.form), head_of(tournament_id)
    try:
        api.replace("tournaments", f"/tournaments/{tournament_id}", **_sent(form, head.tournament))
    except Refusal as refusal:
        return _page(head, form.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/report")


def _sent(form: Form, stored: dict[str, Any]) -> dict[str, Any]:
    """A code that is left empty stays what it is; points left empty are the usual ones."""
    deputies = [line.strip() for line in form["deputy_arbiters"].splitlines() if line.strip()]
    sent: dict[str, Any] = {name: form[name].strip() for name in (*TEXTS, *DAYS)}
    sent["federation"] = sent["federation"].upper()
    sent["deputy_arbiters"] = json.dumps(deputies)
    sent["ffe_id"] = form["ffe_id"].strip() or None
    if form["ffe_password"].strip():
        sent["ffe_password"] = form["ffe_password"].strip().upper()
    if stored["system"] not in SCORED:
        return sent
    kept = {name: value for name, value in stored["settings"].items() if name not in POINTS}
    typed = {name: form[name].strip().replace(",", ".") for name in POINTS}
    sent["settings"] = json.dumps(kept | {name: value for name, value in typed.items() if value})
    if stored["system"] == "swiss":
        limits = form["acceleration_limits"].split()
        sent["acceleration"] = form["acceleration"]
        sent["acceleration_limits"] = json.dumps(limits)
    return sent
