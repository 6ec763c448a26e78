"""Make a tournament of an event from a keizer.db file, and tell what of it does not count."""

from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.arbiter.tournaments import short_name
from web.session import member
from web.templating import go_to, page, tell


@member
def show(uniq_id: str):
    return _page(uniq_id, Form({"tournament": "1"}))


@member
def bring_in(uniq_id: str):
    """What is kept but not scored is shown before the way leads on."""
    form, file = Form(request.form), request.files.get("file")
    if not file or not file.filename:
        form.add("file", _("Choose the keizer.db file."))
        return _page(uniq_id, form, 400)
    try:
        made = api.send_files(
            "tournaments",
            f"/event-keizer-imports/{quote(uniq_id, safe='')}",
            [("file", (file.filename, file.read()))],
            uniq_id=short_name(form["name"] or file.filename.rsplit(".", 1)[0]),
            tournament=form["tournament"] or 1,
            score_forfeits=int(form["score_forfeits"] == "1"),
        )
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal, {"uniq_id": "name"}), 400)
    tell(_("The tournament is there, with its players and rounds."))
    if made["unknown_results"] or made["games_without_round"]:
        return _page(uniq_id, Form({"tournament": "1"}), made=made)
    return go_to(f"/tournaments/{made['tournament_id']}/arbiter")


def _page(uniq_id: str, form: Form, status: int = 200, made: dict | None = None):
    event = api.get("tournaments", f"/events/{quote(uniq_id, safe='')}")
    return page("arbiter/keizer.html", status, event=event, form=form, made=made)
