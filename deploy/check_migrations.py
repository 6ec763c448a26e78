"""Fail when a service's tables.py and its migrations differ, or one cannot be undone.

Also when a migration made SQLite forget to use no number twice: altering a table in a batch copies
it, and what SQLAlchemy knows of a table that it reads does not include AUTOINCREMENT.

`python -m deploy.check_migrations users [url]`: one service a process, since all tables of a
process share one catalogue. Without a URL an empty SQLite file is used.
"""

import importlib
import sys
import tempfile

from alembic import command
from sqlalchemy import create_engine, text

from shared.database import Table
from shared.migrations import configuration, migrate


def check(service: str, url: str) -> None:
    importlib.import_module(f"services.{service}.tables")
    migrate(service, url)
    _require_numbers_used_once(service, url)
    command.check(configuration(service, url))
    command.downgrade(configuration(service, url), "base")
    migrate(service, url)


def _require_numbers_used_once(service: str, url: str) -> None:
    engine = create_engine(url)
    if engine.dialect.name != "sqlite":
        return
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT name, sql FROM sqlite_master")).all()
    stored = {name: sql or "" for name, sql in rows}
    for name, table in Table.metadata.tables.items():
        wanted = table.dialect_options["sqlite"]["autoincrement"]
        if wanted and "AUTOINCREMENT" not in stored[name]:
            raise SystemExit(f"{service}: a migration lets {name} use numbers again")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        check(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/tried.db")
