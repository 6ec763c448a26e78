"""Tablets on which players enter results: a board, three big buttons, done."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from flask import request

from shared.errors import Conflict, Refusal
from web import api
from web.language import gettext as _
from web.pages.hall import devices, loading
from web.pages.hall.rows import Row, board_row, board_rows
from web.pages.hall.screens import Screen, asked_screen
from web.pages.hall.walls import digest, part
from web.pages.tournaments.heads import STAFF
from web.sentences import sentence
from web.session import visitor
from web.templating import go_to, page, render, tell

RESULTS = {"white": 3, "draw": 2, "black": 1}
FORFEITS = {"white-forfeit": 6, "black-forfeit": 4, "nobody": 5}
TAKEN_AWAY = "none"


@dataclass(frozen=True)
class Tablet:
    """What lies on the table, wherever it was told."""

    screen: Any
    title: str
    round: int | None
    rows: list[Row]
    staff: bool
    arbiter: bool
    cards: int
    may_take_back: bool
    several: bool = False


def show(screen: Screen):
    devices.use_key_of(screen.event)
    loaded = loading.load(screen.tournaments, loading.round_of)
    if loaded[0].head.overview["role"] not in STAFF and not devices.key_of(screen.event):
        return devices.ask_for_code(screen)
    return _page(_asked_tablet(screen, loaded))


def _asked_tablet(screen: Screen, loaded: list[loading.Loaded]) -> Tablet:
    head = loaded[0].head
    staff = head.overview["role"] in STAFF
    return Tablet(
        screen,
        head.event["name"] if len(loaded) > 1 else head.tournament["name"],
        loaded[0].shown_round,
        [
            row
            | {
                "tournament": each.head.tournament["id"],
                "tournament_name": each.head.tournament["name"],
                "round": each.shown_round,
            }
            for each in loaded
            for row in board_rows(each, screen)
        ],
        staff,
        head.by_arbiter,
        head.most_cards,
        staff or head.event["allow_results_deletion_on_input_screens"],
        len(loaded) > 1,
    )


def show_stored(screen: Any, contents: dict[str, Any]):
    if not visitor() and not devices.key_of(screen.event):
        return devices.ask_for_code(screen)
    return _page(stored_tablet(screen, contents))


def stored_tablet(screen: Any, contents: dict[str, Any]) -> Tablet:
    """Whoever logged in on it may be of the staff: the service knows."""
    sets = [each for each in contents["sets"] if each["shows"] == "boards"]
    return Tablet(
        screen,
        contents["screen"]["name"],
        sets[0]["round"] if len(sets) == 1 else None,
        [
            board_row(board)
            | {
                "tournament": each["tournament_id"],
                "tournament_name": each["title"],
                "round": each["round"],
            }
            for each in sets
            for column in each["columns"]
            for board in column
        ],
        bool(visitor()),
        bool(visitor()),
        max((each["illegal_moves"] for each in sets), default=0),
        True,
        len(sets) > 1,
    )


def _page(tablet: Tablet, said: str = "", status: int = 200):
    text = request.values.get("q", "").strip().casefold()
    listed = [
        row
        for row in tablet.rows
        if text in f"{row['table']} {row['white']['spoken']} {row['black']['spoken']}".casefold()
    ]
    values = {
        "screen": tablet.screen,
        "tablet": tablet,
        "listed": listed,
        "missing": sum(1 for row in listed if not row["done"]),
        "fresh": request.args.get("fresh", ""),
    }
    region = render("hall/input_region.html", **values)
    if request.args.get("part"):
        return part(region)
    return page(
        "hall/input.html",
        status,
        **values,
        region=region,
        digest=digest(region),
        opened=_opened(listed, request.values.get("board", "")) if not said else None,
        device=devices.device_name(),
        text=text,
        said=said,
    )


def _opened(listed: list[Row], asked: str) -> Row | None:
    """The board that was tapped: `tournament-board`."""
    return next((row for row in listed if f"{row['tournament']}-{row['board']}" == asked), None)


def enter(uniq_id: str):
    """A result of a screen that an address describes."""
    screen = asked_screen(uniq_id, "input")

    def again() -> Tablet:
        return _asked_tablet(screen, loading.load(screen.tournaments, loading.round_of))

    return _enter(screen, "/board-results", again)


def enter_on(screen: Any, again: Callable[[], Tablet]):
    """A result of a stored screen: the service looks whether it shows this board."""
    event, name = quote(screen.event, safe=""), quote(screen.name, safe=":")
    return _enter(screen, f"/screen-results/{event}/{name}", again)


def _enter(screen: Any, where: str, again: Callable[[], Tablet]):
    """Checked by the service: code, round, version, and who may what."""
    devices.use_key_of(screen.event)
    sent = request.form
    tournament, board = sent.get("tournament", 0, int), sent.get("number", 0, int)
    path = f"{where}/{tournament}/{sent.get('round', 0, int)}/{board}"
    version, chosen = sent.get("version", None, int), sent.get("result", "")
    try:
        if chosen == TAKEN_AWAY:
            api.delete("tournaments", path, version=version)
        else:
            result = (RESULTS | FORFEITS).get(chosen)
            api.put("tournaments", path, result=result, version=version)
    except Refusal as refusal:
        return _refused(screen, refusal, again)
    tell(_("Board %(number)d is entered.", number=sent.get("table", board, int)))
    return go_to(screen.address(fresh=f"{tournament}-{board}", q=sent.get("q") or None))


def _refused(screen: Any, refusal: Refusal, again: Callable[[], Tablet]):
    if devices.is_wrong_code(refusal):
        return devices.ask_for_code(screen, refusal)
    if refusal.status >= 500:
        raise refusal
    status = Conflict.status if refusal.status in (409, 412) else refusal.status
    return _page(again(), sentence(str(refusal)), status)


def show_card(uniq_id: str):
    """A card for an illegal move."""
    screen = asked_screen(uniq_id, "input")

    def again() -> Tablet:
        return _asked_tablet(screen, loading.load(screen.tournaments, loading.round_of))

    return show_card_on(screen, again)


def show_card_on(screen: Any, again: Callable[[], Tablet]):
    devices.use_key_of(screen.event)
    sent = request.form
    path = (
        f"/illegal-moves/{sent.get('tournament', 0, int)}/{sent.get('round', 0, int)}"
        f"/{sent.get('registration', 0, int)}"
    )
    try:
        api.post("tournaments", path)
    except Refusal as refusal:
        return _refused(screen, refusal, again)
    return go_to(screen.address(board=sent.get("board"), fresh=sent.get("board")))
