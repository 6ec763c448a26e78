"""Teams of a tournament: their names, who plays for them and at which board; what a match is."""

import json
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import number_or_text, whole_number
from web.pages.arbiter.line_ups import USUAL_BOARDS
from web.pages.tournaments.heads import Head, head_and, head_of
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import go_to, page, tell

ROOM_FOR_NEW = 2
LAST_BOARD = 1000  # who has no board typed sits below the others
USUAL_MATCH = {"boards": str(USUAL_BOARDS), "colours": "wb", "win": "2", "draw": "1", "loss": "0"}


@member
def show(tournament_id: int):
    return _page(tournament_id, Form())


@member
def form(tournament_id: int):
    """All teams at once; the boards people were given become their order in the list."""
    sent = Form(request.form)
    names = [name.strip() for name in request.form.getlist("team_name")]
    listed = api.get("tournaments", f"/tournament-registrations/{tournament_id}", limit=2000)
    players = [row["id"] for row in listed["registrations"] if row["status"] == "registered"]
    players.sort(key=lambda player: whole_number(sent[f"board{player}"]) or LAST_BOARD)
    sheets = [
        {"name": name, "players": [each for each in players if sent[f"team{each}"] == str(place)]}
        for place, name in enumerate(names, start=1)
    ]
    sheets = [each for each in sheets if each["name"] or each["players"]]
    try:
        api.put("tournaments", f"/tournament-teams/{tournament_id}", teams=json.dumps(sheets))
        if players:
            path = f"/tournament-start-orders/{tournament_id}"
            api.put("tournaments", path, by="hand", order=json.dumps(players))
    except Refusal as refusal:
        return _page(tournament_id, sent.take(refusal), 400)
    tell(_("The teams are formed."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/teams")


@member
def change_matches(tournament_id: int):
    """How many boards a match has, their colours, and what it is worth."""
    sent, head = Form(request.form), head_of(tournament_id)
    settings = head.tournament["settings"] | {
        name: number_or_text(sent[name]) if name == "boards" else sent[name].strip()
        for name in USUAL_MATCH
        if sent[name].strip()
    }
    path = f"/tournaments/{tournament_id}"
    try:
        api.put("tournaments", path, settings=json.dumps(settings))
    except Refusal as refusal:
        return _page(tournament_id, sent.take(refusal), 400)
    tell(_("Your changes are saved."))
    return go_to(f"{head.path}/arbiter/teams")


def _page(tournament_id: int, sent: Form, status: int = 200):
    head, answers = head_and(
        tournament_id,
        listed=api.ask("tournaments", f"/tournament-registrations/{tournament_id}", limit=2000),
        formed=api.ask("tournaments", f"/tournament-teams/{tournament_id}"),
    )
    teams = answers["formed"]["teams"]
    typed = request.form.getlist("team_name") if "team_name" in request.form else None
    room = [] if head.rounds else [""] * ROOM_FOR_NEW
    names = typed or [*(team["name"] for team in teams), *room]
    rows = [row for row in answers["listed"]["registrations"] if row["status"] == "registered"]
    return page(
        "arbiter/teams.html",
        status,
        head=head,
        form=sent,
        match=Form(_match(head) | sent.values),
        names=names,
        players=_players(rows, teams, sent if typed else None),
        open=not head.rounds,
    )


def _match(head: Head) -> dict[str, Any]:
    return USUAL_MATCH | head.tournament["settings"]


def _players(rows: list[dict], teams: list[dict], typed: Form | None) -> list[dict[str, Any]]:
    """Team by team in the order of boards, then who is in none."""
    places = {
        player: (team["number"], board)
        for team in teams
        for board, player in enumerate(team["players"], start=1)
    }
    told = []
    for row in rows:
        team, board = places.get(row["id"], ("", ""))
        if typed:
            team, board = typed[f"team{row['id']}"], typed[f"board{row['id']}"]
        told.append(row | {"spoken": spoken_name(row["name"]), "team": team, "board": board})
    last = (LAST_BOARD, LAST_BOARD)
    return sorted(told, key=lambda row: (*places.get(row["id"], last), -(row["rating"] or 0)))
