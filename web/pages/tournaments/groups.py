"""Clubs, federations, categories and teams ranked by the points of their best players."""

from flask import request

from web import api
from web.language import gettext as _
from web.numbers import whole_number
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import points_text, spoken_name
from web.templating import page

KINDS = ("club", "federation", "category", "team")
USUAL_BEST, MOST_BEST = 4, 50


def show(tournament_id: int):
    asked = request.args.get("by", "")
    by = asked if asked in KINDS else KINDS[0]
    typed = whole_number(request.args.get("best", "")) or USUAL_BEST
    best = min(max(typed, 1), MOST_BEST)
    path = f"/tournament-group-standings/{tournament_id}"
    head, answers = head_and(tournament_id, found=api.ask("tournaments", path, by=by, best=best))
    groups = [
        group
        | {
            "points": points_text(group["points"]),
            "players": [
                f"{spoken_name(each['name'])} ({points_text(each['points'])})"
                for each in group["players"]
            ],
        }
        for group in answers["found"]["groups"]
    ]
    kinds = [
        ("club", _("Clubs")),
        ("federation", _("Federations")),
        ("category", _("Categories")),
        ("team", _("Teams")),
    ]
    return page("tournaments/groups.html", head=head, groups=groups, by=by, best=best, kinds=kinds)
