"""Who plays in which tournament of an event, by rating, age, club and sex; and age categories."""

import json
from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import go_to, page, tell

NUMBERS = ("rating_from", "rating_below", "age_from", "age_below")
TEXTS = ("club", "sex")


@member
def show(uniq_id: str):
    return _page(uniq_id, Form())


def _page(uniq_id: str, form: Form, status: int = 200, found: dict[str, Any] | None = None):
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        listed=api.ask("tournaments", f"/event-tournaments/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    tournaments = answers["listed"]["tournaments"]
    names = {each["id"]: each["name"] for each in tournaments}
    moves = [
        (spoken_name(each["name"]), names.get(each["tournament_id"], "?"))
        for each in (found["moves"] if found else [])
    ]
    staying = [spoken_name(name) for name in found["names"].values()] if found else []
    return page(
        "arbiter/distribution.html",
        status,
        event=answers["event"],
        form=form,
        tournaments=tournaments,
        sexes=[("", ""), ("w", _("woman")), ("m", _("man"))],
        tried=found is not None,
        moves=moves,
        staying=staying,
    )


@member
def submit(uniq_id: str):
    """Tried first: who would go where is shown before anybody goes."""
    form, event = Form(request.form), quote(uniq_id, safe="")
    try:
        if form["act"] == "categories":
            counts = api.put("tournaments", f"/event-age-categories/{event}")["counts"]
            told = ", ".join(f"{name or '–'}: {number}" for name, number in sorted(counts.items()))
            tell(_("Age categories are set: %(counts)s", counts=told or "–"))
            return go_to(f"/events/{event}/distribution")
        dry_run = form["act"] != "store"
        path = f"/event-distributions/{event}"
        found = api.post("tournaments", path, rules=json.dumps(_rules(form)), dry_run=dry_run)
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal), 400)
    if dry_run:
        return _page(uniq_id, form, found=found)
    tell(_("Everybody plays where the rules say."))
    return go_to(f"/events/{event}")


def _rules(form: Form) -> list[dict[str, Any]]:
    """One for each tournament somebody chose something for, in the order of the page."""
    rules = []
    for number in request.form.getlist("tournament", int):
        typed = {name: form[f"{name}{number}"].strip() for name in (*NUMBERS, *TEXTS)}
        if form[f"taken{number}"] == "1":
            rules.append({"tournament_id": number} | {k: v for k, v in typed.items() if v})
    return rules
