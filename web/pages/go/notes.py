"""Around a game: messages, private notes, following it, gifts of time, a rematch, SGF files."""

from flask import Response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_number
from web.pages.go import game
from web.pages.go.refusals import take
from web.pages.go.turns import act
from web.pages.go.words import DAY_HOURS
from web.session import member
from web.templating import go_to, page, tell


@member
def say(game_id: int):
    text = request.form.get("text", "")
    return act(
        game_id,
        lambda: api.post("games", f"/go-messages/{game_id}", text=text),
        _("Your message is sent."),
        "text",
    )


@member
def show(game_id: int):
    note = api.get("games", f"/go-notes/{game_id}")
    return page("go/notes.html", game_id=game_id, form=Form(note))


@member
def write(game_id: int):
    sent = request.form
    return act(
        game_id,
        lambda: api.put(
            "games", f"/go-notes/{game_id}", text=sent.get("text", ""), hidden="hidden" in sent
        ),
        _("Your note is kept."),
    )


@member
def follow(game_id: int):
    """Or follow it no longer."""
    if request.form.get("act") == "end":
        return act(
            game_id,
            lambda: api.delete("games", f"/go-observers/{game_id}"),
            _("You follow this game no longer."),
        )
    return act(
        game_id,
        lambda: api.post("games", f"/go-observers/{game_id}"),
        _("You follow this game now."),
    )


@member
def give_time(game_id: int):
    days = request.form.get("days", "0")
    hours = (whole_number(days) or 0) * DAY_HOURS
    return act(
        game_id,
        lambda: api.post(
            "games",
            f"/go-time-gifts/{game_id}",
            hours=hours,
            reset_byoyomi="reset" in request.form,
        ),
        _("The time is given."),
    )


@member
def set_priority(game_id: int):
    return act(
        game_id,
        lambda: api.put(
            "games", f"/go-priorities/{game_id}", priority=request.form.get("priority", "0")
        ),
        _("The priority is kept."),
    )


@member
def play_again(game_id: int):
    try:
        made = api.post("games", f"/go-rematches/{game_id}")
    except Refusal as refusal:
        return game.shown(game_id, take(Form(), refusal))
    tell(_("The rematch is proposed."))
    return go_to(f"/go/{made['game_id']}")


@member
def download(game_id: int) -> Response:
    """As SGF, with the comments and prepared answers one may read."""
    text = api.picture("games", f"/go-sgf/{game_id}", conditions="3")
    return _sgf(text, f"entente-{game_id}.sgf")


@member
def show_files(game_id: int):
    return _files(game_id, Form())


@member
def attach(game_id: int):
    sent = request.files.get("sgf")
    form = Form()
    try:
        if request.form.get("act") == "end":
            api.delete("games", f"/go-attachments/{game_id}")
        else:
            api.upload("games", f"/go-attachments/{game_id}", sent.read() if sent else b"")
    except Refusal as refusal:
        return _files(game_id, take(form, refusal, "sgf"))
    tell(_("Your file is kept.") if sent else _("Your file is removed."))
    return go_to(f"/go/{game_id}/files")


@member
def show_file(game_id: int, player_id: int) -> Response:
    text = api.picture("games", f"/go-attachments/{game_id}", player_id=player_id)
    return _sgf(text, f"entente-{game_id}-{player_id}.sgf")


def _files(game_id: int, form: Form):
    found = api.gather(
        game=api.ask("games", f"/go-games/{game_id}"),
        files=api.ask("games", f"/go-game-attachments/{game_id}"),
    )
    if found["game"] is None:
        raise found.refusals["game"]
    return page(
        "go/files.html",
        422 if form.errors else 200,
        game=found["game"],
        files=(found["files"] or {"attachments": []})["attachments"],
        form=form,
        silent=found.silent,
    )


def _sgf(text: str, name: str) -> Response:
    headers = {"Content-Disposition": f"attachment; filename={name}"}
    return Response(text, mimetype="application/x-go-sgf", headers=headers)
