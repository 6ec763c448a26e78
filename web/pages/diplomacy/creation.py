"""A game of Diplomacy is made, and changed, with every parameter explained."""

from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import Forbidden, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import number_or_text
from web.pages.diplomacy.lookup import WAITING, game_numbered, game_path
from web.pages.diplomacy.parameters import (
    FIXED_BY_THE_START,
    PRESETS,
    USUAL,
    Parameter,
    groups,
    parameters,
    preset_texts,
)
from web.session import member, visitor
from web.templating import go_to, page, tell


@member
def show():
    preset = request.args.get("preset", "letters")
    form = Form(USUAL | PRESETS.get(preset, {}))
    return _page(form, preset=preset)


@member
def submit():
    form, name = Form(request.form), request.form.get("name", "").strip()
    sent = {one.name: _sent(one, form) for one in parameters()} | {"name": name}
    if not sent["deadline"]:
        sent.pop("deadline")
    try:
        api.post("games", "/games", pseudo=visitor().pseudo, **sent)
        number = api.get("games", f"/game-identifiers/{quote(name, safe='')}")
    except Refusal as refusal:
        return _page(form.take(refusal), status=400)
    tell(_("The game is there: now it needs players."))
    return go_to(f"/diplomacy/{number}/seats")


@member
def show_changes(game_id: int):
    game = _own_game(game_id)
    return _page(Form(game), game=game)


@member
def change(game_id: int):
    game, form = _own_game(game_id), Form(request.form)
    changed = {
        one.name: sent
        for one in _changeable(game)
        if (sent := _sent(one, form)) != _stored(one, game)
    }
    try:
        api.put("games", game_path(game), pseudo=visitor().pseudo, **changed)
    except Refusal as refusal:
        return _page(form.take(refusal), status=400, game=game)
    tell(_("Your changes are kept.") if changed else _("Nothing was changed."))
    return go_to(f"/diplomacy/{game_id}/seats")


def _own_game(game_id: int) -> dict[str, Any]:
    """With the access code, which only the master is told."""
    game = game_numbered(game_id)
    if game["master"] != visitor().pseudo and not _is_master(game_id):
        raise Forbidden("You do not seem to be the game master of the game")
    return game | api.get("games", game_path(game))


def _is_master(game_id: int) -> bool:
    """Of an anonymous game nobody is told the master, but he himself."""
    seats = api.get("games", f"/game-roles/{game_id}", details=1)["seats"]
    return any(seat["role"] == 0 and seat["pseudo"] == visitor().pseudo for seat in seats)


def _changeable(game: dict[str, Any]) -> list[Parameter]:
    started = game["current_state"] != WAITING
    return [one for one in parameters() if not started or one.name not in FIXED_BY_THE_START]


def _sent(one: Parameter, form: Form) -> Any:
    """What a field says; what is no number goes to the service as it is, which says so."""
    typed = str(form[one.name]).strip()
    if one.kind == "tick":
        return typed == "1"
    if one.kind in ("number", "hour"):
        if not typed:
            return "" if one.name == "grace_hours" else 0
        return number_or_text(typed)
    return typed


def _stored(one: Parameter, game: dict[str, Any]) -> Any:
    stored = game[one.name]
    return "" if stored is None else stored


def _page(form: Form, status: int = 200, game: dict[str, Any] | None = None, preset: str = ""):
    fixed = FIXED_BY_THE_START if game and game["current_state"] != WAITING else ()
    return page(
        "diplomacy/parameters.html",
        status,
        form=form,
        game=game,
        groups=groups(),
        fixed=fixed,
        preset=preset,
        presets=preset_texts(),
        variants=[
            (one["name"], f"{one['title']} ({one['roles']})")
            for one in api.get("games", "/variants")["variants"]
        ],
    )
