"""Ladders: how one is founded, who stands where, challenges and what is done about them."""

from collections.abc import Callable
from typing import Any

from flask import Response, request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.go import settings
from web.sentences import sentence
from web.session import member, visitor
from web.templating import go_to, page, tell

GO_SETTINGS = ("size", "main_time", "byo_time", "rated")


def show():
    return page("ladders/list.html", ladders=api.get("tournaments", "/ladders")["ladders"])


@member
def show_new():
    return _founding_page(Form(settings.USUAL | {"reach": "3", "answer_days": "7"}))


def _founding_page(form: Form, status: int = 200):
    return page("ladders/new.html", status, form=form, sizes=settings.options()["sizes"])


@member
def found():
    form = Form(request.form)
    try:
        made = api.post(
            "tournaments",
            "/ladders",
            name=form["name"],
            game=form["game"],
            reach=form["reach"],
            answer_days=form["answer_days"],
            **_on_platform(),
        )
    except Refusal as refusal:
        return _founding_page(form.take(refusal, settings.NAMES), 400)
    tell(_("The ladder is founded."))
    return go_to(f"/ladders/{made['id']}")


def _on_platform() -> dict[str, Any]:
    """How games are played here; nothing where they are played elsewhere."""
    if "on_platform" not in request.form:
        return {}
    sent = settings.sent_settings()
    chosen = {name: sent[name] for name in GO_SETTINGS if name in sent}
    return {"on_platform": True} | chosen


def show_one(ladder_id: int):
    return _page(ladder_id)


def _page(ladder_id: int, said: str = "", status: int = 200):
    found = api.get("tournaments", f"/ladders/{ladder_id}")
    names = {place["player_id"]: place["pseudo"] for place in found["places"]}
    own = next((each for each in found["places"] if each["pseudo"] == visitor().pseudo), None)
    live = [
        each
        | {
            "challenger": names.get(each["challenger_player_id"], ""),
            "challenged": names.get(each["challenged_player_id"], ""),
            "why_no_game": each["why_no_game"] and sentence(each["why_no_game"]),
        }
        for each in found["challenges"]
    ]
    return page(
        "ladders/one.html",
        status,
        ladder=found,
        own=own,
        live=live,
        places=[
            place | {"can_be_challenged": own is not None and _reaches(found, own, place)}
            for place in found["places"]
        ],
        said=said,
    )


def show_player(ladder_id: int, player_id: int):
    """How somebody climbed."""
    found = api.get("tournaments", f"/ladders/{ladder_id}")
    place = next((each for each in found["places"] if each["player_id"] == player_id), None)
    if place is None:
        raise NotFound
    return page("ladders/player.html", ladder=found, place=place)


def show_curve(ladder_id: int, player_id: int) -> Response:
    drawing = api.picture("tournaments", f"/ladder-drawings/{ladder_id}/{player_id}")
    return Response(drawing, mimetype="image/svg+xml")


def _reaches(ladder: dict, own: dict, place: dict) -> bool:
    return 0 < own["rank"] - place["rank"] <= ladder["reach"]


def _do(ladder_id: int, done: str, act: Callable[[], object]):
    try:
        act()
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(ladder_id, sentence(str(refusal)), refusal.status)
    tell(done)
    return go_to(f"/ladders/{ladder_id}")


@member
def step(ladder_id: int):
    """On the ladder, or off it."""
    path = f"/ladder-places/{ladder_id}"
    if request.form.get("act") == "leave":
        return _do(ladder_id, _("You left the ladder."), lambda: api.delete("tournaments", path))
    return _do(ladder_id, _("You are on the ladder."), lambda: api.post("tournaments", path))


@member
def be_away(ladder_id: int):
    """Until the end of a day, or back again."""
    path, until = f"/ladder-absences/{ladder_id}", request.form.get("until", "")
    sent = {"until": f"{until}T23:59:59Z"} if until and request.form.get("act") != "back" else {}
    return _do(ladder_id, _("Noted."), lambda: api.put("tournaments", path, **sent))


@member
def challenge(ladder_id: int):
    path, pseudo = f"/ladder-challenges/{ladder_id}", request.form.get("pseudo", "")
    return _do(
        ladder_id,
        _("The challenge is made."),
        lambda: api.post("tournaments", path, pseudo=pseudo),
    )


@member
def answer(ladder_id: int):
    """Accept or refuse a challenge, or say how it ended."""
    number = request.form.get("challenge", 0, int)
    act = request.form.get("act", "")
    if act in ("won", "lost"):
        path, sent = f"/ladder-results/{number}", {"won": int(act == "won")}
    else:
        path, sent = f"/ladder-answers/{number}", {"accepts": int(act == "accept")}
    return _do(ladder_id, _("Noted."), lambda: api.put("tournaments", path, **sent))
