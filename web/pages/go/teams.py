"""Games of several players: found one, fill and arrange its seats, begin."""

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import number_or_text, whole_number
from web.pages.go import settings, words
from web.pages.go.offers import sent_terms
from web.pages.go.refusals import take
from web.session import member, visitor
from web.templating import go_to, page, tell

MOST_SEATS = 16


@member
def show_new():
    form = settings.usual_form()
    form.values["players"] = "2:2"
    return _new(form)


def _new(form: Form):
    return page(
        "go/found_team.html",
        422 if form.errors else 200,
        form=form,
        options=settings.options(),
        shapes=[],
    )


@member
def found():
    try:
        made = api.post(
            "games",
            "/go-teams",
            players=request.form.get("players", "").strip(),
            **settings.sent_settings(),
        )
    except Refusal as refusal:
        return _new(take(settings.sent_form(), refusal))
    tell(_("The game is founded: fill its seats."))
    return go_to(f"/go/{made['game_id']}")


def shown(game: dict, form: Form):
    """The page of a game that is being set up."""
    team = api.get("games", f"/go-teams/{game['id']}")
    mine = [seat for seat in team["seats"] if seat["pseudo"] == visitor().pseudo]
    return page(
        "go/team.html",
        422 if form.errors else 200,
        game=game,
        rules=words.rules_text(game),
        time=words.limit_text(game["limit"]),
        team=team,
        form=form,
        is_master=any("MASTER" in seat["flags"] for seat in mine),
        kept_for_me=[seat for seat in mine if "RESERVED" in seat["flags"]],
        groups=["BW"] if game["game_type"] == "ZEN_GO" else ["B", "W", "G1", "G2"],
        free_seats=[
            (seat["id"], f"{number} ({seat['group']})")
            for number, seat in enumerate(team["seats"], 1)
            if not seat["player_id"]
        ],
        orders=range(1, MOST_SEATS + 1),
    )


@member
def act(game_id: int):
    """One address for all that is done with seats: `act` says what."""
    sent = request.form
    deed, _colon, seat_id = sent.get("act", "").partition(":")
    try:
        _do(game_id, deed, seat_id or sent.get("seat_id", ""))
    except Refusal as refusal:
        return shown(api.get("games", f"/go-games/{game_id}"), take(Form(sent), refusal, "pseudo"))
    tell(_("Done."))
    return go_to(f"/go/{game_id}" if deed != "delete" else "/go")


def _do(game_id: int, deed: str, seat_id: str) -> None:
    seats, team = f"/go-team-seats/{game_id}", f"/go-teams/{game_id}"
    sent = request.form
    if deed == "invite":
        api.put("games", seats, seat_id=seat_id, pseudo=sent.get("pseudo", "").strip())
    elif deed == "take":
        api.post("games", seats)
    elif deed == "leave":
        api.delete("games", seats, seat_id=seat_id)
    elif deed == "arrange":
        api.put("games", team, places=_places())
    elif deed == "offer":
        api.post("games", f"/go-team-offers/{game_id}", **sent_terms())
    elif deed == "start":
        api.post("games", team)
    elif deed == "delete":
        api.delete("games", f"/go-games/{game_id}")


def _places() -> list[dict]:
    """Fields group-7 and order-7 of every seat."""
    sent = request.form
    return [
        {"seat_id": seat, "group": group, "order": number_or_text(sent.get(f"order-{seat}", 1))}
        for name, group in sent.items()
        if name.startswith("group-") and (seat := whole_number(name[6:])) is not None
    ]
