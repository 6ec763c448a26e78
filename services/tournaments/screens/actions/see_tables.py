"""Tables of several seats on a screen: who sits where in which role, and how they stand."""

from typing import Any

from services.tournaments.entries.tables import Tournament
from services.tournaments.screens.domain.shapes import SetShape
from services.tournaments.seatings.actions.see_tables import (
    see_round_of_tables,
    standing_of_tables,
)
from shared.members import Caller

HEADINGS = ["PTS"]


def is_at_tables(tournament: Tournament) -> bool:
    return tournament.system == "tables"


def kind_at_tables(kind: str, current: int) -> str:
    """What a screen of this kind shows of tables: seats by table, or by name."""
    if kind in ("ranking", "crosstable"):
        return "ranking"
    if not current or kind == "check_in":
        return "check_in"
    return "seats" if kind == "players" else "tables"


def seats_of_round(
    caller: Caller, tournament_id: int, number: int, each: SetShape
) -> list[dict[str, Any]]:
    """Seat by seat, the tables from the first down; a part of them where the screen has one."""
    seen = see_round_of_tables(caller, tournament_id, number)
    last = each.last or len(seen.tables)
    return [
        {
            "table": row.table.number,
            "role": seat.role,
            "registration_id": seat.registration_id,
            "name": seen.names[seat.registration_id].name,
            "score": seat.points,
            "finished": row.table.finished,
        }
        for row in seen.tables
        if (each.first or 1) <= row.table.number <= last
        for seat in row.seats
    ]


def seats_by_name(caller: Caller, tournament_id: int, number: int) -> list[dict[str, Any]]:
    """Everybody looks for himself."""
    seats = seats_of_round(caller, tournament_id, number, SetShape(tournament_id))
    return sorted(seats, key=lambda seat: seat["name"].casefold())


def ranking_of_tables(caller: Caller, tournament_id: int) -> tuple[list[str], list[dict[str, Any]]]:
    """Live: as if all games ended now."""
    seen = standing_of_tables(caller, tournament_id, live=True)
    lines = [
        {
            "rank": line.rank,
            "registration_id": line.number,
            "name": seen.names[line.number].name,
            "values": [str(line.total)],
            "cells": [],
        }
        for line in seen.lines
    ]
    return HEADINGS, lines
