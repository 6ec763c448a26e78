"""Who plays for which team in a round, from the first board down."""

import json
from typing import Any

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.language import gettext as _
from web.numbers import whole_number
from web.pages.tournaments.heads import Head, head_and
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell

USUAL_BOARDS = 4


def boards_of(head: Head) -> int:
    return int(head.tournament["settings"].get("boards", USUAL_BOARDS))


@member
def show(tournament_id: int, round_number: int):
    return _page(tournament_id, round_number)


@member
def submit(tournament_id: int, round_number: int):
    """One team at a time; as listed, if that is wished."""
    team = request.form.get("team", 0, int)
    chosen = [whole_number(each) or None for each in request.form.getlist("player")]
    players = [] if request.form.get("act") == "listed" else chosen
    path = f"/team-line-ups/{tournament_id}/{round_number}/{team}"
    try:
        api.put("tournaments", path, players=json.dumps(players))
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        typed = {team: chosen}
        return _page(tournament_id, round_number, sentence(str(refusal)), refusal.status, typed)
    tell(_("The line-up is kept. Pair the draft anew if there is one."))
    return go_to(f"/tournaments/{tournament_id}/arbiter/teams/rounds/{round_number}")


def _page(
    tournament_id: int,
    number: int,
    said: str = "",
    status: int = 200,
    typed: dict[int, list[int | None]] | None = None,
):
    head, answers = head_and(
        tournament_id,
        formed=api.ask("tournaments", f"/tournament-teams/{tournament_id}"),
        given=api.ask("tournaments", f"/tournament-line-ups/{tournament_id}"),
    )
    if not head.has_line_ups or not 1 <= number <= head.tournament["planned_rounds"]:
        raise NotFound
    given = {
        each["team"]: each["players"]
        for each in answers["given"]["line_ups"]
        if each["round"] == number
    }
    shown = given | (typed or {})
    boards = boards_of(head)
    return page(
        "arbiter/line_ups.html",
        status,
        head=head,
        number=number,
        said=said,
        open=not any(r["number"] == number and r["status"] != "draft" for r in head.rounds),
        teams=[
            _team(each, shown.get(each["number"]), boards) for each in answers["formed"]["teams"]
        ],
    )


def _team(team: dict[str, Any], given: list[int | None] | None, boards: int) -> dict[str, Any]:
    lined_up = [*(team["players"] if given is None else given), *[None] * boards][:boards]
    names = {int(each): spoken_name(name) for each, name in team["names"].items()}
    return {
        "number": team["number"],
        "name": team["name"],
        "own": given is not None,
        "boards": lined_up,
        "players": [(each, names[each]) for each in team["players"]],
    }
