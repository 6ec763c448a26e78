"""Standings, crosstable, and what their columns mean."""

import re

from flask import request

from web import api
from web.figures import points_text
from web.pages.tournaments.heads import head_and
from web.pages.tournaments.tie_breaks import column_name, column_text
from web.pages.tournaments.words import spoken_name
from web.templating import page

CELL = re.compile(r"(\d+)([wb])(.*)")


def show(tournament_id: int):
    asked = request.args.get("round", None, int)
    path = f"/tournament-standings/{tournament_id}"
    head, answers = head_and(tournament_id, standing=api.ask("tournaments", path, round=asked))
    standing = answers["standing"]
    sort = request.args.get("sort", "")
    lines = [_line(line, standing["columns"]) for line in standing["lines"]]
    if sort == "rating":
        lines.sort(key=lambda line: -line["rating"])
    elif sort == "name":
        lines.sort(key=lambda line: line["family"].casefold())
    return page(
        "tournaments/standings.html",
        head=head,
        standing=standing,
        lines=lines,
        columns=[(name, column_name(name), column_text(name)) for name in standing["columns"]],
        clubs=any(line["club"] for line in lines),
        categories=any(line["category"] for line in lines),
        sort=sort,
        dropped=", ".join(standing["dropped"]),
    )


def _line(line: dict, columns: list[str]) -> dict:
    values = dict(zip(columns, line["values"], strict=True))
    return line | {
        "name": spoken_name(line["name"]),
        "family": line["name"],
        "values": [points_text(value) for value in line["values"]],
        "classical": classical_points(values),
    }


def classical_points(values: dict) -> str:
    """What games alone would give: in the Keizer system it stands beside the total."""
    if "W" not in values or "D" not in values:
        return ""
    return points_text(int(values["W"]) + int(values["D"]) / 2)


def show_tie_breaks(tournament_id: int):
    path = f"/tournament-standings/{tournament_id}"
    head, answers = head_and(tournament_id, standing=api.ask("tournaments", path))
    columns = answers["standing"]["columns"]
    return page(
        "tournaments/tie_breaks.html",
        head=head,
        columns=[(name, column_name(name), column_text(name)) for name in columns],
        dropped=answers["standing"]["dropped"],
    )


def show_crosstable(tournament_id: int):
    asked = request.args.get("round", None, int)
    head, answers = head_and(
        tournament_id,
        table=api.ask("tournaments", f"/tournament-crosstables/{tournament_id}", round=asked),
        standing=api.ask("tournaments", f"/tournament-standings/{tournament_id}", round=asked),
    )
    rows = crosstable_rows(answers["table"]["rows"], answers["standing"]["lines"])
    return page(
        "tournaments/crosstable.html", head=head, rows=rows, round=answers["table"]["round"]
    )


def crosstable_rows(rows: list[dict], lines: list[dict]) -> list[dict]:
    """Rows of the crosstable stand in the order of the standing, which knows who they are."""
    return [
        row
        | {
            "name": spoken_name(row["name"]),
            "score": points_text(row["score"]),
            "cells": [cell_text(cell) for cell in row["cells"]],
            "rating": line["rating"],
            "registration_id": line["registration_id"],
        }
        for row, line in zip(rows, lines, strict=True)
    ]


def cell_text(cell: str) -> str:
    """`23w1` becomes `+ 23` with the colour as a disk; the points of teams stay."""
    found = CELL.fullmatch(cell)
    if found is None:
        return {"U": "EXE", "F": "1", "H": "½", "Z": "–"}.get(cell, cell)
    opponent, colour, result = found.groups()
    sign = {"1": "+", "0": "−", "=": "=", "+": "+F", "-": "−F", "W": "+", "D": "=", "L": "−"}
    disk = "○" if colour == "w" else "●"
    return f"{sign.get(result, result or '·')} {opponent}{disk}"
