"""Set a hall up: everything at once, then screen by screen, rotators, hours of timers."""

import json
import re
import unicodedata
from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language
from web.session import member
from web.templating import go_to, page, tell

OF_SETS = ("boards", "players", "input", "check_in", "ranking", "crosstable", "calls")
KINDS = (*OF_SETS, "results")
USUAL = {"columns": "2", "delay": "15"}


def kind_text(kind: str) -> str:
    return {
        "boards": _("Pairings by board"),
        "players": _("Pairings by name"),
        "input": _("Entering results"),
        "check_in": _("Check-in"),
        "ranking": _("Standings"),
        "crosstable": _("Crosstable"),
        "calls": _("Boards still playing"),
        "results": _("Last results"),
        "image": _("Image"),
    }.get(kind, kind)


def way(uniq_id: str) -> str:
    return f"/events/{quote(uniq_id, safe='')}/hall/setup"


@member
def show(uniq_id: str):
    return _page(uniq_id, Form(USUAL))


def _page(uniq_id: str, form: Form, status: int = 200):
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        hall=api.ask("tournaments", f"/halls/{event}", lang=language()),
        listed=api.ask("tournaments", f"/event-tournaments/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    setup = answers["hall"]["setup"]
    if setup is None:
        raise Refusal("Your role at this event does not allow this", status=403)
    return page(
        "hall/setup.html",
        status,
        event=answers["event"],
        way=way(uniq_id),
        setup=setup,
        tournaments=answers["listed"]["tournaments"],
        warnings=answers["hall"]["warnings"],
        chosen=[(one["id"], one["name"]) for one in answers["listed"]["tournaments"]],
        timers=[("", _("none")), *((one["id"], one["uniq_id"]) for one in setup["timers"])],
        kinds=[(kind, kind_text(kind)) for kind in KINDS],
        kind_text=kind_text,
        form=form,
    )


@member
def set_up(uniq_id: str):
    """The usual screens, families, a rotator and a timer: what is there stays."""
    api.post("tournaments", f"/halls/{quote(uniq_id, safe='')}")
    tell(_("The hall is set up."))
    return go_to(f"/events/{quote(uniq_id, safe='')}/hall")


@member
def add_screen(uniq_id: str):
    form = Form(request.form)
    event, kind = quote(uniq_id, safe=""), form["type"]
    try:
        made = api.post(
            "tournaments",
            f"/event-screens/{event}",
            uniq_id=short_name(form["name"] or kind_text(kind)),
            type=kind,
            name=form["name"].strip() or None,
            columns=form["columns"] or None,
            font_size=form["font_size"] or None,
            timer_id=form["timer_id"] or None,
            public=True,
        )
        if kind in OF_SETS:
            _show_part(uniq_id, made["id"], form)
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal), 400)
    tell(_("The screen is there."))
    return go_to(way(uniq_id))


def _show_part(uniq_id: str, screen_id: int, form: Form) -> None:
    """A new screen has a set on the first tournament: it is put on the one that was chosen."""
    hall = api.get("tournaments", f"/halls/{quote(uniq_id, safe='')}")
    own = next(each for each in hall["setup"]["sets"] if each["screen_id"] == screen_id)
    sent = {name: form[name] or None for name in ("tournament_id", "first", "last")}
    if fixed := form["fixed_boards_str"].strip():
        sent["fixed_boards_str"] = fixed
    api.put("tournaments", f"/screen-sets/{screen_id}/{own['id']}", **sent)


@member
def add_image(uniq_id: str):
    """A picture to hang on a screen of its own."""
    file = request.files.get("file")
    form = Form(request.form)
    name = short_name(form["image_name"] or "image")
    event = quote(uniq_id, safe="")
    try:
        content = file.read() if file else b""
        path = f"/event-images/{event}"
        api.upload("tournaments", path, content, "POST", uniq_id=name)
        shown = {"uniq_id": name, "type": "image", "background_image": name, "public": True}
        api.post("tournaments", f"/event-screens/{event}", name=form["image_name"] or None, **shown)
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal, {"uniq_id": "image_name"}), 400)
    tell(_("The screen is there."))
    return go_to(way(uniq_id))


@member
def add_set(uniq_id: str):
    """One more tournament on a screen."""
    screen = request.form.get("screen", 0, int)
    sent = {"tournament_id": request.form.get("tournament_id", 0, int)}
    api.post("tournaments", f"/screen-sets/{screen}", **sent)
    return go_to(way(uniq_id))


@member
def add_rotator(uniq_id: str):
    form = Form(request.form)
    try:
        api.post(
            "tournaments",
            f"/event-rotators/{quote(uniq_id, safe='')}",
            uniq_id=short_name(form["name"] or "rotator"),
            public=True,
            screen_ids=json.dumps(request.form.getlist("screen_ids", int)),
            family_ids=json.dumps(request.form.getlist("family_ids", int)),
            delay=form["delay"] or None,
        )
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal), 400)
    tell(_("The rotator is there."))
    return go_to(way(uniq_id))


@member
def add_hour(uniq_id: str):
    """An hour of a timer; a number is the start of that round."""
    form = Form(request.form)
    texts = ("uniq_id", "date_str", "time_str", "text_before", "text_after")
    sent: dict[str, Any] = {name: form[name].strip() or None for name in texts}
    try:
        api.post("tournaments", f"/timer-hours/{request.form.get('timer', 0, int)}", **sent)
    except Refusal as refusal:
        return _page(uniq_id, form.take(refusal, {"uniq_id": "hour"}), 400)
    tell(_("The hour is there."))
    return go_to(way(uniq_id))


REMOVED = {
    "screen": "/screens/{}",
    "family": "/families/{}",
    "rotator": "/rotators/{}",
    "timer": "/timers/{}",
}


@member
def remove(uniq_id: str):
    """A screen, family, rotator, timer, or an hour of a timer."""
    thing = request.form.get("thing", 0, int)
    if timer := request.form.get("timer", 0, int):
        api.delete("tournaments", f"/timer-hours/{timer}/{thing}")
    elif (kind := request.form.get("kind", "")) in REMOVED:
        api.delete("tournaments", REMOVED[kind].format(thing))
    tell(_("It is removed."))
    return go_to(way(uniq_id))


def short_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40] or "screen"
