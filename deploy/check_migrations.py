"""Fail when a service's tables.py and its migrations differ: part of `make lint`."""

import sys
import tempfile

from alembic import command

from shared.migrations import configuration, migrate

if __name__ == "__main__":
    for service in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/{service}.db"
            migrate(service, url)
            command.check(configuration(service, url))
