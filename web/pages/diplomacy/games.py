"""Games of Diplomacy in lists: mine with what waits for me first, and everybody's, filtered."""

from typing import Any
from urllib.parse import urlencode

from flask import request

from shared.errors import NotFound
from web import api
from web.language import gettext as _
from web.language import ngettext
from web.pages.diplomacy.lookup import MASTER, STARTED, STOPPED, WAITING
from web.pages.diplomacy.words import pace_of, phase_text
from web.pages.games import A_PAGE, TRAITS, ending_text, traits_text
from web.session import member, visitor
from web.templating import page

STATES = {"looking": WAITING, "running": STARTED, "ended": STOPPED}
MINE = "mine"


def show():
    chosen = request.args.get("state", MINE if visitor() else "running")
    if chosen == MINE:
        return _show_mine()
    if chosen not in STATES:
        raise NotFound
    wanted = _filters()
    answers = api.gather(
        games=api.ask(
            "games",
            "/games",
            details=1,
            newest=1,
            state=STATES[chosen],
            after=max(request.args.get("after", 0, int), 0),
            limit=A_PAGE,
            **_asked(wanted),
        ),
        variants=api.ask("games", "/variants"),
        **({"mine": api.ask("games", "/my-games")} if visitor() else {}),
    )
    if "games" in answers.refusals:
        raise answers.refusals["games"]
    found = answers["games"]
    mine = {one["game_id"] for one in (answers["mine"] or {"games": []})["games"]}
    address = "/diplomacy?" + urlencode({"state": chosen} | wanted)
    return page(
        "diplomacy/games.html",
        games=[_listed(game, mine) for game in found["games"]],
        state=chosen,
        wanted=wanted,
        variants=(answers["variants"] or {"variants": []})["variants"],
        traits=[(trait, traits_text([], [trait])) for trait in TRAITS],
        following=f"{address}&after={found['next']}" if found["next"] else "",
    )


@member
def _show_mine():
    answers = api.gather(
        mine=api.ask("games", "/my-games"), away=api.ask("games", "/game-restorations")
    )
    if "mine" in answers.refusals:
        raise answers.refusals["mine"]
    games = sorted((_mine(one) for one in answers["mine"]["games"]), key=_urgency)
    away = (answers["away"] or {"games": []})["games"]
    return page("diplomacy/mine.html", games=games, away=away, state=MINE)


def _filters() -> dict[str, str]:
    """What the visitor filters by; what is empty filters nothing."""
    typed = {name: request.args.get(name, "").strip()[:20] for name in ("text", "variant", "trait")}
    return {name: value for name, value in typed.items() if value}


def _asked(wanted: dict[str, str]) -> dict[str, Any]:
    asked: dict[str, Any] = {name: wanted.get(name) for name in ("text", "variant")}
    if wanted.get("trait") in TRAITS:
        asked[wanted["trait"]] = 1
    return asked


def _listed(game: dict[str, Any], mine: set[int]) -> dict[str, Any]:
    return game | {
        "said": traits_text([game["variant"]], [each for each in TRAITS if game.get(each)]),
        "pace": pace_of(game),
        "seats": game["seats_taken"] + game["seats_free"],
        "is_mine": game["game_id"] in mine,
        "phase": phase_text(game),
        "how": ending_text(game["ending"] or ""),
    }


def _mine(one: dict[str, Any]) -> dict[str, Any]:
    return one | {
        "waits": _waits(one),
        "is_master": one["role"] == MASTER,
        "phase": phase_text(one),
    }


def _waits(one: dict[str, Any]) -> str:
    """Why this game waits for the visitor; "" if it does not."""
    reasons = []
    if one["needs_orders"] and not one["paused"]:
        reasons.append(_("orders to give"))
    if one["role"] == MASTER and one["current_state"] == WAITING and not one["seats_free"]:
        reasons.append(_("complete: it can start"))
    if one["role"] == MASTER and one["late"]:
        missing = one["orders_missing"]
        reasons.append(ngettext("%(num)d role is late", "%(num)d roles are late", missing))
    if one["role"] == MASTER and one["paused"]:
        reasons.append(_("paused"))
    unread = one["unread_messages"] + one["unread_declarations"]
    if unread:
        reasons.append(ngettext("%(num)d unread", "%(num)d unread", unread))
    return ", ".join(reasons)


def _urgency(one: dict[str, Any]) -> tuple:
    """What waits comes first, by its deadline; then what runs, what gathers, what has ended."""
    state = (STARTED, WAITING, STOPPED).index(one["current_state"])
    due = one["deadline_timestamp"]
    return not one["waits"], state, due is None, due or 0, one["game_id"]
