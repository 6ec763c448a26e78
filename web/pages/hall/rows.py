"""The rows of each kind of screen, as plain values."""

from typing import Any

from web.figures import points_text
from web.language import gettext as _
from web.pages.hall.lists import part_of, shown_name
from web.pages.hall.loading import Loaded
from web.pages.hall.screens import Screen
from web.pages.tables.words import decimal_text, role_text
from web.pages.tournaments.standings import cell_text, classical_points
from web.pages.tournaments.words import absence_text, result_text, spoken_name

Row = dict[str, Any]
BY_NAME_FITS = 20


def board_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    boards = loaded.found["round"]["boards"] if loaded.found["round"] else []
    if screen.fixed:
        chosen = [board for board in boards if board["table"] in screen.fixed]
    else:
        chosen = part_of(boards, screen.first, screen.last)
    return [board_row(board) for board in chosen]


def board_row(board: Row) -> Row:
    return {
        "table": board["table"],
        "board": board["board"],
        "white": _side(board["white"]),
        "black": _side(board["black"]),
        "result": result_text(board["notation"]),
        "done": bool(board["result"]),
        "version": board["version"],
    }


def _side(side: Row) -> Row:
    return side | {
        "shown": shown_name(side["name"]),
        "spoken": spoken_name(side["name"]),
        "points": points_text(side["points"]),
    }


def name_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    """Everybody by name: at which board, with which colour, against whom."""
    found = loaded.found["round"]
    if not found:
        return []
    rows = []
    for board in found["boards"]:
        for own, other in (("white", "black"), ("black", "white")):
            rows.append(
                {
                    "name": board[own]["name"],
                    "shown": shown_name(board[own]["name"], BY_NAME_FITS),
                    "table": board["table"],
                    "white": own == "white",
                    "sub": _("against %(name)s", name=spoken_name(board[other]["name"])),
                }
            )
    rows += [
        {
            "name": out["name"],
            "shown": shown_name(out["name"], BY_NAME_FITS),
            "table": None,
            "white": False,
            "sub": absence_text(out["absence"]).capitalize(),
        }
        for out in found["sitting_out"]
    ]
    return part_of(sorted(rows, key=lambda row: row["name"].casefold()), screen.first, screen.last)


def ranking_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    columns = loaded.found["listed"]["columns"]
    rows = [
        {
            "rank": line["rank"],
            "shown": shown_name(line["name"], BY_NAME_FITS),
            "rating": line["rating"] or "",
            "points": points_text(line["values"][0]) if line["values"] else "",
            "second": points_text(line["values"][1]) if len(line["values"]) > 1 else "",
            "classical": classical_points(dict(zip(columns, line["values"], strict=True))),
        }
        for line in loaded.found["listed"]["lines"]
    ]
    return part_of(rows, screen.first, screen.last)


def crosstable_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    rows = [
        {
            "rank": row["rank"],
            "shown": shown_name(row["name"]),
            "cells": [cell_text(cell) for cell in row["cells"]],
            "points": points_text(row["score"]),
        }
        for row in loaded.found["listed"]["rows"]
    ]
    return part_of(rows, screen.first, screen.last)


def open_board_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    """Boards whose players are called: those without a result."""
    return [row for row in board_rows(loaded, screen) if not row["done"]]


def player_row(line: Row) -> Row:
    """A player as the service tells him: with a seat, or why he has none."""
    seat = line["seat"]
    if seat:
        sub = _("against %(name)s", name=spoken_name(seat["opponent"]["name"]))
    else:
        sub = absence_text(line["absence"]).capitalize() if line["absence"] else _("Not paired")
    return {
        "name": line["name"],
        "shown": shown_name(line["name"], BY_NAME_FITS),
        "table": seat["table"] if seat else None,
        "white": bool(seat) and seat["colour"] == "white",
        "sub": sub,
    }


def seat_row(seat: Row) -> Row:
    """A role at a table of several seats; the first of a table begins a new one."""
    return seat | {
        "shown": shown_name(seat["name"], BY_NAME_FITS),
        "role": role_text(seat["role"]),
        "score": decimal_text(seat["score"]),
    }


def presence_row(line: Row) -> Row:
    return {
        "shown": shown_name(line["name"], BY_NAME_FITS),
        "rating": line["rating"] or "",
        "here": line["checked_in"],
    }


def ranking_line(line: Row) -> Row:
    values = line["values"]
    return {
        "rank": line["rank"],
        "shown": shown_name(line["name"], BY_NAME_FITS),
        "rating": points_text(values[1]) if len(values) > 1 else "",
        "points": decimal_text(points_text(values[0])) if values else "",
    }


def crosstable_line(line: Row) -> Row:
    return {
        "rank": line["rank"],
        "shown": shown_name(line["name"]),
        "cells": [cell_text(cell) for cell in line["cells"]],
        "points": points_text(line["values"][0]) if line["values"] else "",
    }


def result_line(line: Row) -> Row:
    return {
        "date": line["date"],
        "table": line["board"],
        "board": line["board"],
        "white": {"shown": shown_name(line["white"]), "registration_id": line["white"]},
        "black": {"shown": shown_name(line["black"]), "registration_id": line["black"]},
        "result": result_text(line["notation"]),
    }


def result_rows(loaded: Loaded, screen: Screen) -> list[Row]:
    """Results that stand, the newest first."""
    boards = {row["board"]: row for row in board_rows(loaded, screen)}
    entries = loaded.found["results"]["results"] if loaded.found["results"] else []
    standing = [each for each in entries if not each["superseded"] and each["value"]]
    return [
        boards[each["board_id"]] | {"date": each["date"]}
        for each in sorted(standing, key=lambda each: each["date"], reverse=True)
        if each["board_id"] in boards
    ]
