"""The arbiter's desk: pair, look at the draft, publish, enter results, close."""

import json
import re

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.numbers import number_or_text
from web.pages.arbiter.matches import with_matches
from web.pages.hall.rows import board_row
from web.pages.tournaments.heads import Head, head_of
from web.pages.tournaments.relaxation_words import relaxation_text
from web.pages.tournaments.words import absence_text, spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell

RESULT_FIELD = re.compile(r"b(\d+)")
CHOICES = ((3, "1–0"), (2, "½–½"), (1, "0–1"), (6, "1–F"), (4, "F–1"), (5, "F–F"))


@member
def show(tournament_id: int):
    """The last round, or an earlier one whose results are to be corrected."""
    return _page(head_of(tournament_id), asked=request.args.get("round", None, int))


def _page(head: Head, said: str = "", status: int = 200, asked: int | None = None):
    last = head.last_round
    found = None
    if last:
        number = asked if asked in {each["number"] for each in head.rounds} else last["number"]
        found = api.get("tournaments", f"/tournament-rounds/{head.tournament['id']}/{number}")
    boards = [
        board_row(board) | {"value": board["result"]}
        for board in (found["boards"] if found else [])
    ]
    if boards and head.has_line_ups:
        formed = api.get("tournaments", f"/tournament-teams/{head.tournament['id']}")
        boards = with_matches(boards, formed["teams"])
    closed = not last or last["status"] == "closed"
    next_number = (last["number"] if last else 0) + 1
    return page(
        "arbiter/round.html",
        status,
        head=head,
        round=found,
        boards=boards,
        results=sum(1 for row in boards if row["done"]),
        sitting_out=[
            row | {"spoken": spoken_name(row["name"]), "why": absence_text(row["absence"])}
            for row in (found["sitting_out"] if found else [])
        ],
        relaxations=[relaxation_text(said) for said in (found["relaxations"] if found else [])],
        choices=CHOICES,
        earlier=bool(found and last and found["number"] != last["number"]),
        next_number=next_number if closed and next_number <= _planned(head) else None,
        said=said,
    )


def _planned(head: Head) -> int:
    return head.tournament["planned_rounds"]


@member
def act(tournament_id: int):
    """Pair the next round, pair its draft anew, take it back, publish or close it."""
    head, wanted = head_of(tournament_id), request.form.get("act", "")
    path = f"/tournament-rounds/{tournament_id}"
    number = head.last_round["number"] if head.last_round else 0
    try:
        if wanted == "pair":
            made = api.post("tournaments", path)
            if made["job_id"] is not None:
                tell(_("The round is being paired: look again in a moment."))
        elif wanted == "take_back":
            api.delete("tournaments", f"{path}/{number}")
        elif wanted in ("published", "closed"):
            api.put("tournaments", f"{path}/{number}", status=wanted)
            shown = wanted == "published"
            tell(_("The round is published.") if shown else _("The round is closed."))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(head_of(tournament_id), sentence(str(refusal)), refusal.status)
    return go_to(f"{head.path}/arbiter")


@member
def enter_results(tournament_id: int):
    """A whole sheet, all or none; only boards that were changed are sent."""
    head, number = head_of(tournament_id), request.form.get("round", 0, int)
    sheet = []
    for name, value in request.form.items():
        found = RESULT_FIELD.fullmatch(name)
        if found and value and value != request.form.get(f"was{found[1]}"):
            board, version = number_or_text(found[1]), request.form.get(f"v{found[1]}", None, int)
            line = {"board": board, "result": number_or_text(value), "version": version}
            sheet.append(line | {"reason": request.form.get("reason", "").strip()})
    if sheet:
        path = f"/round-results/{tournament_id}/{number}"
        try:
            api.put("tournaments", path, results=json.dumps(sheet))
        except Refusal as refusal:
            if refusal.status >= 500:
                raise
            return _page(head_of(tournament_id), sentence(str(refusal)), refusal.status, number)
        tell(_("The results are saved."))
    earlier = head.last_round is not None and number != head.last_round["number"]
    return go_to(f"{head.path}/arbiter" + (f"?round={number}" if earlier else ""))
