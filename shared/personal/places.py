"""Places where something of a member is kept, each declared once, with what becomes of it.

The words of each kind are those of docs/personal-data.md, which a test compares.
"""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar
from urllib.parse import quote_plus

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from shared.database import note_forgetting
from shared.names import comparable

Column = InstrumentedAttribute[Any]


@dataclass(frozen=True)
class Person:
    """A member as other services know him; `email` only where he is looked for by address."""

    player_id: int
    pseudo: str
    email: str = ""

    @property
    def former_name(self) -> str:
        """What stands beside his results when he has left: longer than any pseudo may be."""
        return f"former member {self.player_id}"


@dataclass(frozen=True)
class Place:
    """A column in which something of a member stands."""

    column: Column
    when_renamed: ClassVar[str] = "stays"
    when_deleted: ClassVar[str] = "stays"

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        """As often as needed; most places hold no name."""

    def forget(self, session: Session, person: Person) -> None:
        """As often as needed."""


@dataclass(frozen=True)
class Name(Place):
    """A pseudo; `of` is the column of the same row that says whose, where there is one."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"
    of: Column | None = None
    comparable_name: Column | None = None

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        self._change(session, person, new_pseudo, self.column == person.pseudo)

    def forget(self, session: Session, person: Person) -> None:
        self._change(session, person, person.former_name)

    def _change(self, session: Session, person: Person, name: str, *also: Any) -> None:
        whose = self.column == person.pseudo if self.of is None else self.of == person.player_id
        values: dict[Column, Any] = {self.column: name}
        if self.comparable_name is not None:
            values[self.comparable_name] = comparable(name)
        session.execute(update(self.column.class_).where(whose, *also).values(values))


@dataclass(frozen=True)
class NameInRow(Name):
    """A pseudo beside the number of an OwnRow."""

    when_deleted: ClassVar[str] = "row removed"

    def forget(self, session: Session, person: Person) -> None:
        """The row goes."""


@dataclass(frozen=True)
class Datum(Place):
    """E-mail, telephone, birthday and the like of whoever `of` says."""

    when_deleted: ClassVar[str] = "emptied"
    of: Column
    empty: Any = ""

    def forget(self, session: Session, person: Person) -> None:
        session.execute(
            update(self.column.class_)
            .where(self.of == person.player_id)
            .values({self.column: self.empty})
        )


@dataclass(frozen=True)
class OwnRow(Place):
    """Whose row it is: nobody else needs it, and it goes with him."""

    when_deleted: ClassVar[str] = "row removed"

    def forget(self, session: Session, person: Person) -> None:
        session.execute(delete(self.column.class_).where(self.column == person.player_id))


@dataclass(frozen=True)
class WithRow(Place):
    """Something beside the number of an OwnRow."""

    when_deleted: ClassVar[str] = "row removed"


@dataclass(frozen=True)
class Number(Place):
    """Who did or had it; the number leads to nobody once he has left."""

    when_deleted: ClassVar[str] = "number stays"


@dataclass(frozen=True)
class Words(Place):
    """What people wrote to each other or called their things; we do not change their words."""


@dataclass(frozen=True)
class Mentions(Place):
    """JSON that we wrote and that names people."""

    when_renamed: ClassVar[str] = "changed"
    when_deleted: ClassVar[str] = "former member n"

    def rename(self, session: Session, person: Person, new_pseudo: str) -> None:
        for row in rows_that_contain(session, self.column, person.pseudo):
            written = json.loads(getattr(row, self.column.key))
            changed = with_name(written, person.pseudo, new_pseudo)
            if changed != written:
                setattr(row, self.column.key, json.dumps(changed, ensure_ascii=False))

    def forget(self, session: Session, person: Person) -> None:
        self.rename(session, person, person.former_name)


def rename_everywhere(
    session: Session, places: Iterable[Place], person: Person, new_pseudo: str
) -> None:
    for place in places:
        place.rename(session, person, new_pseudo)
    note_forgetting(session)


def forget_everywhere(session: Session, places: Iterable[Place], person: Person) -> None:
    for place in places:
        place.forget(session, person)
    note_forgetting(session)


def rows_that_contain(
    session: Session, column: Column, name: str, *also: ColumnElement[bool]
) -> list[Any]:
    """Rows whose text holds a name, as it is or as JSON and links write it."""
    spellings = {name, json.dumps(name)[1:-1], quote_plus(name)}
    found: dict[int, Any] = {}
    for spelling in spellings:
        query = select(column.class_).where(column.contains(spelling, autoescape=True), *also)
        found |= {id(row): row for row in session.scalars(query)}
    return list(found.values())


def with_name(value: Any, name: str, new_name: str) -> Any:
    """A JSON value in which every string that is the name became the new one, also in links."""
    if isinstance(value, dict):
        return {key: with_name(each, name, new_name) for key, each in value.items()}
    if isinstance(value, list):
        return [with_name(each, name, new_name) for each in value]
    if isinstance(value, str) and value.startswith("http"):
        asked = re.compile(rf"(?<==){re.escape(quote_plus(name))}(?=&|$)")
        return asked.sub(lambda _: quote_plus(new_name), value)
    return new_name if value == name else value
