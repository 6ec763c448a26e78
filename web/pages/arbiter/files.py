"""Files of a tournament: players and rounds in, reports out."""

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import ngettext
from web.pages.tournaments.heads import head_of
from web.session import member
from web.templating import go_to, page, tell

LARGEST = 8 << 20
# What a file is called, how it ends, and its kind.
FORMS = {
    "trf26": ("TRF 2026", "trf"),
    "trf16": ("TRF16", "trf"),
    "csv": ("CSV", "csv"),
    "json": ("JSON", "json"),
    "pgn": ("PGN", "pgn"),
}
KINDS = {"csv": "text/csv", "json": "application/json", "pgn": "application/x-chess-pgn"}


@member
def show(tournament_id: int):
    return _page(tournament_id, Form({"format": "csv"}))


def _page(tournament_id: int, form: Form, status: int = 200):
    formats = [
        ("csv", _("CSV, with headings such as name, rating, club")),
        ("trf", _("TRF of a federation, with its rounds")),
        ("json", _("JSON, as we write it")),
        ("platform", _("JSON of a registration platform")),
    ]
    return page(
        "arbiter/files.html",
        status,
        head=head_of(tournament_id),
        form=form,
        formats=formats,
        forms=[(name, text) for name, (text, _ending) in FORMS.items()],
    )


@member
def bring_in(tournament_id: int):
    """A chosen file, or what was pasted."""
    form, file = Form(request.form), request.files.get("file")
    raw = file.read(LARGEST + 1) if file else b""
    content = _as_text(raw) if raw else form["content"]
    path = f"/tournament-imports/{tournament_id}"
    try:
        done = api.post("tournaments", path, format=form["format"], content=content)
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    said = ngettext("%(num)d player came in.", "%(num)d players came in.", done["players"])
    tell(_("The same file as last time: nothing changed.") if done["unchanged"] else said)
    return go_to(f"/tournaments/{tournament_id}/arbiter/players")


def _as_text(raw: bytes) -> str:
    """Old programs write Latin letters of their own."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


@member
def take_out(tournament_id: int, form: str) -> Response:
    text, ending = FORMS.get(form, ("", "txt"))
    found = api.get("tournaments", f"/tournament-files/{tournament_id}", format=form)
    name = f"tournament-{tournament_id}-{text or form}".replace(" ", "-").lower()
    return Response(
        found["content"],
        mimetype=KINDS.get(form, "text/plain"),
        headers={"Content-Disposition": f'attachment; filename="{name}.{ending}"'},
    )
