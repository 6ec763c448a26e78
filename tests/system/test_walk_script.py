"""docs/walk.sh does chapter f of AFJD API 2020 against the running platform."""

import os
import secrets
import subprocess

from shared.config import ROOT
from tests.packages import require
from tests.waiting import PATIENCE_SECONDS


def test_the_walk_of_the_document_ends_well(stack):
    require("curl")
    urls = {f"{name.upper()}_URL": url for name, url in stack.urls.items()}
    done = subprocess.run(
        ["sh", "docs/walk.sh"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        env=os.environ | urls | {"MARK": secrets.token_hex(3)},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Ok adjudication performed and game updated : SOLVEUR : INFORMATION" in done.stdout
    assert done.stdout.count("Ok orders submitted") == 7
    assert "Ok declaration inserted : Hello world" in done.stdout
