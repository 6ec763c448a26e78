"""Where members' data are kept, as the code declares it: the table of docs/personal-data.md.

`python -m tests.architecture.personal_data` writes the rows, to be pasted there.
"""

import importlib
import re
from dataclasses import dataclass

from sqlalchemy import Column, LargeBinary, String

from shared.config import ROOT, STORING
from shared.database import Table
from shared.encryption import Encrypted
from shared.personal.resources import Holdings

DOCUMENT = ROOT / "docs" / "personal-data.md"
ROW = re.compile(r"^\| (\w+) \| `(\w+)\.(\w+)` \| ([^|]+) \| ([^|]+) \| (yes|no) \|$", re.M)
IMPERSONAL = re.compile(r"^\| (\w+) \| `(\w+)` \| ([^|]+) \|$", re.M)
# Numbers of members; one with a foreign key only leads to a row that has its own place.
PERSONS = re.compile(
    r"(^|_)(player|user|owner|sender|recipient|blocked|member|black|white|to_move)_id$"
)
SHARED_TABLES = {
    "abuse_reports": ("players", "games", "tournaments"),
    "mail_requests": ("users", "players", "games", "tournaments"),
    "stream_events": ("games", "tournaments"),
    "stream_tickets": ("games", "tournaments"),
    "tries": ("users", "emails", "players", "games", "tournaments"),
}


@dataclass(frozen=True, order=True)
class Kept:
    """A column of a service."""

    service: str
    table: str
    column: str


def holdings_of(service: str) -> Holdings:
    places = "personal" if service in ("users", "emails", "players") else "resources.personal"
    return importlib.import_module(f"services.{service}.{places}").HOLDINGS


def columns_that_may_tell_of_somebody() -> set[Kept]:
    """Every text, and every number of a member, of all tables of all services."""
    for service in STORING:
        importlib.import_module(f"services.{service}.tables")
    found = set()
    for mapper in Table.registry.mappers:
        name = mapper.local_table.name
        own = mapper.class_.__module__.split(".")[1]
        for service in SHARED_TABLES.get(name, (own,)):
            found |= {
                Kept(service, name, column.name)
                for column in mapper.local_table.columns
                if _may_tell(column)
            }
    return found


def declared_rows() -> dict[Kept, tuple[str, str, str]]:
    """What becomes of each when a member is renamed, deleted, exported."""
    rows = {}
    for service in STORING:
        holdings = holdings_of(service)
        exported = {export.name: export.without for export in holdings.exports}
        for place in holdings.places:
            column = place.column.property.columns[0]
            table = column.table.name
            told = table in exported and column.name not in exported[table]
            words = (place.when_renamed, place.when_deleted, "yes" if told else "no")
            rows[Kept(service, table, column.name)] = words
    return rows


def documented_rows() -> dict[Kept, tuple[str, str, str]]:
    return {
        Kept(*found[:3]): (found[3], found[4], found[5])
        for found in ROW.findall(DOCUMENT.read_text())
    }


def documented_as_impersonal() -> set[Kept]:
    return {
        Kept(service, table, column)
        for service, table, columns in IMPERSONAL.findall(DOCUMENT.read_text())
        for column in re.findall(r"`(\w+)`", columns)
    }


def _may_tell(column: Column) -> bool:
    if isinstance(column.type, String | LargeBinary | Encrypted):
        return True
    return bool(PERSONS.search(column.name)) and not column.foreign_keys


def _print_rows() -> None:
    declared = declared_rows()
    for kept, words in declared.items():
        print(f"| {kept.service} | `{kept.table}.{kept.column}` | {' | '.join(words)} |")
    print()
    others: dict[tuple[str, str], list[str]] = {}
    for kept in sorted(columns_that_may_tell_of_somebody() - declared.keys()):
        others.setdefault((kept.service, kept.table), []).append(f"`{kept.column}`")
    for (service, table), columns in others.items():
        print(f"| {service} | `{table}` | {', '.join(columns)} |")


if __name__ == "__main__":
    _print_rows()
