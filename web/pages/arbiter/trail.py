"""The trail of results: who entered what, when, and what it was before."""

from flask import request

from web import api
from web.numbers import whole_number
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.session import member
from web.templating import page

NOTATIONS = {0: "–", 1: "0–1", 2: "½–½", 3: "1–0", 4: "F–1", 5: "F–F", 6: "1–F"}
MOST = 2000


@member
def show(tournament_id: int):
    asked = whole_number(request.args.get("round", ""))
    head, answers = head_and(
        tournament_id,
        listed=api.ask("tournaments", f"/tournament-registrations/{tournament_id}", limit=MOST),
        told=api.ask(
            "tournaments", f"/tournament-results/{tournament_id}", round=asked, limit=MOST
        ),
    )
    names = {row["id"]: spoken_name(row["name"]) for row in answers["listed"]["registrations"]}
    only = request.args.get("corrections") == "1"
    entries = [
        row
        | {
            "white": names.get(row["white_player_id"], "?"),
            "black": names.get(row["black_player_id"], "?"),
            "now": NOTATIONS.get(row["value"], "?"),
            "changed": row["correction"] or bool(row["previous"]),
            "before": NOTATIONS.get(row["previous"], "?"),
        }
        for row in reversed(answers["told"]["results"])
        if row["correction"] or row["previous"] or not only
    ]
    return page("arbiter/trail.html", head=head, entries=entries, asked=asked, only=only)
