"""Lists for the wall and the desk: pairings, standings, crosstable, players, money, prizes."""

from typing import Any

from shared.errors import NotFound
from web import api
from web.figures import points_text
from web.language import gettext as _
from web.language import ngettext
from web.pages.documents.money import money_text
from web.pages.documents.sheets import Column, Document, Table
from web.pages.tournaments.heads import Head, head_and, head_of
from web.pages.tournaments.standings import cell_text
from web.pages.tournaments.tie_breaks import column_name
from web.pages.tournaments.words import absence_text, result_text

MOST = 2000


def about(head: Head) -> str:
    return f"{head.event['name']} – {head.tournament['name']}"


def number(heading: str) -> Column:
    return Column(heading, "right")


def round_shown(head: Head, asked: int | None) -> int:
    """The one asked for, else the last that is published."""
    known = [each["number"] for each in head.rounds if each["status"] != "draft" or head.by_arbiter]
    if not known or (asked is not None and asked not in known):
        raise NotFound
    return asked or known[-1]


def paired(head: Head, asked: int | None) -> dict[str, Any]:
    return api.get(
        "tournaments", f"/tournament-rounds/{head.tournament['id']}/{round_shown(head, asked)}"
    )


def pairings(tournament_id: int, asked: int | None) -> Document:
    head = head_of(tournament_id)
    found = paired(head, asked)
    columns = (
        number(_("Board")),
        number(_("Pts")),
        Column(_("White"), wide=True),
        number(_("Rating")),
        Column(_("Result"), "center"),
        Column(_("Black"), wide=True),
        number(_("Rating")),
        number(_("Pts")),
    )
    rows = [
        [
            str(board["table"]),
            *_side(board["white"], first=True),
            result_text(board["notation"]) or "–",
            *_side(board["black"], first=False),
        ]
        for board in found["boards"]
    ]
    out = [[row["name"], absence_text(row["absence"])] for row in found["sitting_out"]]
    tables = [Table(columns, rows)]
    if out:
        sides = (Column(_("Player"), wide=True), Column(_("Why"), wide=True))
        tables.append(Table(sides, out, _("Without an opponent")))
    return Document(_("Pairings of round %(number)d", number=found["number"]), about(head), tables)


def _side(side: dict[str, Any], *, first: bool) -> list[str]:
    name = f"{side['title']} {side['name']}".strip()
    rating, points = str(side["rating"] or ""), points_text(side["points"])
    return [points, name, rating] if first else [name, rating, points]


def names(tournament_id: int, asked: int | None) -> Document:
    """Everybody by name: where he sits, with which colour, against whom."""
    head = head_of(tournament_id)
    found = paired(head, asked)
    rows = []
    for board in found["boards"]:
        for own, other, colour in (("white", "black", _("White")), ("black", "white", _("Black"))):
            rows.append([board[own]["name"], str(board["table"]), colour, board[other]["name"]])
    rows += [[row["name"], "–", "", absence_text(row["absence"])] for row in found["sitting_out"]]
    columns = (
        Column(_("Player"), wide=True),
        number(_("Board")),
        Column(_("Colour")),
        Column(_("Opponent"), wide=True),
    )
    title = _("Round %(number)d by name", number=found["number"])
    by_name = sorted(rows, key=lambda row: row[0].casefold())
    return Document(title, about(head), [Table(columns, by_name)])


def standings(tournament_id: int, asked: int | None) -> Document:
    path = f"/tournament-standings/{tournament_id}"
    head, answers = head_and(tournament_id, standing=api.ask("tournaments", path, round=asked))
    standing = answers["standing"]
    columns = (
        number(_("Rank")),
        Column(_("Player"), wide=True),
        number(_("Rating")),
        Column(_("Fed.")),
        Column(_("Club"), wide=True),
        *(number(column_name(name)) for name in standing["columns"]),
    )
    rows = [
        [
            str(line["rank"]),
            f"{line['title']} {line['name']}".strip(),
            str(line["rating"] or ""),
            line["federation"],
            line["club"],
            *(points_text(value) for value in line["values"]),
        ]
        for line in standing["lines"]
    ]
    title = _("Standing after round %(number)d", number=standing["round"])
    return Document(title, about(head), [Table(columns, rows)], landscape=len(columns) > 9)


