"""What the master does at his desk, act by act."""

from collections.abc import Callable
from typing import Any

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language, ngettext
from web.numbers import number_or_text
from web.pages.diplomacy.desk import desk_page
from web.pages.diplomacy.lookup import masters_table, player_number
from web.session import member, visitor
from web.templating import go_to, tell


@member
def act(game_id: int, act: str):
    if act not in ACTS:
        raise NotFound
    form = Form(request.form)
    try:
        done = ACTS[act](game_id, form)
    except Refusal as refusal:
        return desk_page(masters_table(game_id), _said(form, refusal), 400)
    tell(done)
    return go_to(f"/diplomacy/{game_id}/desk")


def _said(form: Form, refusal: Refusal) -> Form:
    """Faults of orders are told line by line, in the reader's words."""
    if faults := refusal.details.get("faults"):
        for fault in faults:  # type: ignore[attr-defined]
            form.add("text", fault["text"])
        return form
    return form.take(refusal, {"role_id": "role"})


def _adjudicate(game_id: int, _form: Form) -> str:
    api.post("games", f"/game-adjudications/{game_id}", pseudo=visitor().pseudo, lang=language())
    return _("The phase is played.")


def _extend(game_id: int, form: Form) -> str:
    sent = {name: number(form[name]) for name in ("days", "hours")}
    api.post("games", f"/game-extensions/{game_id}", **sent, reason=form["reason"])
    return _("The players have more time, and are told so.")


def _declare_disorder(game_id: int, form: Form) -> str:
    api.post("games", f"/game-civil-disorders/{game_id}", role_id=number(form["role"]))
    return _("This power plays by default in this phase.")


def _end_disorder(game_id: int, form: Form) -> str:
    api.delete("games", f"/game-civil-disorders/{game_id}", role_id=number(form["role"]))
    return _("This power is waited for again.")


def _replace(game_id: int, form: Form) -> str:
    sent = {
        "role_id": number(form["role"]),
        "player_id": player_number(str(form["pseudo"]).strip()),
        "excused": form["excused"] == "1",
    }
    api.post("games", f"/game-replacements/{game_id}", **sent)
    return _("%(name)s takes over, and is told so.", name=form["pseudo"])


def _call(game_id: int, form: Form) -> str:
    called = api.post("games", f"/game-replacement-calls/{game_id}", role_id=number(form["role"]))[
        "told"
    ]
    return ngettext("%(num)d member is asked.", "%(num)d members are asked.", called)


def _pause(game_id: int, _form: Form) -> str:
    api.post("games", f"/game-pauses/{game_id}")
    return _("The game rests until you let it go on.")


def _resume(game_id: int, _form: Form) -> str:
    api.delete("games", f"/game-pauses/{game_id}")
    return _("The game goes on; the deadline moved by as long as it rested.")


def _cancel(game_id: int, form: Form) -> str:
    api.post(
        "games",
        f"/game-cancellations/{game_id}",
        reason=form["reason"],
        rectification_code=form["rectification_code"] or None,
    )
    return _("All is as before the last adjudication, and the game rests.")


def _order(game_id: int, form: Form) -> str:
    sent = {"role_id": number(form["role"]), "text": form["text"], "lang": language()}
    api.post("games", f"/game-orders/{game_id}", pseudo=visitor().pseudo, **sent)
    return _("The orders are in; the player is told that you entered them.")


def _hand_over(game_id: int, form: Form) -> str:
    pseudo = str(form["pseudo"]).strip()
    api.put("games", f"/game-masters/{game_id}", player_id=player_number(pseudo))
    return _("%(name)s is the master now.", name=pseudo)


def number(typed: Any) -> int | str:
    """An empty field is nothing added."""
    return number_or_text(str(typed).strip() or "0")


ACTS: dict[str, Callable[[int, Form], str]] = {
    "adjudicate": _adjudicate,
    "extend": _extend,
    "disorder": _declare_disorder,
    "order-again": _end_disorder,
    "replace": _replace,
    "call": _call,
    "pause": _pause,
    "resume": _resume,
    "cancel": _cancel,
    "orders": _order,
    "hand-over": _hand_over,
}
