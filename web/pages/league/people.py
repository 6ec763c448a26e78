"""Teams and players: who they are, what they did, and what the figures mean."""

from typing import Any

from flask import request

from shared.errors import NotFound
from web import api
from web.pages.league.frame import load, show

# The columns of the table of players; the page of a player has all of them.
SHOWN = (
    *("average_rank", "win_rate", "deal_in_rate", "riichi_rate_accepted", "call_rate"),
    *("average_win", "fourth_avoidance_rate"),
)


def show_players(league_id: int):
    """Found by name, or by reading in hiragana or katakana."""
    frame = load(league_id)
    text = request.args.get("q", "").strip()[:60]
    asks = {"statistics": api.ask("tournaments", f"/league-statistics/{league_id}", **_when(frame))}
    if text:
        path = f"/league-players/{league_id}"
        asks["by_reading"] = api.ask("tournaments", path, reading=text)
        asks["by_name"] = api.ask("tournaments", path, name=text)
    answers = api.gather(**asks)
    players = frame.told["players"]
    if text:
        found = {
            player["id"]
            for name in ("by_reading", "by_name")
            for player in (answers[name] or {"players": []})["players"]
        }
        players = [player for player in players if player["id"] in found]
    statistics = answers["statistics"] or {"players": []}
    rows = {row["player_id"]: row for row in statistics["players"]}
    ordered = sorted(players, key=lambda player: -_points(rows.get(player["id"])))
    return show(
        "players",
        frame,
        players=ordered,
        rows=rows,
        shown=SHOWN,
        text=text,
        silent=answers.silent,
    )


def _points(row: dict[str, Any] | None) -> float:
    return row["counts"].get("points", -10_000) if row else -10_000


def _when(frame) -> dict[str, Any]:
    """Of one stage where one is asked for, otherwise of all years."""
    if "season" not in request.args or not frame.seasons:
        return {}
    return {"year": frame.season["year"], "season": frame.season["season"]}


def show_player(league_id: int, player_id: int):
    frame = load(league_id)
    if player_id not in frame.player_names:
        raise NotFound
    when = _when(frame)
    answers = api.gather(
        statistics=api.ask("tournaments", f"/league-player-statistics/{player_id}", **when),
        meetings=api.ask("tournaments", f"/league-meetings/{player_id}", **when),
    )
    player = next(each for each in frame.told["players"] if each["id"] == player_id)
    memberships = [each for each in frame.told["memberships"] if each["player_id"] == player_id]
    return show(
        "player",
        frame,
        player=player,
        memberships=memberships,
        told=answers["statistics"],
        meetings=(answers["meetings"] or {"meetings": []})["meetings"],
        silent=answers.silent,
    )


def show_team(league_id: int, team_id: int):
    frame = load(league_id)
    if team_id not in frame.team_names:
        raise NotFound
    asks = {"teams": api.ask("tournaments", f"/league-team-statistics/{league_id}", **_when(frame))}
    if frame.season:
        path = f"/league-games/{frame.season['id']}"
        asks["games"] = api.ask("tournaments", path, team_id=team_id, limit=500)
    answers = api.gather(**asks)
    teams = (answers["teams"] or {"teams": []})["teams"]
    return show(
        "team",
        frame,
        team=next(each for each in frame.told["teams"] if each["id"] == team_id),
        row=next((each for each in teams if each["team_id"] == team_id), None),
        games=(answers["games"] or {"games": []})["games"],
        silent=answers.silent,
    )
