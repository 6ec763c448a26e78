"""Events: those of now, to come and past; one with its tournaments."""

from urllib.parse import quote

from flask import request

from shared.errors import NotFound
from web import api
from web.language import gettext as _
from web.pages.tournaments.heads import ARBITERS, PAIRING
from web.pages.tournaments.words import status_text, system_text
from web.session import visitor
from web.templating import page

A_PAGE = 50


def show():
    lists = {"current": _("Now"), "coming": _("Soon"), "past": _("Past")}
    after = max(request.args.get("after", 0, int), 0)
    found = api.get("tournaments", "/events", limit=A_PAGE + 1, after=after)
    usual = next((name for name in lists if found[name]), "current")
    chosen = request.args.get("list", usual)
    if chosen not in lists:
        raise NotFound
    events = found[chosen]
    return page(
        "tournaments/events.html",
        tabs=[(name, text, len(found[name])) for name, text in lists.items()],
        chosen=chosen,
        events=events[:A_PAGE],
        before=max(after - A_PAGE, 0) if after else None,
        following=after + A_PAGE if len(events) > A_PAGE else None,
    )


def show_event(uniq_id: str):
    name = quote(uniq_id, safe="")
    asks = {
        "event": api.ask("tournaments", f"/events/{name}"),
        "listed": api.ask("tournaments", f"/event-tournaments/{name}"),
    }
    if visitor():
        asks["staff"] = api.ask("tournaments", f"/event-staff/{name}")
    answers = api.gather(**asks)
    for part in ("event", "listed"):
        if refusal := answers.refusals.get(part):
            raise refusal
    return page(
        "tournaments/event.html",
        event=answers["event"],
        tournaments=[
            one | {"said": system_text(one["system"]), "stage": status_text(one["status"])}
            for one in answers["listed"]["tournaments"]
        ],
        by_arbiter=own_role(answers["staff"]) in ARBITERS,
        may_pair=own_role(answers["staff"]) in PAIRING,
    )


def own_role(staff: dict | None) -> str | None:
    """Only the staff is told who is on it."""
    rows = staff["staff"] if staff else []
    return next((row["role"] for row in rows if row["pseudo"] == visitor().pseudo), None)
