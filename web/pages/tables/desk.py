"""The director's desk of a tournament at tables: seat, publish, close, repair."""

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.pages.tables.rounds import seated
from web.pages.tables.words import role_text, status_text
from web.pages.tournaments.heads import Head, head_of
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell


@member
def show(tournament_id: int):
    return _page(head_of(tournament_id))


def _page(head: Head, said: str = "", status: int = 200):
    number = request.args.get("round", None, int) or _first_open(head)
    asks = {"games": api.ask("tournaments", f"/tournament-table-games/{head.tournament['id']}")}
    if number:
        path = f"/table-rounds/{head.tournament['id']}/{number}"
        asks["round"] = api.ask("tournaments", path)
    answers = api.gather(**asks)
    for refusal in answers.refusals.values():
        raise refusal
    found = answers["round"]
    tables = [seated(each) for each in found["tables"]] if found else []
    shown = max((each["number"] for each in head.rounds if each["status"] != "draft"), default=0)
    return page(
        "tables/desk.html",
        status,
        head=head,
        round=found,
        tables=tables,
        told=_told(found, tables) if found else None,
        sitting_out=[spoken_name(row["name"]) for row in found["sitting_out"]] if found else [],
        finished=sum(1 for each in tables if each["finished"]),
        left=head.tournament["planned_rounds"] - shown,
        games=[_game(each) for each in answers["games"]["games"]],
        said=said,
    )


def _game(game: dict) -> dict:
    told = sentence(game["message"]) if game["message"] else ""
    return game | {"said": status_text(game["status"]), "told": told}


def _first_open(head: Head) -> int | None:
    waiting = [each["number"] for each in head.rounds if each["status"] != "closed"]
    if waiting:
        return waiting[0]
    return head.last_round["number"] if head.last_round else None


def _told(found: dict, tables: list[dict]) -> dict | None:
    """What could not be avoided, with names in the place of numbers; only of this round."""
    if not found["explanation"]:
        return None
    told = found["explanation"][0]
    names = {seat["registration_id"]: seat["name"] for each in tables for seat in each["seats"]}
    here = [{seat["registration_id"] for seat in each["seats"]} for each in tables]
    return told | {
        "meetings": [
            (names[one], names[other], times)
            for one, other, times in told["repeated_meetings"]
            if any({one, other} <= seats for seats in here)
        ],
        "roles": [
            (names[who], role_text(role), times)
            for who, role, times in told["repeated_roles"]
            if who in names
        ],
    }


@member
def act(tournament_id: int):
    """Seat one round or all that are left, publish a draft, close a played round."""
    head, wanted = head_of(tournament_id), request.form.get("act", "")
    number = request.form.get("round", 0, int)
    path = f"/table-rounds/{tournament_id}"
    try:
        if wanted == "seat":
            seed, rounds = request.form.get("seed", 0, int), request.form.get("rounds", 1, int)
            api.post("tournaments", path, rounds=rounds, seed=seed)
            tell(_("The tables are being seated: look again in a moment."))
        elif wanted in ("published", "closed"):
            api.put("tournaments", f"{path}/{number}", status=wanted)
            shown = wanted == "published"
            tell(_("The round is published.") if shown else _("The round is closed."))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(head_of(tournament_id), sentence(str(refusal)), refusal.status)
    return go_to(f"{head.path}/tables/desk")


@member
def repair(tournament_id: int):
    table_id = request.form.get("table", 0, int)
    head = head_of(tournament_id)
    try:
        api.put("tournaments", f"/table-games/{table_id}", act=request.form.get("act", ""))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(head, sentence(str(refusal)), refusal.status)
    return go_to(f"{head.path}/tables/desk")
