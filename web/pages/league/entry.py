"""A hand is entered at the table, on a phone: looked at, noted, undone."""

from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_number, whole_numbers
from web.pages.league.frame import SEAT_WINDS, Frame, load, show
from web.pages.league.games import season_of
from web.session import member
from web.templating import go_to, page, tell

LIMITS = ("haneman", "baiman", "sanbaiman", "yakuman")
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
DORA = ("dora", "red_dora", "ura_dora")
ABORTIVE = ("nine_terminals", "four_winds", "four_riichi", "four_kans", "three_ron")


@member
def show_entry(league_id: int, game_id: int):
    return _entry(load(league_id), game_id, Form({"end": "ron"}))


@member
def submit(league_id: int, game_id: int):
    form = form_of_request()
    try:
        told = api.post("tournaments", f"/league-written-hands/{game_id}", **written(form))
    except Refusal as refusal:
        return _entry(load(league_id), game_id, form.take(refusal), 400)
    address = f"/leagues/{league_id}/games/{game_id}"
    tell(_("The game is over.") if told["finished"] else _("The hand is noted."))
    return go_to(address if told["finished"] else f"{address}/entry")


@member
def look(league_id: int, game_id: int):
    """What would be noted: the line at the foot of the form."""
    form = form_of_request()
    frame = load(league_id)
    try:
        told = api.post(
            "tournaments", f"/league-written-hands/{game_id}", dry_run=True, **written(form)
        )
    except Refusal as refusal:
        form.take(refusal)
        return page("league/looked.html", said=next(iter(form.errors.values()), ""), told=None)
    game = api.get("tournaments", f"/league-game/{game_id}")
    names = [frame.player_names[seat["player_id"]] for seat in game["seats"]]
    return page("league/looked.html", said="", told=told, changes=changes(told, names))


def changes(told: dict[str, Any], names: list[str]) -> list[tuple[str, int]]:
    """Who gets and pays how much in the last hand."""
    hand = told["last_hand"]
    deltas = [
        end - start for start, end in zip(hand["start_scores"], hand["end_scores"], strict=True)
    ]
    return [(name, delta) for name, delta in zip(names, deltas, strict=True) if delta]


@member
def undo(league_id: int, game_id: int):
    return _act(
        league_id,
        game_id,
        lambda: api.delete(
            "tournaments",
            f"/league-written-hands/{game_id}",
            reason=request.form.get("reason") or "entered by mistake at the table",
        ),
    )


@member
def end(league_id: int, game_id: int):
    by = request.form.get("by", "")
    return _act(
        league_id, game_id, lambda: api.post("tournaments", f"/league-game-ends/{game_id}", by=by)
    )


@member
def go_on(league_id: int, game_id: int):
    reason = request.form.get("reason", "")
    return _act(
        league_id,
        game_id,
        lambda: api.delete("tournaments", f"/league-game-ends/{game_id}", reason=reason),
    )


def _act(league_id: int, game_id: int, do):
    try:
        told = do()
    except Refusal as refusal:
        return _entry(load(league_id), game_id, Form({"end": "ron"}).take(refusal), 400)
    address = f"/leagues/{league_id}/games/{game_id}"
    return go_to(address if told["finished"] else f"{address}/entry")


def form_of_request() -> Form:
    """Lists stay lists: who is in riichi, which yaku."""
    form = Form(request.form.to_dict())
    for name in ("riichi", "tenpai", "yaku"):
        form.values[name] = request.form.getlist(name)
    return form


def written(form: Form) -> dict[str, Any]:
    """The hand as the API takes it."""
    ending = form["end"]
    sent: dict[str, Any] = {"end": ending, "stored_hands": whole_number(form["stored_hands"])}
    if ending != "chombo":
        sent["riichi"] = whole_numbers(form["riichi"])
    if ending == "draw":
        sent["reason"] = form["reason"] or None
        if not form["reason"]:
            sent["tenpai"] = whole_numbers(form["tenpai"])
    elif ending == "chombo":
        sent["offender"] = whole_number(form["offender"])
    else:
        sent["wins"] = [_win(form, ending)]
    return sent


def _win(form: Form, ending: str) -> dict[str, Any]:
    win: dict[str, Any] = {"winner": whole_number(form["win"])}
    if ending == "ron":
        win["loser"] = whole_number(form["pay"])
    win |= {"limit": form["han"]} if form["han"] in LIMITS else {"han": whole_number(form["han"])}
    if win.get("han") is None or win["han"] < 5:
        win["fu"] = whole_number(form["fu"])
    if form["yaku"] or any(whole_number(form[name]) for name in DORA):
        _add_yaku(win, form)
    return {key: value for key, value in win.items() if value is not None}


def _add_yaku(win: dict[str, Any], form: Form) -> None:
    """A yaku comes with its han, closed and open, as the page was given them."""
    opened = form["is_open"] == "1"
    yaku: dict[str, int] = {}
    for told in form["yaku"]:
        key, closed, open_han = (*told.split(":"), "", "")[:3]
        yaku[key] = (whole_number(open_han) if opened else None) or whole_number(closed) or 0
    yakuman = sum(han // 13 for han in yaku.values())
    for name in DORA:
        if not yakuman and whole_number(form[name]):
            yaku[name] = whole_number(form[name]) or 0
    win |= {"yaku": yaku, "is_open": opened}
    if yakuman:
        win |= {"limit": "yakuman", "yakuman": yakuman, "han": None, "fu": None}
    elif win.get("limit"):
        win |= {"han": sum(yaku.values())}


def _entry(frame: Frame, game_id: int, form: Form, status: int = 200):
    answers = api.gather(
        game=api.ask("tournaments", f"/league-game/{game_id}"),
        progress=api.ask("tournaments", f"/league-events/{game_id}"),
        yaku=api.ask("tournaments", "/league-yaku"),
    )
    for name in ("game", "progress"):
        if answers[name] is None:
            raise answers.refusals[name]
    game, progress = answers["game"], answers["progress"]
    coming = progress["next_hand"]
    return show(
        "entry",
        frame,
        status,
        season=season_of(frame, game),
        game=game,
        progress=progress,
        coming=coming,
        seats=seats(frame, game, coming),
        form=form,
        **choices(frame, answers["yaku"]),
    )


def seats(frame: Frame, game: dict[str, Any], coming: dict[str, Any] | None = None):
    """Name, wind and score of each seat."""
    count, dealer = len(game["seats"]), coming["dealer"] if coming else 0
    scores = coming["scores"] if coming else [None] * count
    return [
        {
            "seat": seat["seat"],
            "name": frame.player_names.get(seat["player_id"], "?"),
            "wind": SEAT_WINDS[(seat["seat"] - dealer) % count],
            "score": scores[seat["seat"]],
        }
        for seat in game["seats"]
    ]


def choices(frame: Frame, yaku: dict[str, Any] | None) -> dict[str, Any]:
    return {
        "fus": FU,
        "limits": LIMITS,
        "reasons": ABORTIVE if frame.rules["switches"]["abortive_draws"] else (),
        "yaku": [each for each in (yaku or {"yaku": []})["yaku"] if each["han_closed"]],
    }
