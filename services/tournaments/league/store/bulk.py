"""Many rows at once, handed to the driver as they are."""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Table, insert
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import Session
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeDecorator


def insert_rows(session: Session, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert rows that all have the same columns.

    SQLAlchemy looks at each value of each row before the driver sees it, which takes longer than
    storing them; here it does so for columns of a type of our own only.
    """
    connection = session.connection()
    columns = tuple(rows[0])
    statement = _statement(table, connection.dialect, columns)
    sent: list[Any] = _values_for_driver(table, connection.dialect, columns, rows)
    if statement.positional:
        in_order = itemgetter(*(statement.positiontup or ()))
        sent = [in_order(row) for row in sent]
    connection.exec_driver_sql(str(statement), sent)


@lru_cache(64)
def _statement(table: Table, dialect: Dialect, columns: tuple[str, ...]) -> SQLCompiler:
    return insert(table).compile(dialect=dialect, column_keys=list(columns))


def _values_for_driver(
    table: Table, dialect: Dialect, columns: Sequence[str], rows: Sequence[dict[str, Any]]
) -> list[dict[str, Any]]:
    own = {name: kind for name in columns if isinstance(kind := table.c[name].type, TypeDecorator)}
    if not own:
        return list(rows)
    return [
        row | {name: kind.process_bind_param(row[name], dialect) for name, kind in own.items()}
        for row in rows
    ]
