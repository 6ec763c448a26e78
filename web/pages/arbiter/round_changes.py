"""Change a round already shown: choose a step, see what it costs, confirm it."""

import json
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.words import absence_text, spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell

# Which fields of the form a step reads.
FIELDS = {
    "pair": ("pair_one", "pair_other"),
    "swap": ("swap_one", "swap_other"),
    "swap_boards": ("board_one", "board_other"),
    "turn": ("turn_board", ""),
    "unpair": ("unpair_board", ""),
    "bye": ("bye_player", ""),
}
ABSENCES = ("zero_bye", "half_bye", "full_bye", "pairing_bye")


@member
def show(tournament_id: int, round_number: int):
    return _page(tournament_id, round_number)


@member
def submit(tournament_id: int, round_number: int):
    """Tried first: what would lose results is shown and sent again with its token."""
    form = request.form
    if form.get("step") == "take_back":
        return _take_back(tournament_id, round_number)
    path = f"/round-changes/{tournament_id}/{round_number}"
    sent: dict[str, Any] = {"changes": json.dumps([_step()]), "reason": form.get("reason", "")}
    try:
        if not form.get("confirm"):
            tried = api.post("tournaments", path, **sent, dry_run=True)
            if tried["confirm"]:
                return _page(tournament_id, round_number, tried=tried)
        api.post("tournaments", path, **sent, confirm=form.get("confirm", ""))
    except Refusal as refusal:
        return _refused(tournament_id, round_number, refusal)
    tell(_("The round is changed; all concerned are told."))
    return go_to(f"/tournaments/{tournament_id}/arbiter")


def _take_back(tournament_id: int, round_number: int):
    path = f"/tournament-rounds/{tournament_id}/{round_number}"
    try:
        api.put("tournaments", path, status="draft", reason=request.form.get("reason", ""))
    except Refusal as refusal:
        return _refused(tournament_id, round_number, refusal)
    tell(_("The round is a draft again."))
    return go_to(f"/tournaments/{tournament_id}/arbiter")


def _refused(tournament_id: int, round_number: int, refusal: Refusal):
    if refusal.status >= 500:
        raise refusal
    return _page(tournament_id, round_number, said=sentence(str(refusal)), status=refusal.status)


def _step() -> dict[str, Any]:
    step = request.form.get("step", "")
    one, other = FIELDS.get(step, ("", ""))
    return {
        "step": step,
        "one": request.form.get(one, 0, int),
        "other": request.form.get(other, 0, int),
        "absence": request.form.get("absence", "zero_bye"),
    }


def _page(
    tournament_id: int,
    round_number: int,
    said: str = "",
    tried: dict[str, Any] | None = None,
    status: int = 200,
):
    head, answers = head_and(
        tournament_id,
        found=api.ask("tournaments", f"/tournament-rounds/{tournament_id}/{round_number}"),
        listed=api.ask("tournaments", f"/tournament-registrations/{tournament_id}", limit=2000),
        trail=api.ask("tournaments", f"/round-changes/{tournament_id}/{round_number}"),
    )
    found, listed = answers["found"], answers["listed"]["registrations"]
    seated = {
        board[colour]["registration_id"]: board["board"]
        for board in found["boards"]
        for colour in ("white", "black")
    }
    players = sorted(
        (row["id"], spoken_name(row["name"]), seated.get(row["id"]))
        for row in listed
        if row["status"] == "registered" or row["id"] in seated
    )
    players.sort(key=lambda each: each[1].casefold())
    return page(
        "arbiter/changes.html",
        status,
        head=head,
        round=found,
        boards=[_board(board) for board in found["boards"]],
        players=players,
        free=[each for each in players if each[2] is None],
        absences=[(each, absence_text(each)) for each in ABSENCES],
        untouched=found["status"] == "published" and not any(b["result"] for b in found["boards"]),
        trail=[row | {"words": _words(row)} for row in answers["trail"]["changes"]],
        filled=request.form,
        tried=tried,
        said=said,
    )


def _board(board: dict[str, Any]) -> tuple[int, str]:
    white, black = spoken_name(board["white"]["name"]), spoken_name(board["black"]["name"])
    return board["board"], f"{board['board']}: {white} – {black}"


def _words(row: dict[str, Any]) -> str:
    return ", ".join(step_text(each["step"]) for each in row["steps"])


def step_text(step: str) -> str:
    return {
        "pair": _("two players paired"),
        "swap": _("two players changed places"),
        "swap_boards": _("two boards changed numbers"),
        "turn": _("colours turned"),
        "unpair": _("a board unpaired"),
        "bye": _("a bye given"),
        "take_back": _("publication taken back"),
    }.get(step, step)
