"""Players as CSV, in and out; unknown columns are kept."""

import csv
import io
from collections.abc import Iterable
from typing import Any

from services.tournaments.exchange.domain.csv_headings import (
    FAMILY,
    day_of,
    meanings_of,
    sex_of,
    whole_name,
)
from services.tournaments.rules.competitions import Entrant

COLUMNS = (
    *("number", "name", "rating", "title", "sex", "federation"),
    *("club", "category", "birth", "federation_id"),
)
# Known to arbiters alone.
CONTACT = ("email", "phone")
MOST_COLUMNS, MOST_LINES = 100, 9999
FORMULAS = ("=", "+", "-", "@")


class UnreadablePlayers(ValueError):
    """This list of players cannot be read"""


def players_csv(entrants: Iterable[Entrant], extra: dict[int, dict[str, str]] | None = None) -> str:
    """One line per player; `extra` are columns kept from an earlier import."""
    kept = extra or {}
    more = sorted({column for columns in kept.values() for column in columns})
    text = io.StringIO()
    writer = csv.DictWriter(text, [*COLUMNS, *more], lineterminator="\n")
    writer.writeheader()
    for entrant in entrants:
        row = {column: getattr(entrant, column) for column in COLUMNS}
        row |= kept.get(entrant.number, {})
        writer.writerow({column: safe(value) for column, value in row.items()})
    return text.getvalue()


def read_players(text: str) -> tuple[list[Entrant], dict[int, dict[str, str]]]:
    """Players in the order of the file when it gives no numbers, and what else it says."""
    first = text.partition("\n")[0]
    delimiter = next((each for each in (";", "\t") if each in first), ",")
    reader = csv.DictReader(io.StringIO(text.lstrip("\ufeff")), delimiter=delimiter)
    reader.fieldnames = meanings_of(list(reader.fieldnames or []))
    if not {"name", FAMILY} & set(reader.fieldnames):
        raise UnreadablePlayers("The first line must name the columns, `name` among them")
    if len(reader.fieldnames) > MOST_COLUMNS:
        raise UnreadablePlayers(f"A list has at most {MOST_COLUMNS} columns")
    entrants, extra = [], {}
    for index, written in enumerate(reader, start=1):
        if index > MOST_LINES:
            raise UnreadablePlayers(f"A list has at most {MOST_LINES} players")
        row = {k: _plain(v) if isinstance(v, str) else v for k, v in written.items()}
        if not row.get("name"):
            row["name"] = whole_name(row)
        entrant = _entrant(row, index)
        entrants.append(entrant)
        unknown = {k: v for k, v in row.items() if k not in COLUMNS and isinstance(v, str) and k}
        if unknown:
            extra[entrant.number] = unknown
    if not entrants:
        raise UnreadablePlayers("This list has no players")
    return entrants, extra


def _entrant(row: dict[str, str | None], index: int) -> Entrant:
    found: dict[str, Any] = {column: (row.get(column) or "").strip() for column in COLUMNS}
    found |= {"birth": day_of(found["birth"]), "sex": sex_of(found["sex"])}
    if not found["name"]:
        raise UnreadablePlayers(f"Line {index + 1} has no name")
    try:
        number, rating = int(found.pop("number") or index), int(found.pop("rating") or 0)
    except ValueError:
        raise UnreadablePlayers(f"Line {index + 1}: number and rating are whole") from None
    return Entrant(number=number, rating=rating, **found)


def safe(value: object) -> str:
    """A spreadsheet would run a cell that begins like a formula."""
    text = str(value)
    return f"'{text}" if text.startswith(FORMULAS) else text


def _plain(text: str) -> str:
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULAS) else text
