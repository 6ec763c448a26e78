"""The standing of a tournament at tables, also as if all games ended now."""

from flask import request

from web import api
from web.pages.tables.words import decimal_text, role_text
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.templating import page


def show(tournament_id: int):
    live = request.args.get("live") == "1"
    path = f"/table-standings/{tournament_id}"
    head, answers = head_and(tournament_id, standing=api.ask("tournaments", path, live=int(live)))
    standing = answers["standing"]
    return page(
        "tables/standings.html",
        head=head,
        live=live,
        lines=[
            line
            | {
                "name": spoken_name(line["name"]),
                "total": decimal_text(line["total"]),
                "counted": " + ".join(decimal_text(each) for each in line["counted"]),
            }
            for line in standing["lines"]
        ],
        teams=[team | {"total": decimal_text(team["total"])} for team in standing["teams"]],
        best=[
            each
            | {
                "name": spoken_name(each["name"]),
                "role": role_text(each["role"]),
                "points": decimal_text(each["points"]),
            }
            for each in standing["best_of_roles"]
        ],
    )
