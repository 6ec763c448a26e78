"""What all do with rows: find one or refuse, add, change, put in lists by a column."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from sqlalchemy.orm import Session

from shared.database import Table
from shared.errors import NotFound

Row = TypeVar("Row")
Stored = TypeVar("Stored", bound=Table)


def row_of(
    session: Session, table: type[Stored], key: Any, missing: type[NotFound], held: bool = False
) -> Stored:
    """The row with this key; `held` keeps it for the caller until the block ends."""
    row = session.get(table, key, with_for_update=held, populate_existing=held)
    if row is None:
        raise missing
    return row


def add_row(session: Session, row: Stored) -> Stored:
    """The row with the key the database gave it."""
    session.add(row)
    session.flush()
    return row


def change_row(row: Stored, values: Mapping[str, Any]) -> Stored:
    for column, value in values.items():
        setattr(row, column, value)
    return row


def lists_by(column: str, rows: Iterable[Row]) -> dict[int, list[Row]]:
    lists: dict[int, list[Row]] = {}
    for row in rows:
        lists.setdefault(getattr(row, column), []).append(row)
    return lists
