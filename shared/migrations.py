"""Bring a service's database to the newest revision: `python -m shared.migrations users`."""

import sys
from pathlib import Path
from typing import Literal

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.types import TypeDecorator

from shared import sqlite
from shared.config import ROOT, settings, stop
from shared.database import Table, connect

ADVISORY_LOCK = 0x456E74
PATIENCE_SECONDS = 120  # several processes prepare one database; the first may have much to do


def configuration(service: str, url: str | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(ROOT / "services" / service / "migrations"))
    config.attributes["url"] = url or settings().database_urls[service]
    return config


class FromBefore(Exception):
    """A database whose revision this code does not know."""


def migrate(service: str, url: str | None = None) -> None:
    config = configuration(service, url)
    scripts = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in scripts.walk_revisions()}
    with connect(config.attributes["url"]).connect() as connection:
        stored = set(MigrationContext.configure(connection).get_current_heads())
    if unknown := stored - known:
        raise FromBefore(f"its revision {', '.join(unknown)} is not one of this version")
    if stored != set(scripts.get_heads()):
        command.upgrade(config, "head")


def is_current(service: str, connection: Connection) -> bool:
    """Whether the database is at the newest revision this code knows."""
    newest = set(ScriptDirectory.from_config(configuration(service)).get_heads())
    return set(MigrationContext.configure(connection).get_current_heads()) == newest


def run_migrations() -> None:
    """Body of each service's migrations/env.py.

    A migration needs no tables.py, which takes longer to load than all migrations to run; who
    compares the two has loaded it.
    """
    from alembic import context

    with connect(context.config.attributes["url"]).connect() as plain:
        # Several processes may start at once: the second waits, then finds nothing to do.
        connection = plain.execution_options(**{sqlite.PATIENCE: PATIENCE_SECONDS})
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE_SECONDS}s'"))
                connection.execute(
                    text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK}
                )
            context.configure(
                connection=connection,
                target_metadata=Table.metadata,
                render_as_batch=True,
                render_item=_plain_type,
                transactional_ddl=True,
                transaction_per_migration=False,
            )
            context.run_migrations()


def _plain_type(kind: str, thing: object, _context: object) -> str | Literal[False]:
    """Migrations must not depend on today's code: our own types are written as what SQL has."""
    is_ours = kind == "type" and isinstance(thing, TypeDecorator)
    return f"sa.{thing.impl!r}" if is_ours else False  # type: ignore[attr-defined]


def main(services: list[str]) -> None:
    for service in services:
        Path(settings().data).mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            migrate(service)
        except FromBefore as unknown:
            stop(
                f"the database of {service} is of another version ({unknown}): "
                f"start with an empty data folder, or with the version that made {settings().data}."
            )
        except Exception as failure:
            reason = str(getattr(failure, "orig", failure)).splitlines()[0]
            stop(f"the database of {service} cannot be prepared: {reason}.")


if __name__ == "__main__":
    main(sys.argv[1:])
