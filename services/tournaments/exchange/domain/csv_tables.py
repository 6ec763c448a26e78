"""Pairings and standings as CSV, for spreadsheets and other programs."""

import csv
import io
from collections.abc import Iterable, Sequence

from services.tournaments.exchange.domain.csv_files import safe
from services.tournaments.rules.competitions import Competition
from services.tournaments.rules.results import NOTATION
from services.tournaments.rules.standings import Standing

PAIRING = ("round", "board", "white", "white_rating", "black", "black_rating", "result")
ABSENT = ("", "")
PLACE = ("rank", "number", "name", "title", "rating", "federation", "club", "category")


def pairings_csv(competition: Competition) -> str:
    """One line per board; who sits out has no board, and why in the place of the result."""
    entrants = competition.by_number
    lines: list[Sequence[object]] = []
    for played in competition.rounds:
        for game in sorted(played.games, key=lambda each: each.board):
            white, black = entrants[game.white], entrants[game.black]
            sides = (white.name, white.rating, black.name, black.rating)
            lines.append((played.number, game.board, *sides, NOTATION[game.result]))
        for number, absence in played.absences:
            own = entrants[number]
            lines.append((played.number, "", own.name, own.rating, *ABSENT, absence.value))
    return csv_text(PAIRING, lines)


def standing_csv(standing: Standing) -> str:
    return csv_text(
        (*PLACE, *standing.columns),
        (
            (*(getattr(line, column) for column in PLACE), *(value or "" for value in line.values))
            for line in standing.lines
        ),
    )


def csv_text(columns: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([safe(value) for value in line] for line in lines)
    return text.getvalue()
