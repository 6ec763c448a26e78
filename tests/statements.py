"""What this process asks of its database."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import event

from shared import database


@contextmanager
def statements() -> Iterator[list[str]]:
    """What this process asks of the database meanwhile."""
    seen: list[str] = []

    def note(_connection, _cursor, statement, *_more):
        seen.append(statement)

    engine = database.engine()
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)


def questions(asked: list[str]) -> list[str]:
    """Without the beginning of a transaction, which asks nothing."""
    return [one for one in asked if not one.startswith("BEGIN")]
