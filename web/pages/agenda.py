"""One agenda over all games: what waits for the member, most urgent first."""

from datetime import timedelta
from typing import Any
from urllib.parse import quote

from flask import Response, request
from flask import session as form_session

from shared import clock
from shared.errors import NotFound, Refusal
from web import api
from web.language import gettext as _
from web.language import language, ngettext
from web.session import WAITING, member
from web.templating import page
from web.times import moment, zone

ICONS = {"diplomacy": "diplomacy", "go": "go", "tournament": "chess", "mahjong": "mahjong"}
KINDS_FOR_PROGRAMS = {"ics": "text/calendar", "atom": "application/atom+xml"}


def ask() -> api.Ask:
    return api.ask("players", "/agenda", lang=language())


def noted(agenda: dict | None, limit: int | None = None) -> dict[str, Any]:
    """What templates show of it; the number goes into the titles of the pages that follow."""
    items = [_shown(item) for item in (agenda or {"items": []})["items"]]
    if agenda is not None:
        form_session[WAITING] = len(items)
    return {"items": items[:limit], "waiting": len(items), "said": _in_words(items)}


@member
def show():
    return _page()


@member
def open_addresses():
    """Shown once: only their fingerprint is kept."""
    opened = api.post("players", "/agenda-addresses")
    base = request.host_url.rstrip("/")
    return _page({name: base + opened[name] for name in ("calendar", "feed")})


def show_for_programs(name: str) -> Response:
    """The address is the secret, so that calendar programs need no login."""
    kind = KINDS_FOR_PROGRAMS.get(name.rpartition(".")[2])
    if kind is None:
        raise NotFound
    return Response(api.picture("players", f"/agendas/{quote(name, safe='')}"), mimetype=kind)


def _page(addresses: dict | None = None):
    agenda = _agenda()
    seen = noted(agenda)
    game = request.args.get("game", "")
    chosen = [item for item in seen["items"] if game in ("", item["game"])]
    return page(
        "agenda/agenda.html",
        groups=_groups(chosen),
        filters=_filters(seen["items"]),
        game=game,
        silent_names=[_services()[name] for name in agenda["silent"]],
        addresses=addresses,
        **seen,
    )


def _agenda() -> dict:
    try:
        return api.get("players", "/agenda", lang=language())
    except Refusal as refusal:
        if refusal.status != NotFound.status:
            raise
        return {"items": [], "silent": []}  # an account without a profile plays nothing


def _shown(item: dict) -> dict:
    picture = "message" if item["kind"] == "messages" else ICONS.get(item["game"], "flag")
    return item | {"icon": picture, "action": _actions().get(item["kind"], _("Open"))}


def _in_words(items: list[dict]) -> str:
    if not items:
        return _("Nothing waits for you.")
    today = sum(1 for item in items if _group_of(item) == "today")
    said = ngettext("One thing waits for you", "%(num)d things wait for you", len(items))
    return said + (_(", %(num)d today.", num=today) if today else ".")


def _groups(items: list[dict]) -> list[dict]:
    names = {
        "today": _("Today"),
        "tomorrow": _("Tomorrow"),
        "week": _("This week"),
        "later": _("Later"),
        "free": _("Without deadline"),
    }
    groups = [
        {"id": key, "name": name, "waiting": [item for item in items if _group_of(item) == key]}
        for key, name in names.items()
    ]
    return [group for group in groups if group["waiting"]]


def _group_of(item: dict) -> str:
    due = moment(item["deadline"])
    if due is None:
        return "free"
    today = clock.now().astimezone(zone()).date()
    days = (due.astimezone(zone()).date() - today) // timedelta(days=1)
    if days <= 0:
        return "today"
    return "tomorrow" if days == 1 else "week" if days < 7 else "later"


def _filters(items: list[dict]) -> list[dict]:
    counts = {game: sum(1 for item in items if item["game"] == game) for game in _games()}
    filters = [{"game": "", "name": _("All"), "count": len(items)}]
    filters += [
        {"game": game, "name": name, "count": counts[game]}
        for game, name in _games().items()
        if counts[game]
    ]
    return filters


def _games() -> dict[str, str]:
    return {
        "diplomacy": _("Diplomacy"),
        "go": _("Go"),
        "tournament": _("Tournaments"),
        "mahjong": _("Mahjong"),
    }


def _services() -> dict[str, str]:
    return {"games": _("Diplomacy and Go"), "tournaments": _("Tournaments")}


def _actions() -> dict[str, str]:
    return {
        "orders": _("Give orders"),
        "messages": _("Read"),
        "move": _("Play"),
        "invitation": _("Answer"),
        "board": _("See"),
        "league-game": _("See"),
        "check-in": _("I am here"),
    }
