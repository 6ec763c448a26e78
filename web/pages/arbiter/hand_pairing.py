"""Pair the next round by hand, or change its draft board by board."""

import json
from typing import Any

from flask import request

from shared.errors import Refusal
from web import api
from web.language import gettext as _
from web.pages.tournaments.heads import Head, head_and
from web.pages.tournaments.words import spoken_name
from web.sentences import sentence
from web.session import member
from web.templating import go_to, page, tell

EMPTY_BOARDS = 1  # below those of the draft


@member
def show(tournament_id: int):
    return _page(tournament_id)


@member
def submit(tournament_id: int):
    """Who would meet again and who was forgotten is shown; sent again with the tick it counts."""
    pairs, byes = _typed()
    number = request.form.get("round", 0, int)
    sent = {
        "pairs": json.dumps(pairs),
        "byes": json.dumps(byes),
        "accept": request.form.get("accept") == "1",
    }
    try:
        if any(0 in pair for pair in pairs):
            raise Refusal(_("Every board needs a player on both sides."), status=400)
        api.put("tournaments", f"/round-pairings/{tournament_id}/{number}", **sent)
    except Refusal as refusal:
        if refusal.status >= 500:
            raise
        return _page(tournament_id, refusal, refusal.status)
    tell(_("The draft is as you paired it."))
    return go_to(f"/tournaments/{tournament_id}/arbiter")


def _typed() -> tuple[list[list[int]], list[int]]:
    """Boards nobody was chosen for are left out."""
    sides = [request.form.getlist(colour, int) for colour in ("white", "black")]
    pairs = [[white, black] for white, black in zip(*sides, strict=False) if white or black]
    return pairs, [each for each in request.form.getlist("bye", int) if each]


def _page(tournament_id: int, refusal: Refusal | None = None, status: int = 200):
    head, answers = head_and(
        tournament_id,
        listed=api.ask("tournaments", f"/tournament-registrations/{tournament_id}", limit=2000),
    )
    number, draft = _draft(head)
    pairs, byes = _typed() if refusal else (draft["pairs"], draft["byes"])
    listed = answers["listed"]["registrations"]
    players = [(row["id"], spoken_name(row["name"])) for row in listed if _plays(row)]
    players.sort(key=lambda each: each[1].casefold())
    boards = max(len(players) // 2, len(pairs) + EMPTY_BOARDS)
    return page(
        "arbiter/hand_pairing.html",
        status,
        head=head,
        number=number,
        players=players,
        rows=[*pairs, *([[0, 0]] * (boards - len(pairs)))],
        byes=[*byes, 0],
        said=sentence(str(refusal)) if refusal else "",
        repeated=_spoken_pairs(refusal),
        forgotten=[spoken_name(name) for name in _told(refusal, "forgotten")],
    )


def _plays(row: dict[str, Any]) -> bool:
    return row["status"] == "registered"


def _draft(head: Head) -> tuple[int, dict[str, list]]:
    """The number of the round to be paired, and its boards so far."""
    last = head.last_round
    if last is None or last["status"] != "draft":
        return (last["number"] if last else 0) + 1, {"pairs": [], "byes": []}
    found = api.get("tournaments", f"/tournament-rounds/{head.tournament['id']}/{last['number']}")
    pairs = [[b[side]["registration_id"] for side in ("white", "black")] for b in found["boards"]]
    out = found["sitting_out"]
    byes = [row["registration_id"] for row in out if row["absence"] == "pairing_bye"]
    return last["number"], {"pairs": pairs, "byes": byes}


def _told(refusal: Refusal | None, name: str) -> list:
    return list(refusal.details.get(name) or []) if refusal else []  # type: ignore[call-overload]


def _spoken_pairs(refusal: Refusal | None) -> list[str]:
    return [" – ".join(spoken_name(name) for name in two) for two in _told(refusal, "repeated")]
