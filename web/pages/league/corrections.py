"""A hand of a game is written anew: every consequence is shown before it is accepted."""

import json
from typing import Any

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.league.consequences import rows_in_words
from web.pages.league.entry import choices, form_of_request, seats, written
from web.pages.league.frame import load, show
from web.pages.league.games import HANDS_PER_GAME, season_of
from web.session import member
from web.templating import go_to, tell


@member
def show_form(league_id: int, game_id: int, number: int):
    return _form(league_id, game_id, number, Form({"end": "ron"}))


@member
def submit(league_id: int, game_id: int, number: int):
    """Without a token the consequences are listed; with it they are accepted."""
    form = form_of_request()
    address = f"/league-corrections/{game_id}"
    try:
        if form["token"]:
            changes = _announced(form["changes"])
            confirmed = {"token": form["token"], "reason": form["reason"]}
            api.put("tournaments", address, changes=changes, **confirmed)
            tell(_("The hand is corrected."))
            return go_to(f"/leagues/{league_id}/games/{game_id}")
        changes = [{"hand": number, "whole_hand": _whole(form, load(league_id).rules)}]
        told = api.post("tournaments", address, changes=changes)
    except Refusal as refusal:
        return _form(league_id, game_id, number, form.take(refusal), 400)
    frame = load(league_id)
    game = api.get("tournaments", f"/league-game/{game_id}")
    return show(
        "consequences",
        frame,
        season=season_of(frame, game),
        game=game,
        number=number,
        told=told,
        changed=rows_in_words(told["consequences"], [seat["name"] for seat in seats(frame, game)]),
        changes=json.dumps(changes),
    )


def _announced(changes: str) -> Any:
    """As the page with the consequences kept them; the service refuses anything else."""
    try:
        return json.loads(changes)
    except ValueError:
        return changes


def _whole(form: Form, rules: dict[str, Any]) -> dict[str, Any]:
    sent = written(form)
    sent.pop("stored_hands")
    offender = sent.pop("offender", None)
    whole: dict[str, Any] = {"written": {key: each for key, each in sent.items() if each}}
    if offender is not None:
        foul = {"actor": offender, "type": "chombo", "is_restarted": True}
        whole["foul_plays"] = [foul | {"penalty_points": rules["chombo_points"]}]
    return whole


def _form(league_id: int, game_id: int, number: int, form: Form, status: int = 200):
    frame = load(league_id)
    answers = api.gather(
        game=api.ask("tournaments", f"/league-game/{game_id}"),
        hand=api.ask("tournaments", f"/league-hands/{game_id * HANDS_PER_GAME + number}"),
        yaku=api.ask("tournaments", "/league-yaku"),
    )
    for name in ("game", "hand"):
        if answers[name] is None:
            raise answers.refusals[name]
    told, game = answers["hand"], answers["game"]
    dealer = next(
        row["seat"]
        for row in told["results"]
        if row["player_id"] == told["hand"]["parent_player_id"]
    )
    start = {"dealer": dealer, "scores": [row["start_score"] for row in told["results"]]}
    start |= {key: told["hand"][key] for key in ("round", "honba_count", "reach_stick_count")}
    return show(
        "entry",
        frame,
        status,
        season=season_of(frame, game),
        game=game,
        progress=None,
        coming=start,
        correcting=number,
        seats=seats(frame, game, start),
        form=form,
        **choices(frame, answers["yaku"]),
    )
