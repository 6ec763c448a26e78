"""Add a tournament to an event, and the players who cannot do it themselves."""

import re
import unicodedata
from urllib.parse import quote

from flask import jsonify, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_number
from web.pages.tournaments.heads import head_and, head_of
from web.pages.tournaments.words import spoken_name, system_text
from web.session import member
from web.templating import go_to, page, tell

SYSTEMS = (
    "swiss",
    "keizer",
    "mcmahon",
    "round_robin",
    "double_round_robin",
    "knockout",
    "double_elimination",
    "team_swiss",
    "team_round_robin",
    "scheveningen",
    "molter",
    "tables",
)
SHORTEST_SEARCH = 3
USUAL = {"system": "swiss", "planned_rounds": "7", "minutes": "90", "increment": "30"}
OF_A_GUEST = ("name", "rating", "club", "federation", "title", "birth", "federation_id")


@member
def show_new(uniq_id: str):
    return _page(uniq_id, Form(USUAL | {"registration_open": "1"}))


@member
def create(uniq_id: str):
    form = Form(request.form)
    name = form["name"].strip()
    minutes = whole_number(form["minutes"])
    try:
        made = api.post(
            "tournaments",
            f"/event-tournaments/{quote(uniq_id, safe='')}",
            uniq_id=short_name(name),
            name=name,
            system=form["system"],
            planned_rounds=form["planned_rounds"] or None,
            time_control_initial_time=None if minutes is None else minutes * 60,
            time_control_increment=form["increment"] or None,
            registration_open=form["registration_open"] == "1",
        )
    except Refusal as refusal:
        fields = {"time_control_initial_time": "minutes", "time_control_increment": "increment"}
        return _page(uniq_id, form.take(refusal, fields), 400)
    tell(_("“%(name)s” is there.", name=name))
    return go_to(f"/tournaments/{made['id']}/arbiter/players")


def _page(uniq_id: str, form: Form, status: int = 200):
    event = api.get("tournaments", f"/events/{quote(uniq_id, safe='')}")
    systems = [(each, system_text(each)) for each in SYSTEMS]
    return page("arbiter/tournament.html", status, event=event, form=form, systems=systems)


@member
def show_players(tournament_id: int):
    return _players(tournament_id, Form())


@member
def find_listed():
    """For who types a name: players of the rating lists that begin so."""
    name = request.args.get("name", "").strip()[:100]
    if len(name) < SHORTEST_SEARCH:
        return jsonify([])
    found = api.get("tournaments", "/listed-players", name=name)
    return jsonify(found["players"])


@member
def add_player(tournament_id: int):
    form = Form(request.form)
    sent = {name: form[name].strip() or None for name in OF_A_GUEST}
    try:
        made = api.post("tournaments", f"/tournament-registrations/{tournament_id}", **sent)
    except Refusal as refusal:
        return _players(tournament_id, form.take(refusal), 400)
    tell(_("%(name)s is registered.", name=spoken_name(made["name"])))
    return go_to(f"/tournaments/{tournament_id}/arbiter/players")


def _players(tournament_id: int, form: Form, status: int = 200):
    path = f"/tournament-registrations/{tournament_id}"
    head, answers = head_and(tournament_id, listed=api.ask("tournaments", path, limit=2000))
    rows = [
        row | {"spoken": spoken_name(row["name"])} for row in answers["listed"]["registrations"]
    ]
    rows.sort(key=lambda row: row["name"].casefold())
    return page("arbiter/players.html", status, head=head, form=form, players=rows)


@member
def withdraw_player(tournament_id: int):
    registration = request.form.get("registration", 0, int)
    gone = api.delete("tournaments", f"/registrations/{registration}")
    tell(_("%(name)s has withdrawn.", name=spoken_name(gone["name"])))
    return go_to(f"/tournaments/{tournament_id}/arbiter/players")


@member
def switch(tournament_id: int):
    """Check-in or registration, open or closed."""
    wanted = request.form.get("open") == "1"
    if request.form.get("what") == "check_in":
        api.put("tournaments", f"/tournament-check-ins/{tournament_id}", open=wanted)
    else:
        api.put("tournaments", f"/tournaments/{tournament_id}", registration_open=wanted)
    head = head_of(tournament_id)
    return go_to(f"{head.path}/arbiter")


def short_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "tournament"
