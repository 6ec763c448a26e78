"""Standings and crosstables as lines of a screen."""

from typing import Any

from services.tournaments.entries.tables import Tournament
from services.tournaments.rounds.actions.compute_standings import Question, standing_of
from services.tournaments.rules.crosstable import crosstable
from services.tournaments.screens.actions.see_tables import is_at_tables, ranking_of_tables
from shared.members import Caller


def ranking_of(
    caller: Caller, tournament: Tournament, kind: str
) -> tuple[list[str], list[dict[str, Any]]]:
    """The headings of the values, and the lines; a crosstable has a cell for each round."""
    if is_at_tables(tournament):
        return ranking_of_tables(caller, tournament.id)
    computed = standing_of(caller, tournament.id, Question())
    standing = computed.standing
    if kind == "crosstable":
        rows = crosstable(computed.competition, standing)
        pairs = [(row.line, list(row.cells)) for row in rows]
    else:
        pairs = [(line, []) for line in standing.lines]
    lines = [
        {
            "rank": line.rank,
            "registration_id": computed.registration_of.get(line.number),
            "name": line.name,
            "values": [str(value) for value in line.values],
            "cells": cells,
        }
        for line, cells in pairs
    ]
    return list(standing.columns), lines
