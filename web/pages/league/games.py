"""One game: its result, hand by hand, and a hand step by step with its tiles."""

from typing import Any

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_numbers
from web.pages.league.frame import SEAT_WINDS, Frame, load, show
from web.pages.league.replay import sort_tiles, table_after, tiles_of
from web.session import member
from web.templating import go_to, tell

HANDS_PER_GAME = 100


def show_game(league_id: int, game_id: int):
    return game_page(load(league_id), game_id)


def game_page(frame: Frame, game_id: int, form: Form | None = None, status: int = 200):
    answers = api.gather(
        game=api.ask("tournaments", f"/league-game/{game_id}"),
        hands=api.ask("tournaments", f"/league-game-hands/{game_id}"),
        corrections=api.ask("tournaments", f"/league-corrections/{game_id}"),
    )
    game = answers["game"]
    if game is None:
        raise answers.refusals["game"]
    season = season_of(frame, game)
    listed = answers["hands"] or {"hands": [], "results": [], "endings": [], "foul_plays": []}
    return show(
        "game",
        frame,
        status,
        game=game,
        season=season,
        hands=[_hand(each, listed) for each in listed["hands"]],
        choices=[
            (seat, frame.members_of(seat["team_id"], season["year"])) for seat in game["seats"]
        ],
        corrections=(answers["corrections"] or {"corrections": []})["corrections"],
        winds=SEAT_WINDS,
        form=form or Form(),
        silent=answers.silent,
    )


def season_of(frame: Frame, game: dict[str, Any]) -> dict[str, Any]:
    """A game of another league is not found here."""
    for season in frame.seasons:
        if season["id"] == game["season_id"]:
            return season
    raise NotFound


def _hand(hand: dict[str, Any], listed: dict[str, Any]) -> dict[str, Any]:
    """A hand with its scores and how it ended."""
    own = {
        name: [row for row in listed[name] if row["hand_id"] == hand["id"]]
        for name in ("results", "endings", "foul_plays")
    }
    ends = [event for event in own["endings"] if event["type"] != "reach"]
    riichi = [event["actor_player_id"] for event in own["endings"] if event["type"] == "reach"]
    return hand | own | {"ends": ends, "riichi": riichi}


def show_hand(league_id: int, game_id: int, number: int):
    """`step` counts events; the last one if left out."""
    frame = load(league_id)
    answers = api.gather(
        game=api.ask("tournaments", f"/league-game/{game_id}"),
        hand=api.ask("tournaments", f"/league-hands/{game_id * HANDS_PER_GAME + number}"),
        hands=api.ask("tournaments", f"/league-game-hands/{game_id}"),
        yaku=api.ask("tournaments", "/league-yaku"),
    )
    for name in ("game", "hand"):
        if answers[name] is None:
            raise answers.refusals[name]
    told = answers["hand"]
    seat_of = {row["player_id"]: row["seat"] for row in told["results"]}
    last = len(told["events"])
    step = min(max(request.args.get("step", last, int), 0), last)
    return show(
        "hand",
        frame,
        season=season_of(frame, answers["game"]),
        game=answers["game"],
        told=told,
        numbers=len((answers["hands"] or {"hands": []})["hands"]),
        number=number,
        step=step,
        last=last,
        table=table_after(told["events"], seat_of, step),
        event=told["events"][step - 1] if step else None,
        yaku_names={each["id"]: each["name"] for each in (answers["yaku"] or {"yaku": []})["yaku"]},
        sort_tiles=sort_tiles,
        tiles_of=tiles_of,
        winds=SEAT_WINDS,
    )


@member
def line_up(league_id: int, game_id: int):
    """Seats in the order of the form: the first deals first."""
    sent = whole_numbers(request.form.getlist("player"))
    return _change(
        league_id,
        game_id,
        lambda: api.put("tournaments", f"/league-line-ups/{game_id}", player_ids=sent),
        _("The line-up is kept."),
    )


@member
def enter_scores(league_id: int, game_id: int):
    scores = [each.replace("\u00a0", "").replace(" ", "") for each in request.form.getlist("score")]
    reason = request.form.get("reason", "")
    return _change(
        league_id,
        game_id,
        lambda: api.put(
            "tournaments", f"/league-game-scores/{game_id}", scores=scores, reason=reason
        ),
        _("The scores are kept."),
    )


@member
def import_log(league_id: int, game_id: int):
    file = request.files.get("file")
    text = file.read().decode("utf-8", "replace") if file else request.form.get("log", "")
    sent = {"form": request.form.get("form", ""), "log": text}
    return _change(
        league_id,
        game_id,
        lambda: api.put(
            "tournaments",
            f"/league-imports/{game_id}",
            reason=request.form.get("reason", ""),
            **sent,
        ),
        _("The game is imported."),
    )


@member
def erase(league_id: int, game_id: int):
    reason = request.form.get("reason", "")
    return _change(
        league_id,
        game_id,
        lambda: api.delete("tournaments", f"/league-records/{game_id}", reason=reason),
        _("The record was taken away."),
    )


def _change(league_id: int, game_id: int, do, said: str):
    try:
        do()
    except Refusal as refusal:
        form = Form(request.form.to_dict()).take(refusal)
        return game_page(load(league_id), game_id, form, 400)
    tell(said)
    return go_to(f"/leagues/{league_id}/games/{game_id}")
