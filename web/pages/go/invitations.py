"""Invitations: send one, see in what two proposals differ, accept, decline, propose otherwise."""

from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.go import settings
from web.pages.go.refusals import take
from web.pages.go.words import rank_text
from web.session import member
from web.templating import go_to, page, tell


@member
def show_new():
    form = settings.usual_form()
    form.values["pseudo"] = request.args.get("pseudo", "")
    return _new(form)


@member
def send():
    sent = request.form
    try:
        made = api.post(
            "games",
            "/go-invitations",
            pseudo=sent.get("pseudo", "").strip(),
            message=sent.get("message", ""),
            expiry_months=sent.get("expiry_months") or 0,
            **settings.sent_settings(),
        )
    except Refusal as refusal:
        form = settings.sent_form()
        if str(refusal).startswith("Player") or refusal.status == 404:
            form.add("pseudo", _("Nobody is called so."))
            return _new(form)
        return _new(_taken(refusal))
    tell(_("The invitation is sent."))
    return go_to(f"/go/{made['game_id']}")


def _new(form: Form):
    return page(
        "go/invite.html",
        422 if form.errors else 200,
        form=form,
        options=settings.options(),
        shapes=_shapes(),
    )


def _shapes() -> list[tuple[Any, str]]:
    found = api.gather(shapes=api.ask("games", "/go-shapes"))["shapes"]
    named = [(shape["id"], shape["name"]) for shape in (found or {"shapes": []})["shapes"]]
    return [("", _("empty board")), *named]


def _taken(refusal: Refusal) -> Form:
    form = settings.sent_form()
    take(form, refusal)
    for theirs, ours in settings.NAMES.items():
        if theirs in form.errors:
            form.errors[ours] = form.errors.pop(theirs)
    return form


def shown(game_id: int, form: Form):
    """The page of a game that is not agreed yet."""
    try:
        found = api.get("games", f"/go-invitations/{game_id}")
    except Refusal as refusal:
        if refusal.status != 403:
            raise
        return page("go/not_started.html", 403)
    differences = set(found["differences"])
    mine = dict(_by_name(found["your_proposal"]))
    rows = [
        {
            "title": title,
            "proposed": value,
            "yours": mine.get(name, ("", ""))[1],
            "differs": mine.get(name, ("", value))[1] != value,
        }
        for name, title, value in settings.described(found["proposed"])
    ]
    is_open = "dispute" in request.args or bool(form.errors)
    return page(
        "go/invitation.html",
        422 if form.errors else 200,
        invitation=found,
        rows=rows,
        rank=rank_text(found["opponent_rank"]),
        disputed=bool(differences),
        disputing=is_open,
        form=form if form.values else settings.form_of(found["proposed"]),
        options=settings.options(),
        shapes=[],
    )


def _by_name(proposal: dict) -> list[tuple[str, tuple[str, str]]]:
    return [(name, (title, value)) for name, title, value in settings.described(proposal)]


@member
def accept(game_id: int):
    try:
        started = api.post("games", f"/go-invitations/{game_id}")["game_ids"]
    except Refusal as refusal:
        return shown(game_id, take(Form(), refusal))
    tell(_("The game begins.") if len(started) == 1 else _("Two games begin."))
    return go_to(f"/go/{started[0]}")


@member
def decline(game_id: int):
    try:
        api.delete("games", f"/go-invitations/{game_id}")
    except Refusal as refusal:
        return shown(game_id, take(Form(), refusal))
    tell(_("The invitation is gone."))
    return go_to("/go")


@member
def dispute(game_id: int):
    try:
        api.put(
            "games",
            f"/go-invitations/{game_id}",
            message=request.form.get("message", ""),
            **settings.sent_settings(),
        )
    except Refusal as refusal:
        return shown(game_id, _taken(refusal))
    tell(_("Your proposal is sent."))
    return go_to(f"/go/{game_id}")
