"""Devices that follow the controller: a projector shows what the arbiter points it at."""

from urllib.parse import quote

from flask import jsonify, make_response, request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.pages.hall import devices
from web.pages.hall.stored import StoredScreen
from web.templating import go_to, page

ROTATOR = "rotator:"


def show(uniq_id: str):
    """What it is pointed at; without that, that it waits."""
    key = devices.key_of(uniq_id)
    event = api.get("tournaments", f"/events/{quote(uniq_id, safe='')}")
    if not key:
        return page("hall/display.html", event=event, form=Form({"name": ""}), orders=None)
    orders = _hear(uniq_id, None)
    if orders is None:
        return devices.forget_key(
            make_response(page("hall/display.html", event=event, form=Form(), orders=None)), uniq_id
        )
    if orders["screen"]:
        return go_to(address_of(uniq_id, orders["screen"]))
    return page("hall/display.html", event=event, form=Form(), orders=orders)


def present(uniq_id: str):
    """A device says what it is called, and gets a key of its own."""
    form = Form(request.form)
    path = f"/hall-devices/{quote(uniq_id, safe='')}"
    try:
        made = api.post("tournaments", path, name=form["name"].strip())
    except Refusal as refusal:
        event = api.get("tournaments", f"/events/{quote(uniq_id, safe='')}")
        shown = form.take(refusal, {"": "name"})
        return page("hall/display.html", 400, event=event, form=shown, orders=None)
    response = make_response(go_to(f"/events/{quote(uniq_id, safe='')}/hall/display"))
    devices.keep_name(response, made["name"])
    return devices.keep_key(response, uniq_id, made["key"])


def sign(uniq_id: str):
    """A sign of life of the script; answered with where to go."""
    key = devices.key_of(uniq_id)
    orders = _hear(uniq_id, request.form.get("showing")) if key else None
    if orders is None:
        return jsonify(known=False)
    where = address_of(uniq_id, orders["screen"]) if orders["screen"] else None
    return jsonify(known=True, address=where, alert=orders["alert"])


def _hear(event: str, showing: str | None) -> dict | None:
    """None for a device that the event does not know any more."""
    devices.use_key_of(event)
    path = f"/device-signs/{quote(event, safe='')}"
    try:
        return api.put("tournaments", path, showing=showing or None)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return None


def address_of(event: str, screen: str) -> str:
    if screen.startswith(ROTATOR):
        name = quote(screen.removeprefix(ROTATOR), safe="")
        return f"/events/{quote(event, safe='')}/hall/rotators/{name}?follow=1"
    return StoredScreen(event, screen).address(follow=1)
