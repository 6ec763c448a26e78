"""A member's own entry: register, announce rounds not played, withdraw."""

from urllib.parse import quote

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import Head, head_of
from web.session import member, visitor
from web.templating import go_to, page, tell

NOT_PLAYING = "withdrawn"


@member
def show(tournament_id: int):
    return _page(head_of(tournament_id))


def _own_data() -> dict:
    """Who has no profile has no name to choose either."""
    try:
        return api.get("players", f"/players/{quote(visitor().pseudo, safe='')}")
    except Refusal as refusal:
        if refusal.status != NotFound.status:
            raise
        return {}


@member
def enter(tournament_id: int):
    form = Form(request.form)
    sent = {name: form[name].strip() or None for name in ("club", "federation", "title")}
    rating = form["rating"].strip()
    try:
        made = api.post(
            "tournaments",
            f"/tournament-registrations/{tournament_id}",
            rating=rating or None,
            real_name=form["real_name"] == "1" if "asked_name" in form.values else None,
            **sent,
        )
    except Refusal as refusal:
        return _page(head_of(tournament_id), form.take(refusal), 400)
    waiting = made["status"] == "waiting"
    tell(_("You are on the waiting list.") if waiting else _("You are registered."))
    return go_to(f"/tournaments/{tournament_id}/entry")


@member
def announce_bye(tournament_id: int):
    """One round more or less in which the member does not play."""
    head, form = head_of(tournament_id), Form(request.form)
    number = request.form.get("round", 0, int)
    path = f"/registration-skipped-rounds/{head.own_id}"
    try:
        if form["act"] == "play":
            api.delete("tournaments", f"{path}/{number}")
            tell(_("You play round %(number)d after all.", number=number))
        else:
            api.put("tournaments", path, round=number)
            tell(_("You do not play round %(number)d.", number=number))
    except Refusal as refusal:
        return _page(head, form.take(refusal), 400)
    return go_to(f"/tournaments/{tournament_id}/entry")


@member
def show_leaving(tournament_id: int):
    return page("tournaments/leaving.html", head=head_of(tournament_id))


@member
def leave(tournament_id: int):
    head = head_of(tournament_id)
    if head.own_id is not None:
        api.delete("tournaments", f"/registrations/{head.own_id}")
        tell(_("You have withdrawn from “%(name)s”.", name=head.tournament["name"]))
    return go_to(f"/tournaments/{tournament_id}/players")


def _page(head: Head, form: Form | None = None, status: int = 200):
    own = head.own["registration"] if head.own else None
    mine = _own_data()
    form = form or Form({"real_name": "1" if mine.get("real_name") else ""})
    skipped = [each["round"] for each in head.own["skipped_rounds"]] if head.own else []
    paired = {each["number"] for each in head.rounds}
    planned = range(1, head.tournament["planned_rounds"] + 1)
    return page(
        "tournaments/entry.html",
        status,
        head=head,
        form=form,
        real_name=f"{mine.get('first_name', '')} {mine.get('family_name', '')}".strip(),
        own=own if own and own["status"] != NOT_PLAYING else None,
        coming=[(number, number in skipped) for number in planned if number not in paired],
    )
