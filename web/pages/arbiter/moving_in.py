"""Bring in an event that another program kept: tried first, told table by table."""

from urllib.parse import quote

from flask import request
from werkzeug.datastructures import FileStorage

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.arbiter.events import short_name
from web.session import member
from web.templating import go_to, page, tell

EVENT_FILE = "/event-file-imports"
OURS = "entente"


@member
def show():
    return _page(Form({"kind": "papi_web", "zone": "Europe/Paris"}))


@member
def bring_in():
    """The same file is chosen again after a try: browsers keep none."""
    form, file = Form(request.form), request.files.get("file")
    if not file or not file.filename:
        form.add("file", _("Choose the file of the event."))
        return _page(form, status=400)
    tried = form["act"] != "store"
    if form["kind"] == OURS:
        return _bring_ours_in(form, file)
    try:
        report = api.send_files(
            "tournaments",
            EVENT_FILE,
            [("file", _part(file)), *(("papi", _part(each)) for each in _beside())],
            uniq_id=short_name(form["name"] or file.filename.rsplit(".", 1)[0]),
            kind=form["kind"],
            zone=form["zone"] or "Europe/Paris",
            dry_run=int(tried),
            passwords=int(form["passwords"] == "1"),
        )
    except Refusal as refusal:
        return _page(form.take(refusal), status=400)
    if tried or report["unchanged"] or report["differs"]:
        return _page(form, report)
    tell(_("The event is there, with its tournaments and its hall."))
    return go_to(f"/events/{quote(report['uniq_id'], safe='')}")


def _bring_ours_in(form: Form, file: FileStorage):
    """A file of an event that this program wrote: all of it, or nothing."""
    name = short_name(form["name"] or (file.filename or "").rsplit(".", 1)[0])
    content = file.read().decode("utf-8", "replace")
    try:
        made = api.post("tournaments", "/event-imports", uniq_id=name, content=content)
    except Refusal as refusal:
        return _page(form.take(refusal), status=400)
    tell(_("The event is there, with its tournaments."))
    return go_to(f"/events/{quote(made['uniq_id'], safe='')}")


def _page(form: Form, report: dict | None = None, status: int = 200):
    kinds = [
        ("papi_web", "Papi-web 2.4 (.db, .papi)"),
        ("sharly", "Sharly Chess (.sce)"),
        (OURS, _("A file of an event of ours (.json)")),
    ]
    return page("arbiter/moving_in.html", status, form=form, kinds=kinds, report=report)


def _beside() -> list[FileStorage]:
    return [each for each in request.files.getlist("papi") if each.filename]


def _part(file: FileStorage) -> tuple[str, bytes]:
    return file.filename or "", file.read()
