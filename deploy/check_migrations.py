"""Fail when a service's tables.py and its migrations differ, or one cannot be undone.

`python -m deploy.check_migrations users [url]`: one service a process, since all tables of a
process share one catalogue. Without a URL an empty SQLite file is used.
"""

import sys
import tempfile

from alembic import command

from shared.migrations import configuration, migrate


def check(service: str, url: str) -> None:
    migrate(service, url)
    command.check(configuration(service, url))
    command.downgrade(configuration(service, url), "base")
    migrate(service, url)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        check(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else f"sqlite:///{folder}/tried.db")
