"""The controller: which devices are alive, where each is pointed, an alert on all or one."""

from typing import Any
from urllib.parse import quote

from flask import request

from web import api
from web.language import gettext as _
from web.language import language
from web.pages.hall.displays import ROTATOR, address_of
from web.session import member
from web.templating import go_to, page, tell


@member
def show(uniq_id: str):
    event = quote(uniq_id, safe="")
    answers = api.gather(
        event=api.ask("tournaments", f"/events/{event}"),
        hall=api.ask("tournaments", f"/halls/{event}", lang=language()),
        devices=api.ask("tournaments", f"/hall-devices/{event}"),
    )
    for refusal in answers.refusals.values():
        raise refusal
    return page(
        "hall/controller.html",
        event=answers["event"],
        devices=answers["devices"]["devices"],
        targets=targets_of(uniq_id, answers["hall"]),
    )


def targets_of(event: str, hall: dict[str, Any]) -> list[dict[str, str]]:
    """Everything a device can be pointed at."""
    screens = [(each["uniq_id"], each["name"] or each["uniq_id"]) for each in hall["screens"]]
    rotators = [(ROTATOR + each["uniq_id"], each["uniq_id"]) for each in hall["rotators"]]
    return [
        {"value": value, "name": name, "address": address_of(event, value)}
        for value, name in (*rotators, *screens)
    ]


@member
def point(uniq_id: str):
    device = request.form.get("device", 0, int)
    path = f"/hall-devices/{quote(uniq_id, safe='')}/{device}"
    if request.form.get("act") == "forget":
        api.delete("tournaments", path)
        tell(_("The device is forgotten."))
    else:
        api.put("tournaments", path, screen=request.form.get("screen", ""))
        tell(_("The device is told."))
    return go_to(f"/events/{quote(uniq_id, safe='')}/hall/controller")


@member
def alert(uniq_id: str):
    text = "" if request.form.get("act") == "remove" else request.form.get("text", "").strip()
    path = f"/hall-alerts/{quote(uniq_id, safe='')}"
    api.put("tournaments", path, text=text, screen=request.form.get("screen", ""))
    tell(_("The alert is shown.") if text else _("The alert is gone."))
    return go_to(f"/events/{quote(uniq_id, safe='')}/hall/controller")
