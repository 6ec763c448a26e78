"""Reports of abuse: made by members, dealt with by administrators."""

import json
from dataclasses import dataclass
from urllib.parse import quote

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import N_
from web.language import gettext as _
from web.session import administrator, member, own_path
from web.templating import go_to, page, tell

SERVICES = ("players", "games", "tournaments")
FIELDS = ("subject", "game_id", "author_role", "time_stamp", "number", "author_id")


@dataclass(frozen=True)
class Kind:
    """What can be reported: whose it is, how it is called, and the page where it stands."""

    service: str
    name: str
    place: str


KINDS = {
    "pseudo": Kind("players", N_("Pseudo"), "/players/{text}"),
    "message": Kind("games", N_("Message"), "/diplomacy/{subject}"),
    "declaration": Kind("games", N_("Declaration"), "/diplomacy/{subject}"),
    "game": Kind("games", N_("Name of a game"), "/diplomacy/{subject}"),
    "go-message": Kind("games", N_("Message"), "/go/{subject}"),
    "go-comment": Kind("games", N_("Comment"), "/go/{subject}"),
    "go-offer": Kind("games", N_("Comment of an offer"), "/go"),
    "go-shape": Kind("games", N_("Name of a shape"), "/go"),
    "event": Kind("tournaments", N_("Name of an event"), "/events/{subject}"),
    "tournament": Kind("tournaments", N_("Name of a tournament"), "/tournaments/{subject}"),
    "team": Kind("tournaments", N_("Name of a team"), "/tournaments/{subject}"),
    "registration": Kind("tournaments", N_("Name of a player"), "/tournaments/{subject}"),
    "league": Kind("tournaments", N_("Name of a league"), "/leagues/{subject}"),
    "league-team": Kind("tournaments", N_("Name of a team"), "/leagues/{subject}"),
    "league-player": Kind("tournaments", N_("Name of a player"), "/leagues/{subject}"),
}


@member
def show():
    return _form(Form(request.args))


@member
def submit():
    form = Form(request.form)
    kind = _kind(form)
    about = {name: form[name] for name in FIELDS if form[name]}
    try:
        api.post(
            kind.service,
            "/abuse-reports",
            kind=form["kind"],
            reason=form["reason"].strip(),
            **about,
        )
    except Refusal as refusal:
        return _form(form.take(refusal), 400)
    tell(_("Thank you. An administrator will look at it."))
    return go_to(own_path(form["next"]))


@administrator
def show_all():
    is_open = request.args.get("closed") != "1"
    answers = api.gather(
        **{name: api.ask(name, "/abuse-reports", open=int(is_open)) for name in SERVICES}
    )
    reports = [
        report | {"service": name}
        for name in SERVICES
        for report in (answers[name] or {"reports": []})["reports"]
    ]
    authors = _authors({report["author_player_id"] for report in reports} - {None})
    shown = [_shown(report, authors) for report in reports]
    shown.sort(key=lambda report: report["created_at"], reverse=not is_open)
    return page("admin/reports.html", reports=shown, is_open=is_open, silent=answers.silent)


@administrator
def close(service: str, report_id: int):
    if service not in SERVICES:
        raise NotFound
    outcome = request.form.get("outcome", "").strip()
    api.put(service, f"/abuse-reports/{report_id}", outcome=outcome)
    tell(_("The report is closed."))
    return go_to("/admin/reports")


def _form(form: Form, status: int = 200):
    kind = _kind(form)
    about = {name: form[name] for name in ("kind", "next", *FIELDS) if form[name]}
    return page("reports/report.html", status, form=form, kind_name=_(kind.name), about=about)


def _kind(form: Form) -> Kind:
    kind = KINDS.get(form["kind"])
    if kind is None:
        raise NotFound
    return kind


def _shown(report: dict, authors: dict[int, str]) -> dict:
    kind = KINDS.get(report["kind"], Kind(report["service"], report["kind"], "/"))
    said = {name: quote(report[name], safe="") for name in ("text", "subject")}
    return report | {
        "kind_name": _(kind.name),
        "place": kind.place.format(**said).rstrip("/"),
        "author": authors.get(report["author_player_id"]),
    }


def _authors(numbers: set[int]) -> dict[int, str]:
    """Pseudos of those who are still members, in one call."""
    if not numbers:
        return {}
    ids = json.dumps(sorted(numbers)[:200])
    found = api.get("players", "/members", ids=ids, limit=200)["members"]
    return {one["id"]: one["pseudo"] for one in found}
