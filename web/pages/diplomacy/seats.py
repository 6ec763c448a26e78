"""Who sits in a game: joining and quitting, the master's hand, the start and the end."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import number_or_text
from web.pages.diplomacy.lookup import (
    STARTED,
    STOPPED,
    WAITING,
    Table,
    game_numbered,
    game_path,
    masters_table,
    player_number,
    table_of,
)
from web.pages.diplomacy.words import pace_of, phase_text
from web.pages.games import TRAITS, traits_text
from web.session import member, visitor
from web.templating import go_to, page, tell


def show(game_id: int):
    return _page(table_of(game_id), Form())


@member
def join(game_id: int):
    form = Form(request.form)
    return _act(game_id, form, lambda: _sit(game_id, visitor().pseudo, form), _("You are in."))


@member
def quit_game(game_id: int):
    done = _("You have left the game.")
    return _act(game_id, Form(), lambda: _unseat(game_id, visitor().pseudo), done)


@member
def put_in(game_id: int):
    form = Form(request.form)
    pseudo = str(form["pseudo"]).strip()
    done = _("%(name)s is in the game.", name=pseudo)
    return _act(game_id, form, lambda: _sit(game_id, pseudo, form), done)


@member
def take_out(game_id: int):
    form = Form(request.form)
    done = _("%(name)s is out of the game.", name=form["who"])
    return _act(game_id, form, lambda: _unseat(game_id, str(form["who"])), done)


@member
def give_role(game_id: int):
    form = Form(request.form)
    number = player_number(str(form["who"]))

    def give() -> None:
        sent = {"player_id": number, "role_id": number_or_text(form["role"])}
        api.put("games", f"/game-roles/{game_id}", **sent)

    return _act(game_id, form, give, _("The role is given."))


@member
def start(game_id: int):
    return _act(game_id, Form(), lambda: _become(game_id, STARTED), _("The game begins."))


@member
def stop(game_id: int):
    return _act(game_id, Form(), lambda: _become(game_id, STOPPED), _("The game is stopped."))


@member
def remove(game_id: int):
    game = masters_table(game_id).game
    try:
        api.delete("games", game_path(game), pseudo=visitor().pseudo)
    except Refusal as refusal:
        return _page(table_of(game_id), Form().take(refusal), 400)
    tell(_("%(name)s is removed.", name=game["name"]))
    return go_to("/diplomacy")


@member
def restore(game_id: int):
    name = api.post("games", f"/game-restorations/{game_id}")["name"]
    tell(_("%(name)s is back.", name=name))
    return go_to(f"/diplomacy/{game_id}")


def _sit(game_id: int, pseudo: str, form: Form) -> None:
    sent = {"game_id": game_id, "player_id": player_number(pseudo), "pseudo": visitor().pseudo}
    if str(form["access_code"]).strip():
        sent["access_code"] = number_or_text(form["access_code"])
    if str(form["role"]).strip():
        sent["role_id"] = number_or_text(form["role"])
    api.post("games", "/allocations", **sent)


def _unseat(game_id: int, pseudo: str) -> None:
    sent = {"game_id": game_id, "player_id": player_number(pseudo), "pseudo": visitor().pseudo}
    api.delete("games", "/allocations", **sent)


def _become(game_id: int, state: int) -> None:
    game = game_numbered(game_id)
    api.put("games", game_path(game), pseudo=visitor().pseudo, current_state=state)


def _act(game_id: int, form: Form, act, done: str):
    try:
        act()
    except Refusal as refusal:
        return _page(table_of(game_id), form.take(refusal), 400)
    tell(done)
    return go_to(f"/diplomacy/{game_id}/seats")


def _page(table: Table, form: Form, status: int = 200):
    game = table.game
    return page(
        "diplomacy/seats.html",
        status,
        form=form,
        table=table,
        game=game,
        said=traits_text([game["variant"]], [each for each in TRAITS if game.get(each)]),
        pace=pace_of(game),
        phase=phase_text(game),
        complete=not game["seats_free"],
        waiting_for_start=game["current_state"] == WAITING,
        running=game["current_state"] == STARTED,
    )
