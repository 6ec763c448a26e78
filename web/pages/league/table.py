"""The table of a stage with its curves, and the schedule."""

from collections import Counter
from typing import Any

from flask import Response

from web import api
from web.pages.league.frame import Frame, load, show

MOST_GAMES = 500


def show_table(league_id: int):
    frame = load(league_id)
    if not frame.seasons:
        return show("empty", frame)
    season = frame.season or frame.seasons[0]
    answers = api.gather(
        standings=api.ask("tournaments", f"/league-standings/{league_id}", year=season["year"]),
        games=_ask_games(season),
    )
    games = (answers["games"] or {"games": []})["games"]
    finished = [game for game in games if game["finished"]]
    coming = [game for game in games if not game["finished"]]
    told = answers["standings"] or {"stages": [], "champions": []}
    table = next((each for each in told["stages"] if each["season"] == season["season"]), None)
    return show(
        "table",
        frame,
        standings=table["standings"] if table else [],
        champions=told["champions"] if season["season"] == "final" else [],
        ranks=_ranks(finished),
        played=len(finished),
        planned=len(games),
        coming=[game for game in coming if game["date"] == coming[0]["date"]],
        last=finished[-1] if finished else None,
        silent=answers.silent,
    )


def _ranks(games: list[dict[str, Any]]) -> dict[int, list[int]]:
    """How often each team was first, second and so on."""
    found: dict[int, Counter] = {}
    for game in games:
        for row in game["results"]:
            found.setdefault(row["team_id"], Counter())[row["rank"]] += 1
    return {team: [counts[rank] for rank in range(1, 5)] for team, counts in found.items()}


def _ask_games(season: dict[str, Any], **wanted: Any) -> api.Ask:
    path = f"/league-games/{season['id']}"
    return api.ask("tournaments", path, limit=MOST_GAMES, **wanted)


def show_schedule(league_id: int):
    frame = load(league_id)
    if not frame.seasons:
        return show("empty", frame)
    return show_schedule_of(frame)


def show_schedule_of(frame: Frame, status: int = 200, **values: Any):
    season = frame.season or frame.seasons[0]
    games = api.get("tournaments", f"/league-games/{season['id']}", limit=MOST_GAMES)["games"]
    days: dict[str, list[dict[str, Any]]] = {}
    for game in games:
        days.setdefault(game["date"], []).append(game)
    return show("schedule", frame, status, days=days, **values)


def show_curves(league_id: int, season_id: int, of: str):
    drawing = api.picture("tournaments", f"/league-curves/{season_id}", of=of)
    return Response(drawing, mimetype="image/svg+xml")


def show_chart(league_id: int, game_id: int):
    drawing = api.picture("tournaments", f"/league-score-charts/{game_id}")
    return Response(drawing, mimetype="image/svg+xml")
