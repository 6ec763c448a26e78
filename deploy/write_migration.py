"""Write the migration from the stored tables to tables.py: see `make migration`."""

import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory

from shared.config import ROOT
from shared.migrations import configuration, migrate


def main(service: str, message: str) -> None:
    """Compare tables.py with an empty database brought to the newest revision."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/{service}.db"
        migrate(service, url)
        config = configuration(service, url)
        template = ROOT / "services" / service / "migrations" / "script.py.mako"
        template.write_text((Path(__file__).parent / "script.py.mako").read_text())
        try:
            revisions = list(ScriptDirectory.from_config(config).walk_revisions())
            command.revision(
                config, message, autogenerate=True, rev_id=f"{service}_{len(revisions) + 1:04}"
            )
        finally:
            template.unlink()


if __name__ == "__main__":
    if len(sys.argv) != 3 or not all(sys.argv[1:]):
        sys.exit('entente: make migration service=games message="add notes"')
    main(*sys.argv[1:])
