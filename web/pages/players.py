"""Members as everybody may see them, and how to find one."""

from urllib.parse import quote

import pycountry
from babel import Locale
from flask import Response, request

from shared.errors import NotFound, Refusal
from web import api
from web.language import language, ngettext
from web.session import visitor
from web.templating import page

SHORTEST = 2
STARTED, STOPPED = 1, 2  # states of a Diplomacy game
FIRST_ROLE = 1


def search():
    text = request.args.get("q", "").strip()[:60]
    found = None
    if len(text) >= SHORTEST:
        listed = api.get("players", "/player-searches", text=text, limit=50)["players"]
        found = [one | {"country_name": _country(one["country"])} for one in listed]
    return page("players/search.html", text=text, found=found)


def show(pseudo: str):
    try:
        card = api.get("players", f"/player-cards/{quote(pseudo, safe='')}")
    except Refusal as refusal:
        if refusal.status == NotFound.status and pseudo == visitor().pseudo:
            return page("accounts/without_profile.html")
        raise
    number = card["player_id"]
    asks = {
        "games": api.ask("games", "/games", details=1, player_id=number, limit=50),
        "history": api.ask("tournaments", f"/player-histories/{number}"),
    }
    if visitor():  # Go is for members
        asks["go"] = api.ask("games", f"/go-players/{number}")
        asks["go_games"] = api.ask("games", "/go-games", view="played", player_id=number, limit=30)
    answers = api.gather(**asks)
    games = [_diplomacy_game(game) for game in (answers["games"] or {"games": []})["games"]]
    games += [_go_game(game) for game in (answers["go_games"] or {"games": []})["games"]]
    return page(
        "players/player.html",
        card=card,
        country=_country(card["country"]),
        running=[game for game in games if game["running"]],
        ended=[game for game in games if game["ended"]],
        **(answers["history"] or {"tournaments": [], "leagues": []}),
        go=answers["go"],
        silent=answers.silent,
    )


def _diplomacy_game(game: dict) -> dict:
    return {
        "icon": "diplomacy",
        "address": f"/diplomacy/{game['game_id']}",
        "name": game["name"],
        "said": game["variant"],
        "running": game["current_state"] == STARTED,
        "ended": game["current_state"] == STOPPED,
        "deadline": game["deadline_timestamp"] if game["current_state"] == STARTED else None,
    }


def _go_game(game: dict) -> dict:
    size = f"{game['size']}×{game['size']}"
    moves = ngettext("%(num)d move", "%(num)d moves", game["moves"])
    return {
        "icon": "go",
        "address": f"/go/{game['id']}",
        "name": f"{game['black']['pseudo']} – {game['white']['pseudo']}",
        "said": " · ".join(part for part in (size, game["result"] or moves) if part),
        "running": game["status"] != "FINISHED",
        "ended": game["status"] == "FINISHED",
        "deadline": None,
    }


def _country(code: str) -> str:
    known = pycountry.countries.get(alpha_3=code)
    return Locale(language()).territories.get(known.alpha_2, known.name) if known else code


def _role_played_most(ratings: dict, variant: str) -> int:
    """Ratings are by role: the one that tells most stands for all."""
    played = [each for each in ratings["performances"] if each["variant"] == variant]
    return max(played, key=lambda each: each["games"])["role"] if played else FIRST_ROLE


def show_curve(pseudo: str, game: str) -> Response:
    """The drawing of the service, from this site: pages load nothing from elsewhere."""
    name = quote(pseudo, safe="")
    if game == "diplomacy":
        variant = request.args.get("variant", "standard")
        role = _role_played_most(api.get("games", f"/player-ratings/{name}", moves=0), variant)
        path = f"/player-rating-curves/{name}"
        drawing = api.picture("games", path, variant=variant, role_id=role)
    elif game == "go":
        number = api.get("players", f"/player_identifiers/{name}")
        drawing = api.picture("games", f"/go-rating-curves/{number}")
    else:
        raise NotFound
    return Response(drawing, mimetype="image/svg+xml")
