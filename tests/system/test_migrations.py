"""Every revision of every service goes up, down and up again, and matches tables.py."""

import subprocess
import sys

import pytest

from shared.config import ROOT, STORING


def checked(service: str, *url: str) -> str:
    """What the check says; empty when nothing is wrong."""
    done = subprocess.run(
        [sys.executable, "-m", "deploy.check_migrations", service, *url],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr[-3000:] if done.returncode else ""


@pytest.mark.slow
@pytest.mark.parametrize("service", STORING)
def test_up_down_and_up_again(service):
    assert not checked(service)
