"""One game of Diplomacy: map, orders, history, press, and the papers of one's own role."""

from collections.abc import Mapping
from typing import Any

from flask import Response, request

from web import api
from web.forms import Form
from web.language import gettext as _
from web.language import language
from web.pages.diplomacy.board import order_of_value
from web.pages.diplomacy.deadlines import consequence
from web.pages.diplomacy.outcomes import outcomes_by_role
from web.pages.diplomacy.sheet import Sheet
from web.pages.diplomacy.table import STARTED, STOPPED, WAITING, Table, load_table
from web.pages.diplomacy.threads import PRESS, Thread
from web.pages.games import TRAITS, ending_text, pace_text, traits_text
from web.session import visitor
from web.templating import page


def show(game_id: int):
    return game_page(load_table(game_id))


def game_page(
    table: Table, form: Form | None = None, status: int = 200, sheet: Sheet | None = None
):
    """`form` and `sheet`: what was typed and refused."""
    answers = api.gather(**_asks(table, sheet))
    if sheet is None and answers["choices"]:
        sheet = table.sheet(answers["choices"])
    threads = table.threads
    opened = _opened(threads)
    unread = sum(thread.unread for thread in threads)
    shown = page(
        "diplomacy/game.html",
        status,
        table=table,
        game=table.game,
        own=table.own,
        board=table.board,
        timeline=table.timeline,
        form=form or Form(),
        sheet=sheet,
        places=_places(table) if sheet else None,
        **_stored(table, sheet),
        played=_played(table, answers["transition"]),
        threads=threads,
        thread=opened,
        unread=unread,
        consequence=consequence(table.game),
        state=_state(table.game),
        said=traits_text([], [each for each in TRAITS if table.game.get(each)]),
        pace=pace_text(table.game["speed_moves"]),
        silent=answers.silent,
        WAITING=WAITING,
        STARTED=STARTED,
        STOPPED=STOPPED,
    )
    if opened and opened.unread and "thread" in request.args and "glance" not in request.args:
        _mark_read(table, opened)
    return shown


def _asks(table: Table, sheet: Sheet | None) -> dict[str, api.Ask]:
    """What the page needs besides: legal orders, and the phase it shows or the last one."""
    game_id, asks = table.game["game_id"], {}
    if table.may_order and sheet is None:
        asks["choices"] = api.ask(
            "games", f"/game-possible-orders/{game_id}", role_id=table.order_role
        )
    phase = table.timeline.last_moves if table.timeline.is_now else table.timeline.shown
    if phase is not None:
        path = f"/game-transitions/{game_id}/{phase.advancement}"
        asks["transition"] = api.ask("games", path, lang=language())
    return asks


def _played(table: Table, transition: Mapping[str, Any] | None) -> dict[str, Any] | None:
    if transition is None:
        return None
    timeline = table.timeline
    return {
        "phase": timeline.last_moves if timeline.is_now else timeline.shown,
        "outcomes": outcomes_by_role(transition["outcomes"], table.board),
        "report": transition["report"],
        "adjudicated_at": transition["adjudicated_at"],
    }


def _stored(table: Table, sheet: Sheet | None) -> dict[str, Any]:
    """What the services keep of the orders: whether any, whether final, and their text."""
    if sheet is None or table.own is None or table.own["submissions"] is None:
        return {}
    chosen = (order_of_value(slot.chosen) for slot in sheet.slots)
    return {
        "saved": sheet.role in table.own["submissions"]["submitted"],
        "is_final": sheet.role in table.own["submissions"]["agreed"],
        "stored_text": "\n".join(table.board.written(order) for order in chosen if order),
    }


def _places(table: Table) -> dict[str, list[float]]:
    """By zone: its region, where units stand, where dislodged ones do; for the map's script."""
    board = table.board
    return {
        str(zone): [
            board.region(zone),
            *board.place(zone),
            *board.place(zone, dislodged=True),
        ]
        for zone in map(int, board.zones)
    }


def _opened(threads: list[Thread]) -> Thread | None:
    """The one asked for, else the most urgent one."""
    asked = request.values.get("thread", "")
    return next((one for one in threads if one.key == asked), threads[0] if threads else None)


def _mark_read(table: Table, thread: Thread) -> None:
    about: dict[str, Any] = {"declarations": 1}
    if thread.key != PRESS:
        only = len(thread.others) == 1
        about = {"author_role_id": thread.others[0]} if only else {"group_role_ids": thread.others}
    api.post(
        "games",
        f"/game-visits/{table.game['game_id']}",
        **in_role(table, table.role),
        **about,
    )


def in_role(table: Table, role: int | None) -> dict[str, Any]:
    """Who acts: the AFJD API asks for the pseudo as well."""
    return {"pseudo": visitor().pseudo, "role_id": role}


def _state(game: Mapping[str, Any]) -> str:
    if game["current_state"] == STOPPED:
        return ending_text(game["ending"] or "")
    if game["paused"]:
        return _("paused")
    return _("running") if game["current_state"] == STARTED else _("looks for players")


def show_map(game_id: int) -> Response:
    """The picture, for pages and whoever opens it alone."""
    drawn = api.picture(
        "games",
        f"/game-maps/{game_id}.svg",
        lang=language(),
        theme="dark" if request.args.get("theme") == "dark" else "light",
        advancement=request.args.get("advancement", None, int),
        orders=1 if request.args.get("orders") == "1" else 0,
    )
    response = Response(drawn, mimetype="image/svg+xml")
    response.add_etag()
    response.make_conditional(request)
    return response
