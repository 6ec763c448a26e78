"""What the first revision stored is upgraded to the newest one, and still reads as it did."""

import json
import sqlite3
import subprocess
import sys
import time

import pytest

from shared.config import ROOT, STORING
from tests.api import Api
from tests.factories import PASSWORD
from tests.stack import Stack
from tests.system.first_revision.__main__ import FOLDER

pytestmark = pytest.mark.slow

KEPT = json.loads((FOLDER / "readings.json").read_text())


def fill(data) -> None:
    for service in STORING:
        with sqlite3.connect(data / f"{service}.db") as database:
            database.executescript((FOLDER / f"{service}.sql").read_text())


@pytest.fixture(scope="module")
def upgraded_stack():
    """Started on the data of the first revision, at the time it was made."""
    stack = Stack(**{f"{service.upper()}_DATABASE_URL": "" for service in STORING})
    fill(stack.data)
    stack.move_clock(KEPT["made_at"] - time.time())
    try:
        yield stack.start()
    finally:
        stack.remove()


def test_everything_reads_as_before(upgraded_stack):
    api = Api(upgraded_stack)
    token = api.login(KEPT["pseudo"], PASSWORD)
    for path, before in KEPT["readings"].items():
        service = "games" if path.startswith(("/game", "/go-")) else "tournaments"
        now = api.get(service, path, token=token).json()
        assert holds(now, before), path


def holds(now, before) -> bool:
    """Everything that was told before; what has come since stands beside it."""
    if isinstance(before, dict):
        return all(name in now and holds(now[name], before[name]) for name in before)
    if isinstance(before, list):
        return len(now) == len(before) and all(map(holds, now, before))
    return now == before


def test_a_database_of_an_unknown_revision_stops_the_start(tmp_path):
    fill(tmp_path)
    with sqlite3.connect(tmp_path / "users.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '0002'")
    done = subprocess.run(
        [sys.executable, "-m", "shared.migrations", "users"],
        cwd=ROOT,
        env={"ENTENTE_DATA": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "start with an empty data folder" in done.stderr
