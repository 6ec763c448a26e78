"""The engine under sanitizers and valgrind, and against damaged requests."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from services.solver.bridge import LIBRARY
from tests.conftest import SOAK
from tests.packages import require, skip

pytestmark = pytest.mark.slow

ENGINE = LIBRARY.parent
ROOT = Path(__file__).parents[2]
SEEDS = 20_000 if SOAK else 300
PLAY = """
import sys
from dataclasses import replace
from pathlib import Path
from services.solver.adjudicator import Adjudicator
from services.solver.bridge import DirectCaller
from services.solver.children import ChildCaller
from services.solver.domain.orders import Refused
from tests.solver.test_properties import question_of
library = Path(sys.argv[1])
caller = DirectCaller(library) if library.suffix else ChildCaller(library)
engine = Adjudicator(caller)
for seed in range(int(sys.argv[2])):
    question = question_of(seed)
    engine.adjudicate(question)
    engine.possible(question)
    engine.disorder(question)
    try:
        engine.adjudicate(replace(question, strict=True))
    except Refused:
        pass
print("played")
if not library.suffix:
    child = caller._free[0]
    child._socket.close()  # which ends it, and only then are leaks looked for
    sys.exit(child._process.wait())
"""


def run(*command: str, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        text=True,
        capture_output=True,
        timeout=3600,
    )


def runtime(compiler: str) -> str:
    """The sanitizer's own library, which must be loaded before Python; empty if it is missing."""
    found = run(compiler, "-print-file-name=libasan.so").stdout.strip()
    return found if "/" in found and Path(found).exists() else ""


@pytest.fixture(scope="module")
def compiler() -> str:
    compiler = shutil.which("gcc")
    if not compiler or not runtime(compiler):
        skip("sanitizers", "gcc or the runtime of its address sanitizer is not installed")
    built = run("make", "-sC", str(ENGINE), "asan", f"CC={compiler}")
    assert built.returncode == 0, built.stderr
    return compiler


def play(engine: str, **environment: str) -> subprocess.CompletedProcess:
    command = (sys.executable, "-c", PLAY, str(ENGINE / engine), str(SEEDS))
    return run(*command, PYTHONPATH=str(ROOT), **environment)


def test_phases_are_played_through_ctypes_without_a_complaint_of_the_sanitizers(compiler):
    options = {"LD_PRELOAD": runtime(compiler), "ASAN_OPTIONS": "detect_leaks=0"}
    said = play("libengine-asan.so", **options)
    assert (said.stdout, said.returncode) == ("played\n", 0), said.stderr[-3000:]


@pytest.mark.usefixtures("compiler")
def test_a_child_plays_phases_without_a_complaint_of_the_sanitizers():
    said = play("child-asan")
    assert (said.stdout, said.returncode) == ("played\n", 0), said.stderr[-3000:]


def test_valgrind_finds_no_leak_and_no_wrong_access(tmp_path):
    valgrind = require("valgrind")
    from services.solver.adjudicator import write_request, write_variant
    from tests.solver.boards import STANDARD
    from tests.solver.test_properties import question_of

    requests = [write_variant(STANDARD)]
    requests += [
        write_request(question)
        for question in map(question_of, range(120))
        if question.variant is STANDARD
    ]
    path = tmp_path / "requests"
    path.write_bytes(
        b"".join((len(words) // 4).to_bytes(4, sys.byteorder) + words for words in requests)
    )
    assert run("make", "-sC", str(ENGINE), "bench").returncode == 0
    checked = run(
        valgrind,
        "-q",
        "--leak-check=full",
        "--error-exitcode=9",
        str(ENGINE / "bench"),
        str(path),
        "1",
    )
    assert checked.returncode == 0, checked.stderr[-3000:]


@pytest.mark.usefixtures("compiler")
def test_damaged_requests_do_not_break_the_engine():
    """`make -C services/solver/engine fuzz SECONDS=600` runs it for ten minutes."""
    found = run("make", "-sC", str(ENGINE), "fuzz", f"SECONDS={60 if SOAK else 5}")
    assert found.returncode == 0, (found.stdout + found.stderr)[-3000:]