def crosstable(tournament_id: int, asked: int | None) -> Document:
    path = f"/tournament-crosstables/{tournament_id}"
    head, answers = head_and(tournament_id, table=api.ask("tournaments", path, round=asked))
    table = answers["table"]
    rounds = [Column(f"{n}", "center") for n in range(1, table["round"] + 1)]
    columns = (number(_("Rank")), Column(_("Player"), wide=True), *rounds, number(_("Pts")))
    rows = [
        [str(row["rank"]), row["name"], *map(cell_text, row["cells"]), points_text(row["score"])]
        for row in table["rows"]
    ]
    title = _("Crosstable after round %(number)d", number=table["round"])
    return Document(title, about(head), [Table(columns, rows)], landscape=table["round"] > 5)


def registered(tournament_id: int) -> tuple[Head, list[dict[str, Any]]]:
    path = f"/tournament-registrations/{tournament_id}"
    head, answers = head_and(tournament_id, listed=api.ask("tournaments", path, limit=MOST))
    rows = [row for row in answers["listed"]["registrations"] if row["status"] == "registered"]
    return head, sorted(rows, key=lambda row: row["name"].casefold())


def check_in(tournament_id: int, _asked: int | None) -> Document:
    """To be ticked by hand, with what everybody owes."""
    head, rows = registered(tournament_id)
    columns = (
        Column(_("Here"), "center"),
        Column(_("Player"), wide=True),
        number(_("Rating")),
        Column(_("Club"), wide=True),
        number(_("Owed")),
        number(_("Paid")),
        number(_("To pay")),
    )
    lines = [
        [
            "☑" if row["checked_in"] else "☐",
            row["name"],
            str(row["rating"] or ""),
            row["club"],
            *(money_text(cents) for cents in _money(row)),
        ]
        for row in rows
    ]
    totals = [sum(amounts) for amounts in zip(*map(_money, rows), strict=True)] or [0, 0, 0]
    counted = ngettext("%(num)d player", "%(num)d players", len(rows))
    sums = ["", counted, "", _("Total"), *map(money_text, totals)]
    return Document(_("Check-in list"), about(head), [Table(columns, lines, sums=sums)])


def _money(row: dict[str, Any]) -> tuple[int, int, int]:
    owed, paid = row["fee"] or 0, row["paid"] or 0
    return owed, paid, max(owed - paid, 0)


def ratings(tournament_id: int, _asked: int | None) -> Document:
    head, rows = registered(tournament_id)
    rows.sort(key=lambda row: -row["rating"])
    columns = (
        number(_("No.")),
        Column(_("Title")),
        Column(_("Player"), wide=True),
        number(_("Rating")),
        Column(_("Fed.")),
        Column(_("Club"), wide=True),
        Column(_("Category")),
    )
    lines = [
        [
            str(place),
            row["title"],
            row["name"],
            f"{row['rating'] or ''} {row['rating_type']}".strip(),
            row["federation"],
            row["club"],
            row["category"],
        ]
        for place, row in enumerate(rows, start=1)
    ]
    return Document(_("Players by rating"), about(head), [Table(columns, lines)])


def prizes(tournament_id: int, _asked: int | None) -> Document:
    path = f"/tournament-prizes/{tournament_id}"
    head, answers = head_and(tournament_id, prizes=api.ask("tournaments", path))
    found = answers["prizes"]
    columns = (
        number(_("Rank")),
        Column(_("Player"), wide=True),
        Column(_("Club"), wide=True),
        number(_("Pts")),
        number(_("Prize")),
    )
    tables = []
    for group in found["groups"]:
        won = [award for award in found["awards"] if award["group"] == group["name"]]
        rows = [
            [
                str(award["place"]),
                award["name"],
                award["club"],
                points_text(award["points"]),
                money_text(award["cents"]),
            ]
            for award in won
        ]
        sums = ["", _("Total"), "", "", money_text(sum(award["cents"] for award in won))]
        tables.append(Table(columns, rows, group["name"], sums))
    title = _("Prizes after round %(number)d", number=found["round"])
    return Document(title, about(head), tables)
