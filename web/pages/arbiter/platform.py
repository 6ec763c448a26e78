"""Which tournament of a registration platform a tournament is."""

from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import head_of
from web.session import member
from web.templating import go_to, page, tell


@member
def show(tournament_id: int):
    return _page(tournament_id)


def _page(tournament_id: int, form: Form | None = None, status: int = 200):
    head = head_of(tournament_id)
    path = f"/event-connections/{quote(head.event['uniq_id'], safe='')}"
    known = api.get("tournaments", path)["connections"]
    stored = {
        "chessevent_id": head.tournament["chessevent_id"] or "",
        "chessevent_tournament_name": head.tournament["chessevent_tournament_name"] or "",
    }
    connections = [("", _("none")), *((each["id"], each["uniq_id"]) for each in known)]
    return page(
        "arbiter/platform.html",
        status,
        head=head,
        form=form or Form(stored),
        connections=connections,
    )


@member
def change(tournament_id: int):
    form = Form(request.form)
    try:
        api.replace(
            "tournaments",
            f"/tournaments/{tournament_id}",
            chessevent_id=form["chessevent_id"] or None,
            chessevent_tournament_name=form["chessevent_tournament_name"].strip() or None,
        )
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/files")
