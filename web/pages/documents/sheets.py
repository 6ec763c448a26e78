"""A document before it is a page or a PDF: tables, or cards that are cut apart."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Column:
    """`wide` columns share what the others leave; numbers stand to the right."""

    heading: str
    align: str = "left"
    wide: bool = False


@dataclass(frozen=True)
class Table:
    """Rows under their headings; the last may be sums."""

    columns: tuple[Column, ...]
    rows: list[list[str]]
    title: str = ""
    sums: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Card:
    """One piece of paper: a large line, smaller ones, fields to fill in, an address to scan."""

    large: str
    lines: tuple[str, ...] = ()
    fields: tuple[str, ...] = ()
    corner: str = ""
    address: str = ""


@dataclass(frozen=True)
class Document:
    """Its name stands on every page of it, with that of the tournament and the hour."""

    title: str
    about: str
    tables: list[Table] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    landscape: bool = False
    # How many cards stand beside and below one another on a page.
    across: int = 2
    down: int = 4

    @property
    def is_empty(self) -> bool:
        return not self.cards and not any(table.rows for table in self.tables)
