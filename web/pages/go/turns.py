"""What players do in a game: play, pass, place handicap, bid, mark, agree, resign."""

from collections.abc import Callable
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.go import game
from web.pages.go.refusals import take
from web.pages.go.variations import as_tree
from web.session import member
from web.templating import go_to, tell


def act(game_id: int, what: Callable[[], Any], said: str, field: str = ""):
    """Do it and come back to the board; what is refused is told there, and what was typed stays."""
    try:
        what()
    except Refusal as refusal:
        return game.shown(game_id, take(Form(request.form), refusal, field))
    tell(said)
    return go_to(f"/go/{game_id}")


@member
def play(game_id: int):
    sent = request.form
    passes = sent.get("act") == "pass"
    answers = as_tree(sent.get("conditions", ""), "W" if sent.get("colour") == "b" else "B")
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-moves/{game_id}",
            move_number=sent.get("number"),
            move="pass" if passes else sent.get("point", "").strip(),
            message=sent.get("message", ""),
            conditions=answers,
            private="private" in sent,
        ),
        _("You passed.") if passes else _("Your stone is played."),
        "point",
    )


@member
def place_handicap(game_id: int):
    sent = request.form
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-handicaps/{game_id}",
            points="std" if sent.get("act") == "usual" else sent.get("points", ""),
            message=sent.get("message", ""),
        ),
        _("The handicap stones are placed."),
        "points",
    )


@member
def bid(game_id: int):
    sent = request.form
    named = sent.get("act") or sent.get("bid", "")
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-bids/{game_id}",
            move_number=sent.get("number"),
            bid=named.replace(",", "."),
        ),
        _("Your bid is made."),
        "bid",
    )


@member
def score(game_id: int):
    """Marks that differ from those of the game are proposed; the same ones are agreed to."""
    sent = request.form
    points = sent.get("points", "")
    agrees = sent.get("act") == "agree"
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-scores/{game_id}",
            move_number=sent.get("number"),
            points=points,
            toggle="exact",
            agree=agrees,
            message=sent.get("message", ""),
        ),
        _("You agreed: the game is over.") if agrees else _("Your marks are proposed."),
    )


@member
def resign(game_id: int):
    """Asked once: without script the page comes back with the question open."""
    sent = request.form
    if "sure" not in sent:
        return game.shown(game_id, Form(sent), resigning=True)
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-resignations/{game_id}",
            move_number=sent.get("number"),
            message=sent.get("message", ""),
        ),
        _("You resigned."),
    )


@member
def prepare(game_id: int):
    """Conditional moves, while the opponent thinks."""
    sent = request.form
    if sent.get("act") == "end":
        return act(
            game_id,
            lambda: api.delete("games", f"/go-conditions/{game_id}"),
            _("Your conditional moves are taken back."),
        )
    first = "W" if sent.get("colour") == "b" else "B"
    return act(
        game_id,
        lambda: api.put(
            "games",
            f"/go-conditions/{game_id}",
            move_number=sent.get("number"),
            text=as_tree(sent.get("conditions", ""), first),
            private="private" in sent,
        ),
        _("Your conditional moves are kept."),
        "conditions",
    )


@member
def ask_for_no_result(game_id: int):
    return act(
        game_id,
        lambda: api.post(
            "games", f"/go-no-results/{game_id}", move_number=request.form.get("number")
        ),
        _("The other player is asked."),
    )


@member
def delete(game_id: int):
    try:
        api.delete("games", f"/go-games/{game_id}")
    except Refusal as refusal:
        return game.shown(game_id, take(Form(request.form), refusal))
    tell(_("The game is deleted."))
    return go_to("/go")
