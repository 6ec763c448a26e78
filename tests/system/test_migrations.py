"""Every revision of every service goes up, down and up again, and all are one numbered line."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from deploy.write_migration import next_revision
from shared.config import ROOT, STORING
from shared.migrations import configuration

NEW_TABLE = """
import sqlalchemy

class {name}(Table):
    __tablename__ = "{name}"
    id: Mapped[int] = mapped_column(primary_key=True)
    kept: Mapped[bool] = mapped_column(server_default=sqlalchemy.false())
"""


def complaint_of(module: str, *arguments: str, folder: Path = ROOT) -> str:
    """What a command of deploy complains about; empty when nothing is wrong."""
    done = subprocess.run(
        [sys.executable, "-m", f"deploy.{module}", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr[-3000:] if done.returncode else ""


@pytest.fixture
def copy_of_the_code(tmp_path) -> Path:
    for name in ("deploy", "shared", "services/users"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize("service", STORING)
def test_up_down_and_up_again(service):
    assert not complaint_of("check_migrations", service)


@pytest.mark.parametrize("service", STORING)
def test_revisions_form_one_numbered_line(service):
    scripts = ScriptDirectory.from_config(configuration(service, "sqlite://"))
    line = list(scripts.walk_revisions("base", scripts.get_current_head() or "base"))[::-1]
    before = None
    for revision in line:
        assert revision.down_revision == before
        assert revision.revision == next_revision(service, before)
        assert Path(revision.path).name.startswith(f"{revision.revision}_")
        before = revision.revision
    assert len(line) == len(list(Path(scripts.versions).glob("*.py")))


@pytest.mark.slow
def test_a_written_migration_continues_the_line(copy_of_the_code):
    tables = copy_of_the_code / "services/users/tables.py"
    versions = copy_of_the_code / "services/users/migrations/versions"
    newest = max(path.stem for path in versions.glob("*.py"))[: len("users_0001")]
    for name in ("notes", "more_notes"):
        tables.write_text(tables.read_text() + NEW_TABLE.format(name=name))
        message = f"add {name.replace('_', ' ')}"
        assert not complaint_of("write_migration", "users", message, folder=copy_of_the_code)
        newest, before = next_revision("users", newest), newest
        written = (versions / f"{newest}_add_{name}.py").read_text()
        assert f"revision = '{newest}'\ndown_revision = '{before}'" in written
        assert f"op.create_table('{name}'" in written
        assert "sa.Column('kept', sa.Boolean(), server_default=sa.false()" in written
    assert not complaint_of("check_migrations", "users", folder=copy_of_the_code)


@pytest.mark.slow
@pytest.mark.parametrize("arguments", [(), ("users", ""), ("solver", "add notes")])
def test_a_migration_needs_a_service_with_tables_and_a_message(arguments):
    assert "make migration service=games" in complaint_of("write_migration", *arguments)
