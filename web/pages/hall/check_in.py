"""Check-in on a tablet: a name, asked back, a tick; who is missing, what is owed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from babel.numbers import format_currency
from flask import request

from shared.errors import Refusal
from web import api
from web.language import language
from web.pages.hall import devices, loading
from web.pages.hall.lists import shown_name
from web.pages.hall.screens import Screen, asked_screen
from web.pages.hall.walls import digest, part
from web.pages.tournaments.heads import STAFF
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import visitor
from web.templating import go_to, page, render

CURRENCY = "EUR"


@dataclass(frozen=True)
class PlayerList:
    """Who is expected, wherever it was told."""

    screen: Any
    title: str
    open: bool
    players: list[dict[str, Any]]
    by_arbiter: bool = False


def show(screen: Screen):
    devices.use_key_of(screen.event)
    loaded = loading.load(screen.tournaments[:1], loading.players_of)[0]
    if loaded.head.overview["role"] not in STAFF and not devices.key_of(screen.event):
        return devices.ask_for_code(screen)
    return _page(_asked_list(screen, loaded))


def _asked_list(screen: Screen, loaded: loading.Loaded) -> PlayerList:
    rows = loaded.found["listed"]["registrations"]
    return PlayerList(
        screen,
        loaded.head.tournament["name"],
        loaded.head.tournament["check_in_open"],
        [_player(row) for row in rows if row["status"] == "registered"],
        loaded.head.by_arbiter,
    )


def show_stored(screen: Any, contents: dict[str, Any]):
    if not visitor() and not devices.key_of(screen.event):
        return devices.ask_for_code(screen)
    return _page(stored_list(screen, contents))


def stored_list(screen: Any, contents: dict[str, Any]) -> PlayerList:
    """Of money a stored screen tells nothing."""
    rows = [
        _player(line | {"id": line["registration_id"], "fee": None, "paid": None})
        for each in contents["sets"]
        if each["shows"] == "check_in"
        for column in each["columns"]
        for line in column
    ]
    is_open = any(each["check_in_open"] for each in contents["sets"])
    return PlayerList(screen, contents["screen"]["name"], is_open, rows)


def _page(expected: PlayerList, said: str = "", status: int = 200):
    text = request.values.get("q", "").strip()
    only_missing = bool(request.values.get("missing"))
    everybody = sorted(expected.players, key=lambda row: row["name"].casefold())
    here = sum(1 for row in everybody if row["checked_in"])
    values = {
        "screen": expected.screen,
        "title": expected.title,
        "check_in_open": expected.open,
        "listed": [
            row
            for row in everybody
            if text.casefold() in row["spoken"].casefold()
            and not (only_missing and row["checked_in"])
        ],
        "here": here,
        "expected": len(everybody) - here,
        "totals": _totals(everybody) if expected.by_arbiter else None,
        "fresh": request.args.get("fresh", ""),
    }
    region = render("hall/check_in_region.html", **values)
    if request.args.get("part"):
        return part(region)
    asked = request.values.get("player", 0, int)
    return page(
        "hall/check_in.html",
        status,
        **values,
        region=region,
        digest=digest(region),
        opened=next((row for row in everybody if row["id"] == asked), None),
        device=devices.device_name(),
        text=text,
        only_missing=only_missing,
        said=said,
    )


def _player(row: dict) -> dict:
    """Money is told to arbiters only: others get none from the service."""
    fee, paid = row["fee"] or 0, row["paid"] or 0
    return row | {
        "shown": shown_name(row["name"]),
        "spoken": spoken_name(row["name"]),
        "owed": money(fee - paid) if fee > paid else "",
        "paid_text": money(paid) if paid else "",
    }


def _totals(everybody: list[dict]) -> dict[str, str] | None:
    owed = sum(row["fee"] or 0 for row in everybody)
    paid = sum(row["paid"] or 0 for row in everybody)
    if not owed:
        return None
    return {"owed": money(owed), "paid": money(paid), "rest": money(owed - paid)}


def money(cents: int) -> str:
    return format_currency(cents / 100, CURRENCY, locale=language())


def tick(uniq_id: str):
    screen = asked_screen(uniq_id, "check-in")

    def again() -> PlayerList:
        return _asked_list(screen, loading.load(screen.tournaments[:1], loading.players_of)[0])

    return tick_on(screen, again)


def tick_on(screen: Any, again: Callable[[], PlayerList]):
    """Somebody came, or went again."""
    devices.use_key_of(screen.event)
    registration, here = request.form.get("registration", 0, int), request.form.get("here") == "1"
    try:
        api.put("tournaments", f"/registration-check-ins/{registration}", checked_in=here)
    except Refusal as refusal:
        if devices.is_wrong_code(refusal):
            return devices.ask_for_code(screen, refusal)
        if refusal.status >= 500:
            raise
        return _page(again(), sentence(str(refusal)), refusal.status)
    missing = 1 if request.form.get("missing") else None
    return go_to(screen.address(fresh=registration, missing=missing))
