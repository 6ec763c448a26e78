"""/go/<id>: a game on its board, whatever state it is in."""

import contextlib
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.pages.go import invitations, teams, words
from web.pages.go.boards import (
    PASS,
    RESIGN,
    TIMEOUT,
    board_after,
    label,
    rows_for_script,
)
from web.pages.go.comments import parts_of
from web.pages.go.scoring import Scoring, count_rows, scoring_of, show_marks
from web.pages.go.variations import as_lines
from web.session import member, visitor
from web.templating import page

SCORING = ("SCORE", "SCORE2")
PLACE_HANDICAP, MOVE, SCORE, BID, BID_OR_ACCEPT, CHOOSE_COLOUR = 1, 2, 3, 10, 11, 12
YOUNG_MOVES = 10


@member
def show(game_id: int):
    return shown(game_id, Form())


def shown(game_id: int, form: Form, resigning: bool = False):
    game = api.get("games", f"/go-games/{game_id}")
    if game["status"] == "INVITED":
        return invitations.shown(game_id, form)
    if game["status"] == "SETUP":
        return teams.shown(game, form)
    return page(
        "go/game.html", 422 if form.errors else 200, resigning=resigning, **_values(game, form)
    )


def _values(game: dict, form: Form) -> dict[str, Any]:
    me = my_colour(game)
    answers = _answers(game, bool(me or game["action"]))
    records = answers["records"]
    step = min(max(request.args.get("move", game["moves"], int), 0), game["moves"])
    is_present = step == game["moves"]
    board = board_after(game["size"], records, step)
    phase = _phase(game, is_present)
    messages = _messages(game, answers["messages"])
    _mark_read(game, messages)
    scoring = None
    if phase == "score" and answers["proposal"]:
        scoring = scoring_of(game, board, answers["proposal"], game["action"] == SCORE)
        show_marks(board, scoring.score)
    elif is_present and answers["score"]:
        show_marks(board, answers["score"])
    return {
        "game": game,
        "form": form,
        "me": me,
        "phase": phase,
        "board": board,
        "last_label": label(board.last, game["size"]) if board.last else "",
        "rows": rows_for_script(records),
        "step": step,
        "moves": move_list(game, records),
        "sides": [_side(game, "white"), _side(game, "black")],
        "scoring": scoring,
        "counted": _counted(game, scoring, answers["score"]),
        "comments": _comments(game, records),
        "messages": messages,
        "conditions": _conditions(game, answers["conditions"]),
        "bids": answers["bids"],
        "team": answers["team"],
        "may_delete": bool(me) and _may_delete(game),
        "silent": answers.silent,
        "words": words,
    }


def _answers(game: dict, plays: bool) -> api.Answers:
    path, status = f"/{game['id']}", game["status"]
    asks = {"records": api.ask("games", f"/go-moves{path}")}
    if plays:
        asks["messages"] = api.ask("games", f"/go-messages{path}", newest=1)
    if status in SCORING:
        asks["proposal"] = api.ask("games", f"/go-proposals{path}")
    elif status == "FINISHED" and is_counted(game):
        asks["score"] = api.ask("games", f"/go-scores{path}")
    if status == "KOMI" and plays:
        asks["bids"] = api.ask("games", f"/go-bids{path}")
    elif game["game_type"] != "GO" and status not in SCORING:
        asks["team"] = api.ask("games", f"/go-teams{path}")
    elif plays and status not in SCORING:
        asks["conditions"] = api.ask("games", f"/go-conditions{path}")
    answers = api.gather(**asks)
    if answers["records"] is None:
        raise answers.refusals["records"]
    return answers


def my_colour(game: dict) -> str:
    """b or w, nothing for who only looks; in games of several the side whose turn is mine."""
    for side in ("black", "white"):
        if game[side]["pseudo"] == visitor().pseudo:
            return side[0]
    return game["to_move_colour"].lower() if game["action"] in (MOVE, SCORE) else ""


def is_counted(game: dict) -> bool:
    return game["result"] == "0" or game["result"][2:].replace(".", "").isdigit()


def _phase(game: dict, is_present: bool) -> str:
    """What is asked of the reader: only at the present board can he act."""
    action, status = game["action"], game["status"]
    if status in SCORING and is_present and "resume" not in request.args:
        return "score"
    if not is_present:
        return "watch"
    if action == PLACE_HANDICAP:
        return "handicap"
    if action == MOVE or (action == SCORE and "resume" in request.args):
        return "play"
    return "bid" if status == "KOMI" else "watch"


def _side(game: dict, name: str) -> dict[str, Any]:
    side = game[name]
    return side | {
        "colour": name[0],
        "to_move": game["to_move_colour"].lower() == name[0],
        "clock_text": words.clock_text(side["clock"]),
        "reserve_text": words.reserve_text(side["clock"], game["limit"]),
    }


def move_list(game: dict, records: dict) -> list[dict]:
    """Every move by its number: whose, and where or what else it was."""
    kinds = {PASS: _("pass"), RESIGN: _("resigned"), TIMEOUT: _("out of time"), -2: _("marks")}
    return [
        {
            "number": row["number"],
            "colour": "b" if row["stone"] == 1 else "w",
            "text": label((row["x"], row["y"]), game["size"])
            if row["x"] >= 0
            else kinds.get(row["x"], ""),
            "conditional": row["conditional"],
        }
        for row in records["moves"]
        if row["stone"] in (1, 2) and (row["x"] >= 0 or row["x"] in kinds)
    ]


def _counted(game: dict, scoring: Scoring | None, score: dict | None) -> list[tuple]:
    known = scoring.score if scoring else score
    return count_rows(game, known) if known else []


def _comments(game: dict, records: dict) -> list[dict]:
    names = {game[side]["player_id"]: game[side]["pseudo"] for side in ("black", "white")}
    return [
        {
            "number": comment["number"],
            "player_id": comment["player_id"],
            "name": names.get(comment["player_id"], ""),
            "mine": names.get(comment["player_id"]) == visitor().pseudo,
            "parts": parts_of(comment["text"]),
        }
        for comment in records["comments"]
    ]


def _mark_read(game: dict, messages: list[dict]) -> None:
    """Whoever sees the page has them before his eyes: they wait in his agenda no longer."""
    unread = [one for one in messages if one["read_at"] is None and not one["mine"]]
    if unread:
        with contextlib.suppress(Refusal):
            api.put("games", f"/go-messages/{game['id']}", newest=unread[-1]["id"])


def _messages(game: dict, found: dict | None) -> list[dict]:
    names = {game[side]["player_id"]: game[side]["pseudo"] for side in ("black", "white")}
    return [
        message
        | {
            "name": names.get(message["sender_id"], "") or "Entente",
            "mine": names.get(message["sender_id"]) == visitor().pseudo,
        }
        for message in (found or {"messages": []})["messages"]
        if message["text"].strip()
    ]


def _conditions(game: dict, found: dict | None) -> list[dict]:
    return [
        each | {"lines": as_lines(each["ahead"] or each["text"], game["size"])}
        for each in (found or {"conditions": []})["conditions"]
    ]


def _may_delete(game: dict) -> bool:
    return (
        game["status"] != "FINISHED"
        and game["game_type"] == "GO"
        and not game["tournament_id"]
        and game["moves"] < YOUNG_MOVES + game["handicap"]
    )
