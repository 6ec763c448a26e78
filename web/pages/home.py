"""The first page: what this place is, what is going on in it, what waits for the member."""

from typing import Any
from urllib.parse import quote

from web import api
from web.language import gettext as _
from web.language import ngettext
from web.pages import agenda
from web.pages.games import ending_text, pace_text, traits_text
from web.session import visitor
from web.templating import page

FEW = 5
MOST_EVENTS = 6
NOTHING: dict[str, Any] = {
    "diplomacy_running": 0,
    "diplomacy_waiting": 0,
    "go_running": 0,
    "looking": [],
    "ended": [],
}


def show():
    asks = {"agenda": agenda.ask()} if visitor() else {}
    answers = api.gather(
        **asks,
        events=api.ask("tournaments", "/events", limit=MOST_EVENTS),
        games=api.ask("games", "/showcase"),
        leagues=api.ask("tournaments", "/leagues"),
    )
    going_on = answers["games"] or NOTHING
    events = _events(answers["events"] or {})
    return page(
        "home/home.html",
        games=_games(going_on, events, (answers["leagues"] or {"leagues": []})["leagues"]),
        events=events,
        looking=[_looking(game) for game in going_on["looking"]],
        results=[_ended(game) for game in going_on["ended"]],
        silent=answers.silent,
        **agenda.noted(answers["agenda"], FEW),
    )


def _games(going_on: dict, events: list[dict], leagues: list[dict]) -> list[dict]:
    running, waiting = going_on["diplomacy_running"], going_on["diplomacy_waiting"]
    go_running = going_on["go_running"]
    live = sum(1 for event in events if event["live"])
    return [
        {
            "address": "/diplomacy",
            "art": "home/art/diplomacy.svg",
            "name": _("Diplomacy"),
            "said": ngettext("%(num)d game running", "%(num)d games running", running)
            + ngettext(", %(num)d looking for players", ", %(num)d looking for players", waiting),
        },
        {
            "address": "/go",
            "art": "home/art/go.svg",
            "name": _("Go"),
            "said": ngettext("%(num)d game running", "%(num)d games running", go_running)
            + _(", 9×9 to 19×19"),
        },
        {
            "address": "/events",
            "art": "home/art/tournaments.svg",
            "name": _("Tournaments"),
            "said": ngettext("%(num)d now, live results", "%(num)d now, live results", live)
            if live
            else _("In the hall, with live results"),
        },
        {
            "address": "/leagues",
            "art": "home/art/mahjong.svg",
            "name": _("Mahjong"),
            "said": leagues[0]["name"] if leagues else _("Leagues of teams, hand by hand"),
        },
    ]


def _events(lists: dict) -> list[dict]:
    """Those going on, then those to come, the nearest first."""
    coming = sorted(lists.get("coming", []), key=lambda event: event["start"])
    return [
        event | {"live": live, "address": f"/events/{quote(event['uniq_id'], safe='')}"}
        for live, events in ((True, lists.get("current", [])), (False, coming))
        for event in events
    ][:MOST_EVENTS]


def _looking(game: dict) -> dict:
    is_go = game["game"] == "go"
    kind = _("Go") if is_go else _("Diplomacy")
    name = game["name"]
    return game | {
        "address": "/go" if is_go else f"/diplomacy/{game['id']}",
        "name": _("%(kind)s, offered by %(name)s", kind=game["kind"], name=name) if is_go else name,
        "said": traits_text([kind] if is_go else [kind, game["kind"]], game["traits"]),
        "pace": "" if is_go else pace_text(game["days"]),
        "action": _("Play") if is_go else _("Join"),
    }


def _ended(game: dict) -> dict:
    is_go = game["game"] == "go"
    said = ngettext("%(num)d move", "%(num)d moves", game["moves"]) if is_go else _("Diplomacy")
    return game | {
        "address": f"/{game['game']}/{game['id']}",
        "said": f"{_('Go')} · {game['result']} · {said}"
        if is_go
        else f"{said} · {ending_text(game['result'])}",
    }
