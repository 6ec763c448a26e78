"""The players of a tournament, and one of them: record, terms of his total, tie-breaks."""

from flask import request

from shared.errors import NotFound, Refusal
from web import api
from web.figures import points_text
from web.language import gettext as _
from web.pages.tournaments.heads import Head, head_and
from web.pages.tournaments.standings import CELL, classical_points
from web.pages.tournaments.tie_breaks import sums
from web.pages.tournaments.words import absence_text, spoken_name
from web.templating import go_to, page

MOST_PLAYERS = 2000
AT_TABLES = 409  # games of several have neither boards nor tie-breaks
POINTS = {"1": "1", "+": "1", "W": "1", "=": "0.5", "D": "0.5", "0": "0", "-": "0", "L": "0"}
BYES = {"U": "pairing_bye", "F": "full_bye", "H": "half_bye", "Z": "zero_bye"}


def show(tournament_id: int):
    path = f"/tournament-registrations/{tournament_id}"
    head, answers = head_and(tournament_id, listed=api.ask("tournaments", path, limit=MOST_PLAYERS))
    text = request.args.get("q", "").strip()
    rows = [
        row | {"shown_name": spoken_name(row["name"])}
        for row in answers["listed"]["registrations"]
        if text.casefold() in spoken_name(row["name"]).casefold()
    ]
    return page(
        "tournaments/players.html",
        head=head,
        players=sorted(
            (row for row in rows if row["status"] == "registered"),
            key=lambda row: (-row["rating"], row["name"].casefold()),
        ),
        waiting=[row for row in rows if row["status"] == "waiting"],
        withdrawn=[row for row in rows if row["status"] == "withdrawn"],
        clubs=any(row["club"] for row in rows),
        text=text,
    )


def show_player(tournament_id: int, registration_id: int):
    name = "tournaments"
    try:
        head, answers = head_and(
            tournament_id,
            standing=api.ask(name, f"/tournament-standings/{tournament_id}"),
            table=api.ask(name, f"/tournament-crosstables/{tournament_id}"),
            explained=api.ask(
                name, f"/tournament-explanations/{tournament_id}", registration_id=registration_id
            ),
        )
    except Refusal as refusal:
        if refusal.status != AT_TABLES:
            raise
        return go_to(f"/tournaments/{tournament_id}/tables/players/{registration_id}")
    standing, explained = answers["standing"], answers["explained"]
    lines = standing["lines"]
    place = next(
        (n for n, line in enumerate(lines) if line["registration_id"] == registration_id), None
    )
    if place is None:
        raise NotFound
    line = lines[place]
    record = record_of(answers["table"]["rows"][place]["cells"], standing)
    values = dict(zip(standing["columns"], line["values"], strict=True))
    return page(
        "tournaments/player.html",
        head=head,
        line=line | {"name": spoken_name(line["name"])},
        registration_id=registration_id,
        record=record,
        standing=standing,
        explained=explained | {"terms": [_term(term) for term in explained["terms"]]},
        classical=classical_points(values),
        values={key: points_text(value) for key, value in values.items()},
        sums=sums(standing["columns"], line["values"], record) if not _counts_terms(head) else [],
        counts_terms=_counts_terms(head),
    )


def _counts_terms(head: Head) -> bool:
    """Totals of Keizer and McMahon are sums of more than games."""
    return head.tournament["system"] in ("keizer", "mcmahon")


def record_of(cells: list[str], standing: dict) -> list[dict]:
    """Round by round: whom he met, with which colour, what it brought."""
    lines, points_at = standing["lines"], _points_column(standing["columns"])
    record = []
    for number, cell in enumerate(cells, start=1):
        found = CELL.fullmatch(cell)
        if found is None:
            why = absence_text(BYES[cell]) if cell in BYES else _("not there")
            record.append({"round": number, "opponent": None, "why": why, "cell": cell})
            continue
        place, colour, code = found.groups()
        opponent = lines[int(place) - 1]
        record.append(
            {
                "round": number,
                "opponent": opponent | {"name": spoken_name(opponent["name"])},
                "place": int(place),
                "white": colour == "w",
                "points": POINTS.get(code, "0"),
                "forfeit": code in ("+", "-"),
                "opponent_points": opponent["values"][points_at] if points_at is not None else "0",
            }
        )
    return record


def _points_column(columns: list[str]) -> int | None:
    return columns.index("PTS") if "PTS" in columns else None


def _term(term: dict) -> dict:
    """One line of a sum, in words."""
    kinds = {
        "self": _("own value"),
        "start": _("start score"),
        "game": _("game"),
        "game_with_withdrawn": _("game against somebody who withdrew"),
        "late_start": _("came later"),
    }
    said = kinds.get(term["kind"]) or absence_text(term["kind"])
    opponent = spoken_name(term["opponent"]) if term["opponent"] else ""
    return term | {"said": said, "opponent": opponent}
