"""Tables written into one SQLite file, or into CSV files packed together."""

import csv
import io
import sqlite3
import zipfile
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from typing import Any

from services.tournaments.league.store.schema_tables import SchemaTable

KEYS = ("id", "event_id")
TWO_ROWS_AN_EVENT = ("yaku_event",)
LOOKED_UP = ("season_id", "game_id", "kyoku_id", "event_id", "player_id", "actor_player_id")


def write_sqlite(path: str, tables: Iterable[SchemaTable]) -> None:
    with sqlite3.connect(path) as connection:
        for table in tables:
            connection.execute(f"CREATE TABLE {table.name} ({', '.join(_columns(table))})")
            places = ", ".join("?" * len(table.columns))
            insert = f"INSERT INTO {table.name} VALUES ({places})"  # noqa: S608 our own names
            for rows in table.rows:
                connection.executemany(insert, (_plain(row) for row in rows))
            for column in table.columns[1:]:
                if column in LOOKED_UP:
                    name = f"ix_{table.name}_{column}"
                    connection.execute(f"CREATE INDEX {name} ON {table.name} ({column})")
    connection.close()


def _columns(table: SchemaTable) -> list[str]:
    first, *others = table.columns
    is_key = first in KEYS and table.name not in TWO_ROWS_AN_EVENT
    return [f"{first} INTEGER PRIMARY KEY" if is_key else first, *others]


def _plain(row: tuple[Any, ...]) -> list[Any]:
    """SQLite knows neither decimals nor dates."""
    return [
        float(value)
        if isinstance(value, Decimal)
        else (value.isoformat() if isinstance(value, date) else value)
        for value in row
    ]


def write_csv(path: str, tables: Iterable[SchemaTable]) -> None:
    """One file a table, its first line the columns; true and false are 1 and 0."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for table in tables:
            with (
                archive.open(f"{table.name}.csv", "w") as file,
                io.TextIOWrapper(file, "utf-8", newline="") as written,
            ):
                lines = csv.writer(written)
                lines.writerow(table.columns)
                for rows in table.rows:
                    lines.writerows(_numbers(_plain(row)) for row in rows)


def _numbers(row: list[Any]) -> list[Any]:
    return [int(value) if isinstance(value, bool) else value for value in row]
