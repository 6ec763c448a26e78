"""Before the first round: who has which number, and what rating lists say of the players."""

from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell


def field_text(name: str) -> str:
    return {
        "rating": _("Rating"),
        "title": _("Title or rank"),
        "name": _("Name"),
        "federation": _("Federation"),
        "birth": _("Year of birth"),
        "sex": _("Sex"),
    }.get(name, name)


@member
def show(tournament_id: int):
    return _page(tournament_id, request.args.get("list", ""))


def _page(tournament_id: int, chosen: str = "", said: str = "", status: int = 200):
    head, answers = head_and(tournament_id, found=api.ask("tournaments", "/rating-lists"))
    lists = answers["found"]["lists"]
    compared: dict[str, Any] | None = None
    if chosen in {each["name"] for each in lists}:
        path = f"/tournament-rating-comparisons/{tournament_id}"
        compared = api.get("tournaments", path, list_name=chosen)
    return page(
        "arbiter/start.html",
        status,
        head=head,
        said=said,
        lists=lists,
        compared=compared,
        different=[_row(each) for each in (compared["different"] if compared else [])],
        unknown=[_row(each) for each in (compared["unknown"] if compared else [])],
        orders=[("rating", _("by rating")), ("lot", _("by lot"))],
    )


def _row(each: dict[str, Any]) -> dict[str, Any]:
    told = [
        f"{field_text(name)}: {here or '–'} → {there or '–'}"
        for name, (here, there) in each["differences"].items()
    ]
    return each | {"spoken": spoken_name(each["name"]), "told": told}


@member
def order(tournament_id: int):
    path = f"/tournament-start-orders/{tournament_id}"
    try:
        api.put("tournaments", path, by=request.form.get("by", ""))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(tournament_id, said=sentence(str(refusal)), status=refusal.status)
    tell(_("Everybody has a start number."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/start")
