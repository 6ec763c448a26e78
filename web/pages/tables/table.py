"""A table on the phone that lies on it: centres of the year, votes, the end."""

import json

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.numbers import number_or_text
from web.pages.hall import devices
from web.pages.tables.rounds import seated
from web.pages.tables.words import role_text
from web.pages.tournaments.heads import Head, head_of
from web.sentences import sentence
from web.templating import go_to, page, tell


def show(table_id: int):
    return _page(table_id)


def _page(table_id: int, said: str = "", status: int = 200):
    found = api.get("tournaments", f"/seated-tables/{table_id}")
    head = head_of(found["tournament_id"])
    alive = [seat["role"] for seat in found["seats"] if seat["centres"]]
    return page(
        "tables/table.html",
        status,
        head=head,
        table=seated(found),
        years=[(year, found["years"][year]) for year in sorted(found["years"], key=int)],
        proposals=_proposals(found, alive),
        alive=[(role, role_text(role)) for role in alive],
        typed=request.form,
        said=said,
    )


def _proposals(found: dict, alive: list[str]) -> list[dict]:
    """Each proposal once, with who has agreed and who is waited for."""
    agreed: dict[tuple[str, ...], set[str]] = {}
    for vote in found["votes"]:
        voters = agreed.setdefault(tuple(vote["proposal"]), set())
        if vote["agrees"]:
            voters.add(vote["role"])
    return [
        {
            "value": json.dumps(list(roles)),
            "roles": [role_text(role) for role in roles],
            "waits": [(role, role_text(role)) for role in alive if role not in voters],
        }
        for roles, voters in agreed.items()
    ]


def _write(table_id: int, path: str, done: str, **sent: object):
    found = api.get("tournaments", f"/seated-tables/{table_id}")
    _show_code(head_of(found["tournament_id"]))
    try:
        api.put("tournaments", f"/{path}/{table_id}", **sent)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(table_id, sentence(str(refusal)), refusal.status)
    tell(done)
    return go_to(f"/tables/{table_id}")


def _show_code(head: Head) -> None:
    """The event's code as it was typed, or the key of a tablet that gave it once."""
    typed = request.form.get("code", "").strip()
    api.use_code(typed or devices.key_of(head.event["uniq_id"]) or None)


def enter(table_id: int):
    """The centres of a year, or the points of another game."""
    version = request.form.get("version", 0, int)
    if request.form.get("kind") == "points":
        given = {name[7:]: value for name, value in request.form.items() if name[:7] == "points-"}
        return _write(
            table_id, "table-points", _("The points are saved."), points=json.dumps(given),
            version=version,
        )  # fmt: skip
    centres = {
        name[8:]: number_or_text(value)
        for name, value in request.form.items()
        if name[:8] == "centres-"
    }
    return _write(
        table_id,
        "table-years",
        _("The centres are saved."),
        year=request.form.get("year", 0, int),
        centres=json.dumps(centres),
        version=version,
    )


def vote(table_id: int):
    chosen = request.form.get("proposal") or json.dumps(request.form.getlist("sharer"))
    return _write(
        table_id,
        "table-votes",
        _("The vote is noted."),
        role=request.form.get("role", ""),
        proposal=chosen,
        agrees=int(request.form.get("agrees", "1") == "1"),
        version=request.form.get("version", 0, int),
    )


def end(table_id: int):
    return _write(
        table_id,
        "table-ends",
        _("Done."),
        finished=int(request.form.get("finished") == "1"),
        version=request.form.get("version", 0, int),
    )
