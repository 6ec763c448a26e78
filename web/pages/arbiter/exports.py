"""Files on their way to a federation: asked for, followed, ended; and what else it can be asked."""

import base64

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.tournaments.heads import head_and
from web.session import member
from web.templating import go_to, page, tell

FORMS = (("trf26", "TRF 2026"), ("trf16", "TRF16"), ("csv", "CSV"), ("json", "JSON"))


def status_text(status: str) -> str:
    return {
        "waiting": _("waiting"),
        "made": _("made"),
        "sent": _("sent"),
        "refused": _("refused"),
        "unchanged": _("unchanged"),
        "ended": _("ended"),
    }.get(status, status)


@member
def show(tournament_id: int):
    return _page(tournament_id, Form({"format": "trf16"}))


def _page(tournament_id: int, form: Form, status: int = 200):
    path = f"/tournament-exports/{tournament_id}"
    head, answers = head_and(tournament_id, found=api.ask("tournaments", path))
    exports = [each | {"said": status_text(each["status"])} for each in answers["found"]["exports"]]
    return page(
        "arbiter/exports.html",
        status,
        head=head,
        form=form,
        exports=exports,
        targets=answers["found"]["targets"],
        target_choices=[(each, each) for each in answers["found"]["targets"]],
        forms=FORMS,
        acts=[
            ("test", _("Test the codes")),
            ("visible", _("Show the tournament there")),
            ("invoice", _("Fetch the invoice")),
        ],
    )


@member
def act(tournament_id: int):
    """Ask for a file, end an export, or ask the federation something with the codes."""
    form = Form(request.form)
    try:
        if form["act"] == "end":
            api.delete("tournaments", f"/exports/{request.form.get('export', 0, int)}")
            tell(_("The export is ended."))
        elif form["act"] == "send":
            api.post(
                "tournaments",
                f"/tournament-exports/{tournament_id}",
                target=form["target"].strip(),
                format=form["format"],
                continuous=form["continuous"] == "1",
            )
            tell(_("The file is on its way: look again in a moment."))
        else:
            return _ask(tournament_id, form)
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    return go_to(f"/tournaments/{tournament_id}/arbiter/exports")


def _ask(tournament_id: int, form: Form):
    path = f"/federation-acts/{tournament_id}"
    said = api.post("tournaments", path, target=form["target"], act=form["act"])
    if form["act"] == "invoice" and said["content"]:
        return Response(
            base64.b64decode(said["content"]),
            mimetype="application/octet-stream",
            headers={"Content-Disposition": f'attachment; filename="invoice-{tournament_id}"'},
        )
    tell(_("The federation has done it."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/exports")
