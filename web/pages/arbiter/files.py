"""Files of a tournament: players and rounds in, reports out."""

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import ngettext
from web.pages.tournaments.heads import Head, head_of
from web.session import member
from web.templating import go_to, page, tell

LARGEST = 8 << 20
# What a file is called in its name, and how it ends.
FORMS = {
    "trf26": ("trf-2026", "trf"),
    "trf16": ("trf16", "trf"),
    "trfx": ("trfx", "trfx"),
    "csv": ("csv", "csv"),
    "pairings_csv": ("pairings", "csv"),
    "standings_csv": ("standings", "csv"),
    "json": ("json", "json"),
    "pgn": ("pgn", "pgn"),
}
KINDS = {"csv": "text/csv", "json": "application/json", "pgn": "application/x-chess-pgn"}
KEIZER = "keizer"


@member
def show(tournament_id: int):
    return _page(tournament_id, Form({"format": "csv"}))


def _page(tournament_id: int, form: Form, status: int = 200, bent: list[str] | None = None):
    formats = [
        ("csv", _("CSV, with headings such as name, rating, club")),
        ("trf", _("TRF of a federation, with its rounds")),
        ("json", _("JSON, as we write it")),
        ("platform", _("JSON of a registration platform")),
    ]
    head = head_of(tournament_id)
    return page(
        "arbiter/files.html",
        status,
        head=head,
        form=form,
        formats=formats,
        forms=_offered(head),
        bent=bent or [],
    )


def _offered(head: Head) -> list[tuple[str, str]]:
    offered = [
        ("trf26", "TRF 2026"),
        ("trf16", "TRF16"),
        ("trfx", _("TRF(x), for pairing programs")),
        ("csv", _("Players (CSV)")),
        ("pairings_csv", _("Pairings and results (CSV)")),
        ("standings_csv", _("Standing (CSV)")),
        ("json", _("All of it (JSON)")),
        ("pgn", _("Games (PGN)")),
    ]
    keizer = head.tournament["system"] == KEIZER
    return [*offered, (KEIZER, "keizer.db")] if keizer else offered


@member
def bring_in(tournament_id: int):
    """A chosen file, or what was pasted."""
    form, file = Form(request.form), request.files.get("file")
    raw = file.read(LARGEST + 1) if file else b""
    content = _as_text(raw) if raw else form["content"]
    path, bend = f"/tournament-imports/{tournament_id}", form["bend"] == "1"
    try:
        done = api.post("tournaments", path, format=form["format"], content=content, bend=bend)
    except Refusal as refusal:
        return _page(tournament_id, form.take(refusal), 400)
    return _told(tournament_id, done)


@member
def fetch(tournament_id: int):
    """From the platform that the tournament is connected to."""
    try:
        done = api.post("tournaments", f"/tournament-platform-imports/{tournament_id}")
    except Refusal as refusal:
        return _page(tournament_id, Form({"format": "csv"}).take(refusal), 400)
    return _told(tournament_id, done)


def _told(tournament_id: int, done: dict):
    said = ngettext("%(num)d player came in.", "%(num)d players came in.", done["players"])
    tell(_("The same file as last time: nothing changed.") if done["unchanged"] else said)
    if done["bent"]:
        return _page(tournament_id, Form({"format": "trf"}), bent=done["bent"])
    return go_to(f"/tournaments/{tournament_id}/arbiter/players")


def _as_text(raw: bytes) -> str:
    """Old programs write Latin letters of their own."""
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


@member
def take_out(tournament_id: int, form: str) -> Response:
    if form == KEIZER:
        content, kind = api.file("tournaments", f"/tournament-keizer-files/{tournament_id}")
        return _attached(content, kind, f"tournament-{tournament_id}-keizer.db")
    text, ending = FORMS.get(form, (form, "txt"))
    found = api.get("tournaments", f"/tournament-files/{tournament_id}", format=form)
    name = f"tournament-{tournament_id}-{text}.{ending}"
    return _attached(found["content"], KINDS.get(ending, "text/plain"), name)


def _attached(content: str | bytes, kind: str, name: str) -> Response:
    held = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(content, mimetype=kind, headers=held)
