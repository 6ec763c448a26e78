"""Scoring a game: the marks somebody would set, what they count, and the groups to choose from."""

from dataclasses import dataclass
from typing import Any

from flask import request

from web import api
from web.pages.go.boards import Goban, label, points_of, sgf_of
from web.pages.go.words import judgement_text

SURE = 0.7


@dataclass(frozen=True)
class Scoring:
    """`marks` are wished for, `set_marks` stand in the game: sending none of its own agrees."""

    marks: list[str]
    set_marks: list[str]
    score: dict[str, Any]
    proposed: list[str]
    groups: list[dict]

    @property
    def is_changed(self) -> bool:
        return set(self.marks) != set(self.set_marks)

    @property
    def difference(self) -> list[str]:
        return sorted(set(self.marks) ^ set(self.set_marks))


def scoring_of(game: dict, board: Goban, proposal: dict, is_mine: bool) -> Scoring:
    """Who is the first to mark finds the proposal marked already."""
    set_marks = sorted(map(sgf_of, board.dead))
    if "counted" in request.args:
        wished = _words(",".join(request.args.getlist("marks")), game["size"])
    elif game["status"] == "SCORE" and is_mine:
        wished = proposal["points"]
    else:
        wished = set_marks
    score = api.get(
        "games",
        f"/go-scores/{game['id']}",
        points=",".join(sorted(set(wished) ^ set(set_marks))),
        toggle="exact",
        click=request.args.get("click", ""),
    )
    marks = score["marked"]
    return Scoring(
        marks, set_marks, score, proposal["points"], _groups(proposal, set(marks), game["size"])
    )


def show_marks(board: Goban, score: dict) -> None:
    """On the board: crosses, and small squares for territory."""
    board.dead = set(points_of(score["marked"]))
    board.neutral = set(points_of(score["neutral"]))
    board.territory = dict.fromkeys(points_of(score["black_territory"]), "b") | dict.fromkeys(
        points_of(score["white_territory"]), "w"
    )


def count_rows(game: dict, score: dict) -> list[tuple[str, float, float]]:
    """What the score is made of, by name: of Black, of White."""
    black = len(score["black_territory"]) + score["white_dead"]
    white = len(score["white_territory"]) + score["black_dead"]
    rows = [("territory", black, white)]
    if game["ruleset"] == "JAPANESE":
        rows += [
            ("prisoners", score["black_prisoners"], score["white_prisoners"]),
            ("dead", score["white_dead"], score["black_dead"]),
        ]
    else:
        rows.append(("stones", score["black_stones"], score["white_stones"]))
        if game["handicap"]:
            rows.append(("handicap", -game["handicap"], 0))
    rows.append(("komi", 0, game["komi"]))
    return [*rows, ("total", score["black_total"], score["white_total"])]


def _groups(proposal: dict, marks: set[str], size: int) -> list[dict]:
    """Those that are marked or in doubt come first."""
    groups = [
        {
            "colour": group["colour"].lower(),
            "points": ",".join(group["points"]),
            "stones": len(group["points"]),
            "name": " ".join(label(point, size) for point in group["points"][:3])
            + (" …" if len(group["points"]) > 3 else ""),
            "said": judgement_text(group),
            "marked": group["points"][0] in marks,
            "doubt": group["certainty"] < SURE or group["judgement"] != "alive",
        }
        for group in proposal["groups"]
    ]
    groups += [
        {
            "colour": "",
            "points": point,
            "stones": 0,
            "name": label(point, size),
            "said": "",
            "marked": point in marks,
            "doubt": True,
        }
        for point in sorted({*proposal["neutral"], *(marks - _stones(proposal))})
    ]
    return sorted(groups, key=lambda group: (not group["marked"], not group["doubt"]))


def _stones(proposal: dict) -> set[str]:
    return {point for group in proposal["groups"] for point in group["points"]}


def _words(text: str, size: int) -> list[str]:
    """Only what can be a point: the address is anybody's to write."""
    letters = "abcdefghijklmnopqrstuvwxy"[:size]
    return [
        word
        for word in dict.fromkeys(text.split(","))
        if len(word) == 2 and all(letter in letters for letter in word)
    ]
