"""Screens that the arbiter set up: what the service says each shows, as a wall or a tablet."""

import threading
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from cachetools import LRUCache
from flask import Response, request

from shared.errors import NotFound
from web import api
from web.language import language
from web.pages.hall import check_in, devices, tablets
from web.pages.hall.rows import (
    Row,
    board_row,
    crosstable_line,
    player_row,
    presence_row,
    ranking_line,
    result_line,
    seat_row,
)
from web.pages.hall.walls import Hung, Wall, hang, round_text, show_hung
from web.pages.tournaments.tie_breaks import column_name

TABLETS = ("input", "check_in")
ROWS_OF_FONT = ((200, 8), (150, 10), (120, 12), (90, 16), (0, 20))


@dataclass(frozen=True)
class StoredScreen:
    """Where a stored screen is; what it shows is told by the service."""

    event: str
    name: str
    kind: str = "input"
    tournaments: tuple[int, ...] = ()

    @property
    def path(self) -> str:
        return f"/events/{quote(self.event, safe='')}/hall/screens/{quote(self.name, safe=':')}"

    def way_to(self, act: str) -> str:
        """Where forms of it go."""
        return f"{self.path}/{act}"

    def address(self, **changes: object) -> str:
        given = {name: value for name, value in changes.items() if value is not None}
        return f"{self.path}?{urlencode(given, doseq=True)}" if given else self.path


def contents_of(event: str, name: str) -> dict[str, Any]:
    devices.use_key_of(event)
    path = f"/screen-contents/{quote(event, safe='')}/{quote(name, safe=':')}"
    return api.get("tournaments", path, lang=language())


# What was drawn last for an address, from which answer: as long as the service says that nothing
# changed, its answer is the same object, and all screens of a hall get the same drawing.
_drawn: LRUCache[tuple, tuple[dict[str, Any], Hung]] = LRUCache(256)
_lock = threading.Lock()


def show(uniq_id: str, name: str):
    contents = contents_of(uniq_id, name)
    kind = contents["screen"]["type"]
    screen = StoredScreen(uniq_id, name, "check-in" if kind == "check_in" else kind)
    if kind == "input" and any(each["shows"] == "boards" for each in contents["sets"]):
        return tablets.show_stored(screen, contents)
    if kind in TABLETS:
        return check_in.show_stored(screen, contents)
    return show_hung(_hung(screen, contents))


def _hung(screen: StoredScreen, contents: dict[str, Any]) -> Hung:
    key = (api.shown(), request.full_path, language())
    with _lock:
        known, hung = _drawn.get(key, (None, None))
    if hung is None or known is not contents:
        hung = hang(wall_of(screen, contents))
        with _lock:
            _drawn[key] = contents, hung
    return hung


def wall_of(screen: StoredScreen, contents: dict[str, Any], **more: Any) -> Wall:
    told, sets = contents["screen"], contents["sets"]
    shows = _shows(told["type"], sets)
    return Wall(
        screen.event,
        contents["event"]["name"],
        shows,
        _title(told["name"], sets),
        _subtitle(shows, sets),
        rows_of(contents, shows),
        screen.address,
        columns=told["columns"],
        lines=lines_for(told["font_size"]),
        timer=contents["timer"],
        alert=contents["alert"],
        menu=[
            {
                "label": link["label"],
                "address": StoredScreen(screen.event, link["screen"]).address(),
                "selected": link["selected"],
            }
            for link in contents["menu"]
        ],
        total_name=_heading(sets, 0),
        second_name=_heading(sets, 1),
        image=_image(screen.event, told["background_image"]) if shows == "image" else None,
        style=f"{screen.path}/colours.css" if told["background_color"] else None,
        follows=screen.name if request.args.get("follow") else None,
        follows_at=screen.address(follow=1),
        **more,
    )


def _heading(sets: list[dict[str, Any]], place: int) -> str:
    """Of a standing: points first, then what decides between equals."""
    headings = sets[0]["headings"] if sets else []
    return column_name(headings[place]) if place < len(headings) else ""


def _shows(kind: str, sets: list[dict[str, Any]]) -> str:
    """Before the first round those who come stand where boards will be."""
    if kind in ("results", "image"):
        return kind
    if not sets:
        raise NotFound
    shown = sets[0]["shows"]
    return "call" if kind == "calls" and shown == "boards" else shown


def rows_of(contents: dict[str, Any], shows: str) -> list[Row]:
    """One under another, each set below its title where there are several."""
    if shows == "results":
        return [result_line(line) for column in contents["results"] for line in column]
    make = {
        "boards": board_row,
        "call": board_row,
        "players": player_row,
        "tables": seat_row,
        "seats": seat_row,
        "check_in": presence_row,
        "ranking": ranking_line,
        "crosstable": crosstable_line,
    }.get(shows)
    listed: list[Row] = []
    for each in contents["sets"] if make else []:
        if len(contents["sets"]) > 1:
            listed.append({"heading": each["title"], "round": each["round"]})
        listed += [make(item) for column in each["columns"] for item in column]  # type: ignore
    return listed


def _title(name: str, sets: list[dict[str, Any]]) -> str:
    """A screen without a name of its own is called by its tournament."""
    alone = len(sets) == 1 and name == sets[0]["title"]
    return sets[0]["tournament"] if alone else name


def _subtitle(shows: str, sets: list[dict[str, Any]]) -> str:
    if len(sets) != 1:
        return round_text(shows, None)
    title = sets[0]["title"]
    said = round_text(shows, sets[0]["round"])
    return said if title == sets[0]["tournament"] else f"{title} · {said}"


def lines_for(font_size: int | None) -> int | None:
    """Larger type is fewer rows."""
    if font_size is None:
        return None
    return next(rows for least, rows in ROWS_OF_FONT if font_size >= least)


def _image(event: str, name: str | None) -> str | None:
    return f"/events/{quote(event, safe='')}/hall/images/{quote(name, safe='')}" if name else None


def enter(uniq_id: str, name: str):
    screen = StoredScreen(uniq_id, name)
    return tablets.enter_on(
        screen, lambda: tablets.stored_tablet(screen, contents_of(uniq_id, name))
    )


def show_card(uniq_id: str, name: str):
    screen = StoredScreen(uniq_id, name)
    return tablets.show_card_on(
        screen, lambda: tablets.stored_tablet(screen, contents_of(uniq_id, name))
    )


def tick(uniq_id: str, name: str):
    screen = StoredScreen(uniq_id, name, "check-in")
    return check_in.tick_on(
        screen, lambda: check_in.stored_list(screen, contents_of(uniq_id, name))
    )


def show_image(uniq_id: str, name: str) -> Response:
    """A picture of the event, as it hangs on the wall."""
    devices.use_key_of(uniq_id)
    path = f"/event-images/{quote(uniq_id, safe='')}/{quote(name, safe='')}"
    content, kind = api.file("tournaments", path)
    return Response(content, mimetype=kind)


def show_colours(uniq_id: str, name: str) -> Response:
    """The colour behind a screen comes as a sheet: pages hold no style of their own."""
    colour = contents_of(uniq_id, name)["screen"]["background_color"] or "#e9ecef"
    return Response(f".hall main{{background:{colour}}}\n", mimetype="text/css")
