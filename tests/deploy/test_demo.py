"""`make demo`: an association to look at, in a folder of its own, kept until it is removed."""

import subprocess
import sys

import pytest
import requests

from shared.config import ROOT
from tests.conftest import SOAK
from tests.stack import Stack

pytestmark = [pytest.mark.slow, pytest.mark.stack]
PATIENCE_SECONDS = 900


def start_demo(stack: Stack) -> subprocess.CompletedProcess[str]:
    """What it prints; it ends when everything is there."""
    return subprocess.run(
        [sys.executable, "-m", "deploy.demo", "--leave", *([] if SOAK else ["--small"])],
        cwd=ROOT,
        env=stack.environment
        | {"DEMO_DATA": str(stack.data), "COLUMNS": "200", "CLOCK_ADJUDICATES": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )


@pytest.fixture(scope="module")
def stack():
    """Settings and a folder; the demo starts the platform itself."""
    made = Stack()
    yield made
    made.remove()


def test_a_folder_with_something_else_in_it_is_left_alone(stack):
    (stack.data / "mine").touch()
    refused = start_demo(stack)
    assert refused.returncode == 2
    assert "holds something else" in refused.stderr
    (stack.data / "mine").unlink()


@pytest.mark.timeout(2 * PATIENCE_SECONDS)
def test_it_is_filled_once_and_every_address_it_names_opens(stack):
    first = start_demo(stack)
    assert first.returncode == 0, first.stdout[-2000:] + first.stderr[-2000:]
    printed = first.stdout
    assert "all there" in printed
    addresses = [word for word in printed.split() if word.startswith(f"{stack.web_url}/")]
    assert len(addresses) > 8
    again = start_demo(stack).stdout
    assert "all there" not in again
    assert set(addresses) <= set(again.split())
    stack.start()
    statuses = {address: requests.get(address, timeout=60).status_code for address in addresses}
    assert set(statuses.values()) == {200}, statuses
