"""Boards of a round as matches of teams, each with its score so far."""

from typing import Any

from web.figures import points_text

Row = dict[str, Any]
# What a result brings White and Black; anything else brings nobody anything.
POINTS = {3: (1.0, 0.0), 2: (0.5, 0.5), 1: (0.0, 1.0), 6: (1.0, 0.0), 4: (0.0, 1.0)}


def with_matches(boards: list[Row], teams: list[Row]) -> list[Row]:
    """The first board of every match carries it as `match`: who meets, and the points."""
    team_of = {player: team["number"] for team in teams for player in team["players"]}
    names = {team["number"]: team["name"] for team in teams}
    scores: dict[frozenset, dict[int, float]] = {}
    heads: list[tuple[Row, frozenset, tuple[int, int]]] = []
    for row in boards:
        sides = [team_of.get(row[colour]["registration_id"], 0) for colour in ("white", "black")]
        met = frozenset(sides)
        if met not in scores:
            scores[met] = dict.fromkeys(sides, 0.0)
            heads.append((row, met, (sides[0], sides[1])))
        for side, won in zip(sides, POINTS.get(row["value"], (0.0, 0.0)), strict=True):
            scores[met][side] += won
    told = {
        row["board"]: {
            "first": names.get(one, "–"),
            "second": names.get(other, "–"),
            "score": " – ".join(points_text(scores[met][side]) for side in (one, other)),
        }
        for row, met, (one, other) in heads
    }
    return [row | {"match": told.get(row["board"])} for row in boards]
