"""Rotators: screens one after the other, each as long as it is told."""

from dataclasses import replace
from urllib.parse import quote, urlencode

from flask import request

from web import api
from web.language import gettext as _
from web.pages.hall import devices
from web.pages.hall.displays import ROTATOR
from web.pages.hall.stored import StoredScreen, contents_of, wall_of
from web.pages.hall.walls import Wall, show_wall


def show(uniq_id: str, name: str):
    devices.use_key_of(uniq_id)
    event = quote(uniq_id, safe="")
    told = api.get("tournaments", f"/rotator-contents/{event}/{quote(name, safe='')}")
    path = f"/events/{event}/hall/rotators/{quote(name, safe='')}"
    follow = {"follow": 1} if request.args.get("follow") else {}
    screens = told["screens"]
    if not screens:
        empty = Wall(uniq_id, uniq_id, "boards", name, _("No screen to show"), [], _way(path))
        return show_wall(empty)
    place = request.args.get("at", 0, int) % len(screens)
    shown = screens[place]
    wall = wall_of(StoredScreen(uniq_id, shown), contents_of(uniq_id, shown))
    return show_wall(
        replace(
            wall,
            menu=wall.menu if told["show_menus"] else [],
            following=_way(path)(at=(place + 1) % len(screens), **follow),
            seconds=told["delay"],
            follows=f"{ROTATOR}{name}" if follow else None,
            follows_at=_way(path)(follow=1),
        )
    )


def _way(path: str):
    return lambda **changes: f"{path}?{urlencode(changes)}" if changes else path
