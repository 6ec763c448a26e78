"""A run ends with one line for every group of tests it skipped, and installs nothing unasked."""

import os
import subprocess
import sys

import pytest

from shared.config import ROOT
from tests import packages

CONFTEST = "from tests.conftest import pytest_terminal_summary"
TESTS = """
import pytest
from tests.packages import PROGRAMS, Program, require

PROGRAMS["no-such-program"] = Program("GNU Go", "gnugo")

@pytest.fixture(scope="module")
def engine():
    return require("no-such-program")

@pytest.mark.parametrize("number", range(3))
def test_needs_a_program(engine, number):
    pass

@pytest.mark.skip("not today")
def test_of_another_kind():
    pass

def test_passes():
    pass
"""
LINES = [
    "skipped: GNU Go: no-such-program is not installed (apt-get install gnugo) (6 tests)",
    "skipped: first: not today (1 test)",
    "skipped: second: not today (1 test)",
]


@pytest.mark.slow
@pytest.mark.parametrize("runners", [(), ("-n", "2", "--dist", "loadfile")])
def test_skipped_groups_are_told_whatever_runs_the_tests(tmp_path, runners):
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
        (folder / f"test_{folder.name}.py").write_text(TESTS)
    (tmp_path / "conftest.py").write_text(CONFTEST)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", *runners, "."],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines()[-4:-1] == LINES, done.stdout + done.stderr


def test_nothing_is_installed_unasked(monkeypatch):
    monkeypatch.setattr(packages, "find", lambda name: None)
    monkeypatch.setattr(subprocess, "run", None)  # calling it would fail
    for name in ("CI", "INSTALL"):
        monkeypatch.setenv(name, "0")
    packages.install_missing()


@pytest.mark.parametrize("name", ["CI", "INSTALL"])
def test_missing_packages_are_installed_when_asked(monkeypatch, name):
    commands = []
    monkeypatch.setattr(packages, "find", lambda name: None if name == "gnugo" else "/here")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(packages.shutil, "which", lambda name: "/usr/bin/apt-get")
    monkeypatch.setattr(
        subprocess,
        "run",
        lambda command, **_: commands.append(command) or subprocess.CompletedProcess(command, 0),
    )
    monkeypatch.setenv(name, "true")
    packages.install_missing()
    assert commands == [
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "gnugo"],
    ]
