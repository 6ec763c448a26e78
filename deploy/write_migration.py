"""Write the migration from the stored tables to tables.py: see `make migration`."""

import importlib
import re
import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory

from shared.config import ROOT, STORING
from shared.migrations import configuration, migrate

BOOLEAN_DEFAULT = re.compile(r"(?<=sa\.Boolean\(\), server_default=)sa\.text\('([01])'\)")
WORDS = {"0": "sa.false()", "1": "sa.true()"}
USAGE = 'entente: make migration service=games message="add notes"'


def main(service: str, message: str) -> None:
    """Compare tables.py with an empty database brought to the newest revision."""
    importlib.import_module(f"services.{service}.tables")
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/{service}.db"
        migrate(service, url)
        config = configuration(service, url)
        newest = ScriptDirectory.from_config(config).get_current_head()
        template = ROOT / "services" / service / "migrations" / "script.py.mako"
        template.write_text((Path(__file__).parent / "script.py.mako").read_text())
        try:
            written = command.revision(
                config, message, autogenerate=True, rev_id=next_revision(service, newest)
            )
            write_truth_for_both(Path(written.path))  # type: ignore[union-attr]
        finally:
            template.unlink()


def next_revision(service: str, newest: str | None) -> str:
    """games_0002 after games_0001: a line, since every revision has one before and one after."""
    number = int(newest.removeprefix(f"{service}_")) if newest else 0
    return f"{service}_{number + 1:04}"


def write_truth_for_both(path: Path) -> None:
    """SQLite, which was compared, says 0 for false; PostgreSQL takes no number for a boolean."""
    path.write_text(BOOLEAN_DEFAULT.sub(lambda found: WORDS[found[1]], path.read_text()))


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in STORING or not sys.argv[2]:
        sys.exit(USAGE)
    main(*sys.argv[1:])
