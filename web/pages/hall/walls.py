"""Screens on walls: nothing to touch, everything large, always up to date."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field, is_dataclass, replace
from typing import Any
from urllib.parse import parse_qsl, quote, urlsplit

from flask import Response, make_response, render_template, request

from shared import clock
from shared.errors import Refusal
from web import api, times
from web.language import gettext as _
from web.language import language
from web.pages.hall import loading, rows
from web.pages.hall.lists import layout_for, leaves_of
from web.pages.hall.loading import Loaded
from web.pages.hall.qr import qr_code
from web.pages.hall.screens import Screen
from web.templating import page

LEAF_SECONDS = 15
STANDINGS = ("ranking", "crosstable")
TEMPLATES = {
    "boards": "hall/boards.html",
    "call": "hall/boards.html",
    "players": "hall/players.html",
    "tables": "hall/tables.html",
    "seats": "hall/seats.html",
    "check_in": "hall/presence.html",
    "results": "hall/results.html",
    "ranking": "hall/ranking.html",
    "crosstable": "hall/crosstable.html",
    "image": "hall/image.html",
}
BY_NAME = ("players", "ranking", "check_in", "seats")


@dataclass(frozen=True)
class Wall:
    """What hangs there, wherever it was told."""

    event: str
    event_name: str
    shows: str
    title: str
    subtitle: str
    rows: list[rows.Row]
    address: Callable[..., str]
    columns: int = 2
    lines: int | None = None
    leaf: int = 1
    timer: dict[str, Any] | None = None
    alert: str | None = None
    menu: list[dict[str, Any]] = field(default_factory=list)
    total_name: str = ""
    second_name: str = ""
    image: str | None = None
    style: str | None = None
    following: str | None = None
    seconds: int = LEAF_SECONDS
    follows: str | None = None  # what a device that is pointed at it says it shows
    follows_at: str = ""


@dataclass(frozen=True)
class Hung:
    """A wall as it was drawn, ready for any number of screens."""

    wall: Wall
    text: str
    leaves: int
    region: str
    digest: str


def show_wall(wall: Wall):
    return show_hung(hang(wall))


def hang(wall: Wall) -> Hung:
    text = request.args.get("q", "").strip()
    if text:
        wall = replace(wall, rows=[row for row in wall.rows if is_named(row, text)])
    layout = layout_for(len(wall.rows), wall.columns, wall.lines)
    leaves = leaves_of(wall.rows, layout)
    region = render_template(
        "hall/region.html",
        wall=wall,
        template=TEMPLATES[wall.shows],
        by_name=wall.shows in BY_NAME,
        layout=layout,
        leaves=leaves,
        shown_leaf=(wall.leaf - 1) % len(leaves),
        timer=json.dumps(wall.timer) if wall.timer else "",
    )
    return Hung(wall, text, len(leaves), region, digest(region))


def show_hung(hung: Hung):
    wall, text = hung.wall, hung.text
    if request.args.get("part"):
        return part(hung.region, hung.digest)
    return page(
        "hall/wall.html",
        wall=wall,
        region=hung.region,
        digest=hung.digest,
        part=wall.address(part=1, q=text) if text else wall.address(part=1),
        text=text,
        # A form forgets what stands behind the question mark of its address.
        asked=parse_qsl(urlsplit(wall.address()).query),
        band=band_of(wall),
        qr=qr_code(request.host_url.rstrip("/") + wall.address()),
        zone=times.zone().key,
        following=wall.following or wall.address(leaf=wall.leaf % hung.leaves + 1),
    )


def is_named(row: Any, text: str) -> bool:
    """Whether a row speaks of somebody who is called so; headings stay."""
    if isinstance(row, str):
        return text.casefold() in row.casefold()
    if isinstance(row, dict):
        return "heading" in row or any(is_named(value, text) for value in row.values())
    return is_dataclass(row) and any(is_named(value, text) for value in vars(row).values())


def band_of(wall: Wall) -> dict[str, Any] | None:
    """What the band shows just now: for who has no script, and until it runs."""
    if wall.timer is None:
        return None
    try:
        told = api.get("tournaments", band_path(wall.event, wall.timer["uniq_id"]), lang=language())
    except Refusal:
        return None
    return told["band"]


def band_path(event: str, timer: str) -> str:
    return f"/timer-bands/{quote(event, safe='')}/{quote(timer, safe='')}"


def show_band_colour(uniq_id: str, name: str) -> Response:
    """The colour of the moment comes as a sheet: pages hold no style of their own."""
    band = api.get("tournaments", band_path(uniq_id, name))["band"]
    colour = band["color"] if band else "#00FF00"
    response = make_response(f".band{{--band:{colour}}}\n")
    response.mimetype = "text/css"
    return response


def part(region: str, tag: str | None = None) -> Response:
    """Only what changes, and not even that to whoever has it."""
    response = make_response(region)
    response.set_etag(tag or digest(region))
    response.headers["Server-Now"] = f"{clock.timestamp():.3f}"
    response.make_conditional(request)
    return response


def digest(region: str) -> str:
    return hashlib.sha256(region.encode()).hexdigest()[:20]


@dataclass(frozen=True)
class Kind:
    """How a kind of screen is loaded, and what its rows are."""

    load: Callable[[Any], loading.Wanted]
    rows: Callable[[Loaded, Screen], list[rows.Row]]


KINDS = {
    "boards": Kind(loading.round_of, rows.board_rows),
    "players": Kind(loading.round_of, rows.name_rows),
    "results": Kind(loading.results_of, rows.result_rows),
    "ranking": Kind(loading.standing_of, rows.ranking_rows),
    "crosstable": Kind(loading.crosstable_of, rows.crosstable_rows),
    "call": Kind(loading.round_of, rows.open_board_rows),
}


def show(screen: Screen):
    """As the address says."""
    kind = KINDS[screen.kind]
    loaded = loading.load(screen.tournaments, kind.load)
    listed = _with_titles(loaded, screen, kind)
    first = loaded[0].head
    return show_wall(
        Wall(
            screen.event,
            first.event["name"],
            screen.kind,
            first.tournament["name"] if len(loaded) == 1 else first.event["name"],
            subtitle(screen, loaded),
            listed[: screen.limit] if screen.limit else listed,
            screen.address,
            columns=screen.columns,
            lines=screen.rows,
            leaf=screen.leaf,
            total_name=_("Total") if first.is_keizer else _("Pts"),
            second_name=_("Rating"),
        )
    )


def _with_titles(loaded: list[Loaded], screen: Screen, kind: Kind) -> list[rows.Row]:
    """Several tournaments stand one under another, each below its name."""
    if len(loaded) == 1:
        return kind.rows(loaded[0], screen)
    listed = []
    for each in loaded:
        number = None if screen.kind in STANDINGS else each.shown_round
        listed.append({"heading": each.head.tournament["name"], "round": number})
        listed += kind.rows(each, screen)
    return listed


def subtitle(screen: Screen, loaded: list[Loaded]) -> str:
    if screen.kind == "ranking":
        number = loaded[0].found["listed"]["round"]
        return _("Standing after round %(number)d", number=number)
    number = loaded[0].shown_round
    return round_text(screen.kind, None if len(loaded) > 1 else number or 0)


def round_text(shows: str, number: int | None) -> str:
    """What stands beside the title of a screen."""
    if shows in STANDINGS:
        return _("Crosstable") if shows == "crosstable" else _("Standings")
    if number is None:
        texts = {"results": _("Last results"), "players": _("find your name")}
        return texts.get(shows, "")
    if not number:
        return _("No round is paired yet")
    return {
        "players": _("Round %(number)d, find your name", number=number),
        "results": _("Round %(number)d, last results", number=number),
        "call": _("Round %(number)d, boards still playing", number=number),
    }.get(shows, _("Round %(number)d", number=number))
