"""What a service hands a member who wants his data: rows of tables, without anybody else's."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from shared.personal.places import Person

Rows = list[dict[str, Any]]


@dataclass(frozen=True)
class Export:
    """The rows of a table that are a member's; `without` are columns that are not for him."""

    table: type
    whose: Callable[[Person], ColumnElement[bool]]
    without: frozenset[str] = frozenset()

    @property
    def name(self) -> str:
        return self.table.__tablename__  # type: ignore[attr-defined]

    def rows(self, session: Session, person: Person) -> Rows:
        columns = [
            column
            for column in self.table.__table__.columns  # type: ignore[attr-defined]
            if column.name not in self.without
        ]
        query = select(*columns).where(self.whose(person))
        return [
            {name: _as_json(value) for name, value in zip(row._fields, row, strict=True)}
            for row in session.execute(query)
        ]


def export_all(session: Session, exports: Iterable[Export], person: Person) -> dict[str, Rows]:
    """By table."""
    return {export.name: export.rows(session, person) for export in exports}


def _as_json(value: Any) -> Any:
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return float(value) if isinstance(value, Decimal) else value
