"""The screens of an event: where each of them is, ready to be opened on a projector."""

from urllib.parse import quote

from flask import jsonify

from shared import clock
from shared.errors import NotFound
from web import api
from web.language import gettext as _
from web.language import language
from web.pages.hall import check_in, tablets, walls
from web.pages.hall.screens import TABLETS, USUAL_COLUMNS, WALLS, Screen, asked_screen
from web.pages.hall.setup import kind_text
from web.pages.hall.stored import StoredScreen
from web.templating import page

VIEWS = dict.fromkeys(WALLS, walls.show) | {"input": tablets.show, "check-in": check_in.show}


def show_screen(uniq_id: str, kind: str):
    screen = asked_screen(uniq_id, kind)
    if screen.columns < 1 or kind not in VIEWS:
        raise NotFound
    return VIEWS[kind](screen)


def show(uniq_id: str):
    name = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{name}"),
        listed=api.ask("tournaments", f"/event-tournaments/{name}"),
        hall=api.ask("tournaments", f"/halls/{name}", lang=language()),
    )
    for refusal in answers.refusals.values():
        raise refusal
    return page(
        "hall/lobby.html",
        event=answers["event"],
        hall=answers["hall"],
        stored=[
            each | {"address": StoredScreen(uniq_id, each["uniq_id"]).address()}
            for each in answers["hall"]["screens"]
        ],
        kind_text=kind_text,
        tournaments=[
            one | {"screens": _screens(name, one["id"])} for one in answers["listed"]["tournaments"]
        ],
    )


def _screens(event: str, tournament_id: int) -> list[dict[str, str]]:
    words = {
        "boards": (_("Pairings by board"), _("for a projector")),
        "players": (_("Pairings by name"), _("for a projector, four columns")),
        "call": (_("Boards still playing"), _("who is waited for")),
        "results": (_("Last results"), _("newest first")),
        "ranking": (_("Standings"), _("for a projector")),
        "crosstable": (_("Crosstable"), _("for a projector")),
        "input": (_("Entering results"), _("for tablets and phones")),
        "check-in": (_("Check-in"), _("for tablets at the desk")),
    }
    return [
        {
            "kind": kind,
            "name": words[kind][0],
            "use": words[kind][1],
            "address": Screen(
                event, kind, (tournament_id,), columns=USUAL_COLUMNS.get(kind, 1)
            ).address(),
        }
        for kind in (*WALLS, *TABLETS)
    ]


def tell_time():
    """The clock that all screens go by."""
    return jsonify(now=clock.timestamp())
