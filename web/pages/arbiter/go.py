"""Go on the platform: how the games of a tournament are played, and what its director does."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import N_
from web.language import gettext as _
from web.pages.go import settings
from web.pages.tables.words import status_text
from web.pages.tournaments.heads import Head, head_of
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell

# What the service says of games; named here so that the catalogs have them.
SAID = (
    N_("The game was removed or taken out of the tournament"),
    N_("The game ended without a result"),
    N_("The board has another result than its game: that of the arbiter stands"),
    N_("A player has left the tournament"),
    N_("This does not fit how the game of the board stands"),
    N_("Time is given in a game that is being played"),
)
USUAL = {"handicap_komi": 0.5, "stops_for_vacation": "1"}


@member
def show(tournament_id: int):
    return _page(head_of(tournament_id))


def _page(head: Head, form: Form | None = None, said: str = "", status: int = 200):
    number = head.tournament["id"]
    answers = api.gather(
        setup=api.ask("tournaments", f"/tournament-go-setups/{number}"),
        games=api.ask("tournaments", f"/tournament-go-games/{number}"),
    )
    for refusal in answers.refusals.values():
        if refusal.status != 404:
            raise refusal
    setup, games = answers["setup"], answers["games"] or {"games": []}
    return page(
        "arbiter/go.html",
        status,
        head=head,
        form=form or _form(setup),
        options=settings.options(),
        is_played_here=setup is not None,
        games=[_game(each) for each in games["games"] if each["status"] != "released"],
        said=said,
    )


def _form(setup: dict | None) -> Form:
    if setup is None:
        return Form(settings.USUAL | USUAL)
    stops = "1" if setup["stops_for_vacation"] else ""
    more = {"handicap_komi": setup["handicap_komi"], "stops_for_vacation": stops}
    return Form(settings.form_of(setup).values | more)


def _game(game: dict) -> dict:
    return game | {
        "white": spoken_name(game["white"]),
        "black": spoken_name(game["black"]),
        "said": _("ended") if game["finished"] else status_text(game["status"]),
        "told": sentence(game["message"]) if game["message"] else "",
        "runs": game["status"] == "made" and not game["finished"],
    }


@member
def change(tournament_id: int):
    """Play here, so; or no longer."""
    path, form = f"/tournament-go-setups/{tournament_id}", Form(request.form)
    try:
        if form["act"] == "stop":
            api.delete("tournaments", path)
            tell(_("Boards to come are played elsewhere."))
        else:
            sent = settings.sent_settings() | {
                "handicap_komi": form["handicap_komi"].strip().replace(",", "."),
                "stops_for_vacation": "stops_for_vacation" in request.form,
            }
            api.put("tournaments", path, **sent)
            tell(_("Boards are played on the platform."))
    except Refusal as refusal:
        return _page(head_of(tournament_id), form.take(refusal, settings.NAMES), status=400)
    return go_to(f"/tournaments/{tournament_id}/arbiter/go")


@member
def direct(tournament_id: int):
    """Repair the game of a board, or give one of its players time."""
    number, act = request.form.get("game", 0, int), request.form.get("act", "")
    try:
        if act in ("black", "white"):
            hours = request.form.get("hours", "0")
            api.post("tournaments", f"/go-board-gifts/{number}", colour=act, hours=hours)
            tell(_("The time is given."))
        else:
            api.put("tournaments", f"/go-board-games/{number}", act=act)
            tell(_("Noted."))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        head = head_of(tournament_id)
        return _page(head, said=sentence(str(refusal)), status=refusal.status)
    return go_to(f"/tournaments/{tournament_id}/arbiter/go")
