"""A topic with an address of its own, whose events carry the numbers of a table of their own."""

from collections.abc import Callable
from dataclasses import dataclass

from shared.database import Session
from shared.streams.journal import Entry


@dataclass(frozen=True)
class Source:
    """`path` holds {key:int}. `older` reads from the table what the journal has forgotten, or
    never knew: the entries after a number, the oldest first."""

    path: str
    kind: str
    older: Callable[[Session, int, int], list[Entry]]
