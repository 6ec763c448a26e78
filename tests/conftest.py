"""One running stack for the whole test run, and clients of it."""

import os
from collections import Counter
from pathlib import Path

import hypothesis
import pytest

from shared.config import PORTS
from tests.api import Api
from tests.bench.results import write_soak
from tests.stack import Stack
from tests.troubled import TroubledStack
from tests.twice import FAILED_TESTS

SOAK = bool(os.environ.get("SOAK"))
hypothesis.settings.register_profile("patient", deadline=None)  # a busy machine is no fault
hypothesis.settings.load_profile("patient")
# Services that tests run in this process call nobody: a platform may run on the usual ports.
NOBODY = "http://127.0.0.1:1"
os.environ |= {f"{name.upper()}_URL": NOBODY for name in PORTS}
OTHER_STACKS = {"api", "troubled", "strict", "postgres"}


def pytest_configure() -> None:
    url = os.environ.get("TEST_DATABASE_URL")
    if url and "{service}" not in url:
        raise pytest.UsageError(
            "TEST_DATABASE_URL must hold {service} where the name of the database belongs, as in "
            "postgresql://me@localhost/{service}: each service has a database of its own, and "
            "tests empty it."
        )


@pytest.fixture(scope="session")
def stack():
    running = Stack()
    try:
        yield running.start()
    finally:
        running.remove()


@pytest.fixture(scope="session")
def browser():
    """Here, since one process can drive only one: folders that have their own would have two."""
    from tests.web.browser.chromium import open_chromium  # only who needs it loads it

    with open_chromium() as started:
        yield started


@pytest.fixture(scope="session")
def api(stack):
    return Api(stack)


@pytest.fixture(scope="session")
def admin(api):
    return api.admin_token()


@pytest.fixture
def clock(stack):
    """Moves the clock of all services for one test."""
    yield stack.move_clock
    stack.move_clock(0)


@pytest.fixture(scope="session")
def troubled():
    """A second stack whose mail server and games are the test's own, to be killed and misled."""
    running = TroubledStack()
    try:
        yield running.start()
    finally:
        running.remove()


def pytest_collection_modifyitems(items):
    """Whoever asks for a stack is marked as needing it, so that `make unit` leaves it out.

    Files with slow tests come first: of two runners neither waits long for the other at the end.
    """
    slow_files = set()
    for item in items:
        names = getattr(item, "fixturenames", ())
        if any("stack" in name or name in OTHER_STACKS for name in names):
            item.add_marker(pytest.mark.stack)
        if item.get_closest_marker("stack") or item.get_closest_marker("slow"):
            slow_files.add(item.path)
    items.sort(key=lambda item: item.path not in slow_files)


def pytest_terminal_summary(terminalreporter):
    """One line for every group of tests that was skipped, whichever runner had them."""
    stats = terminalreporter.stats
    failed = sorted({one.nodeid for how in ("failed", "error") for one in stats.get(how, [])})
    if path := os.environ.get(FAILED_TESTS):
        Path(path).write_text("\n".join(failed))
    if SOAK:
        write_soak(len(stats.get("passed", [])), failed)
    reasons = Counter(map(_reason, stats.get("skipped", [])))
    for reason, count in sorted(reasons.items()):
        tests = "1 test" if count == 1 else f"{count} tests"
        terminalreporter.write_line(f"skipped: {reason} ({tests})")


def _reason(report) -> str:
    """`group: why`, as tests.packages.skip says it; other skips are grouped by their folder."""
    why = report.longrepr[2].removeprefix("Skipped: ")
    folder = report.nodeid.split("::")[0].rpartition("/")[0]
    return why if ": " in why else f"{folder}: {why}"
