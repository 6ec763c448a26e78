"""The secretary's desk: teams, players, stages, penalties, staff and the schedule."""

from collections.abc import Callable
from typing import Any

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.forms import Form
from web.language import gettext as _
from web.numbers import whole_numbers
from web.pages.league.frame import Frame, load, show
from web.session import member
from web.templating import go_to, tell


@member
def show_desk(league_id: int):
    return _desk(load(league_id))


def _desk(frame: Frame, form: Form | None = None, status: int = 200):
    penalties: dict[str, Any] = {"penalties": []}
    if frame.seasons and frame.season:
        penalties = api.get("tournaments", f"/league-penalties/{frame.season['id']}")
        stage = f"/league-stage-changes/{frame.season['id']}"
        trace = api.get("tournaments", stage)["changes"]
    else:
        trace = []
    return show(
        "desk",
        frame,
        status,
        penalties=penalties["penalties"],
        trace=trace,
        form=form or Form(),
        year=frame.season["year"] if frame.seasons and frame.season else "",
    )


@member
def submit(league_id: int, act: str):
    if act not in ACTS:
        raise NotFound
    form = Form(request.form.to_dict())
    try:
        said = ACTS[act](league_id, form)
    except Refusal as refusal:
        return _desk(load(league_id), form.take(refusal), 400)
    tell(said)
    season = f"?season={form['season_id']}" if form["season_id"] else ""
    return go_to(f"/leagues/{league_id}/desk{season}")


def _add_stage(league_id: int, form: Form) -> str:
    names = ("year", "season", "qualifying", "games_per_team", "most_substitute_games")
    limits = ("least_games_per_player", "most_games_per_player")
    api.post("tournaments", f"/league-seasons/{league_id}", **_filled(form, *names, *limits))
    return _("The stage is added.")


def _close(league_id: int, form: Form) -> str:
    address = f"/league-stages/{form['season_id']}"
    api.put("tournaments", address, finished=True, reason=form["reason"])
    return _("The stage is closed: its table and who goes on are fixed.")


def _reopen(league_id: int, form: Form) -> str:
    address = f"/league-stages/{form['season_id']}"
    api.put("tournaments", address, finished=False, reason=form["reason"])
    return _("The stage is open again.")


def _add_team(league_id: int, form: Form) -> str:
    api.post(
        "tournaments",
        f"/league-teams/{league_id}",
        name=form["team_name"],
        joined_season_year=form["year"],
    )
    return _("The team is added.")


def _add_player(league_id: int, form: Form) -> str:
    """A player comes with the team he belongs to from that year on."""
    year = form["year"]
    made = api.post(
        "tournaments",
        f"/league-players/{league_id}",
        name=form["name"],
        name_furigana=form["name_furigana"],
        joined_season_year=year,
        **_filled(form, "pseudo"),
    )
    api.post(
        "tournaments",
        f"/league-memberships/{league_id}",
        player_id=made["id"],
        team_id=form["team_id"],
        joined_season_year=year,
    )
    return _("The player is added.")


def _give_penalty(league_id: int, form: Form) -> str:
    sent = _filled(form, "team_id", "player_id", "points", "reason")
    api.post("tournaments", f"/league-penalties/{form['season_id']}", **sent)
    return _("The penalty is given.")


def _revoke_penalty(league_id: int, form: Form) -> str:
    address = f"/league-penalty/{form['penalty_id']}"
    api.delete("tournaments", address, reason=form["reason"])
    return _("The penalty is revoked.")


def _appoint(league_id: int, form: Form) -> str:
    sent = {"pseudo": form["pseudo"], "role": form["role"]}
    api.post("tournaments", f"/league-staff/{league_id}", **sent)
    return _("The role is given.")


def _schedule(league_id: int, form: Form) -> str:
    teams = whole_numbers(request.form.getlist("team_ids"))
    sent = {"date": form["date"], "match_number": form["match_number"]}
    api.post("tournaments", f"/league-games/{form['season_id']}", team_ids=teams, **sent)
    return _("The game is scheduled.")


def _plan(league_id: int, form: Form) -> str:
    """Days are typed one a line, or with spaces between them."""
    api.post(
        "tournaments",
        f"/league-plans/{form['season_id']}",
        dates=form["dates"].split(),
        **_filled(form, "tables", "games_a_day"),
    )
    return _("The stage is scheduled.")


ACTS: dict[str, Callable[[int, Form], str]] = {
    "stage": _add_stage,
    "close": _close,
    "reopen": _reopen,
    "team": _add_team,
    "player": _add_player,
    "penalty": _give_penalty,
    "revocation": _revoke_penalty,
    "staff": _appoint,
    "game": _schedule,
    "plan": _plan,
}


def _filled(form: Form, *names: str) -> dict[str, Any]:
    return {name: form[name] for name in names if form[name] != ""}
